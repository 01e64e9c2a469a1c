import { icons, type LucideIcon } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type AttackingType, attackingTypes } from '#engine/type.ts';

/** Our own icons, with the grid of 24 by 24 and the stroke of Lucide's. */
const ownPaths = {
  // A horned head, from the side.
  dragon:
    'M3 15.5c2.2-.3 3.4-1.2 4.3-2.6C8.8 10.5 10.5 9 13.5 8.5L11 3c3.7.6 6.2 2.2 7.6 4.6L21.5 7c-.3 1.8-1 3-2 3.9.9 3.8-.3 7.6-3.5 10.1-.1-2.7-1.3-4.3-3.6-4.6-2.2 1.7-5.2 2-8.4.9zM15 11.8h.01',
  // A star.
  stellar: 'M12 2.8l2.8 5.9 6.4.8-4.7 4.4 1.2 6.4-5.7-3.2-5.7 3.2 1.2-6.4-4.7-4.4 6.4-.8z',
};

const lucideIcons: Record<Exclude<AttackingType, keyof typeof ownPaths>, LucideIcon> = {
  normal: icons.Circle,
  fighting: icons.HandFist,
  flying: icons.Feather,
  poison: icons.Biohazard,
  ground: icons.Mountain,
  rock: icons.Gem,
  bug: icons.Bug,
  ghost: icons.Ghost,
  steel: icons.Hexagon,
  fire: icons.Flame,
  water: icons.Droplet,
  grass: icons.Leaf,
  electric: icons.Zap,
  psychic: icons.Eye,
  ice: icons.Snowflake,
  dark: icons.Moon,
  fairy: icons.Sparkles,
};

/** The icon's elements as one path; throws for an element that is neither path nor circle. */
function pathOf(icon: LucideIcon): string {
  const [, ...elements] = renderToStaticMarkup(createElement(icon)).match(/<\w+ [^>]*>/g) ?? [];
  return elements.map(partOf).join('');
}

function partOf(element: string): string {
  const value = (name: string) => element.match(` ${name}="([^"]*)"`)?.[1] ?? '';
  // A relative start would continue from the previous path.
  if (element.startsWith('<path ')) return value('d').replace(/^m/, 'M0 0m');
  if (!element.startsWith('<circle ')) throw new Error(`${element} is not known as a path`);
  const r = Number(value('r'));
  const half = `a${r} ${r} 0 1 0 `;
  return `M${Number(value('cx')) - r} ${value('cy')}${half}${2 * r} 0${half}${-2 * r} 0`;
}

/** The text of src/widgets/typeIcons.json: a path of each type, in the order of the types. */
export function generateTypeIcons(): string {
  const lucidePaths = Object.entries(lucideIcons).map(([type, icon]) => [type, pathOf(icon)]);
  const paths: Record<string, string> = { ...Object.fromEntries(lucidePaths), ...ownPaths };
  const entries = attackingTypes.map((type) => [type, paths[type]]);
  return `${JSON.stringify(Object.fromEntries(entries), undefined, 2)}\n`;
}
