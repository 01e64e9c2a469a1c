import { createElement, type SVGProps } from 'react';

/** The elements of an icon of 24 × 24 units, with their attributes. */
export type IconNode = readonly (readonly [string, Readonly<Record<string, string>>])[];

/** Returns the component of an icon, which is hidden from screen readers. */
export function createIcon(node: IconNode) {
  const children = node.map(([name, attributes]) => createElement(name, attributes));
  return (props: SVGProps<SVGSVGElement>) =>
    createElement(
      'svg',
      {
        ...{ width: 24, height: 24, viewBox: '0 0 24 24', 'aria-hidden': true },
        ...{ fill: 'none', stroke: 'currentColor', strokeWidth: 2 },
        ...{ strokeLinecap: 'round', strokeLinejoin: 'round' },
        ...props,
      },
      ...children,
    );
}
