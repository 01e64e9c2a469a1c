import { type ComponentProps, memo, type ReactNode } from 'react';
import { NameText } from '#app/typeUi/NameText.tsx';
import { useNames } from '#app/typeUi/names/names.ts';
import { TypeIcon } from '#app/typeUi/TypeIcon.tsx';
import { getArrowStep } from '#app/ui/lists/focusKeys.ts';
import type { Type } from '#core/charts/type.ts';
import styles from './ChartHead.module.css';

const steps = new Map<string, ReturnType<typeof getArrowStep>>([
  ['Home', [0, Number.NEGATIVE_INFINITY]],
  ['End', [0, Number.POSITIVE_INFINITY]],
  ['PageUp', [-5, 0]],
  ['PageDown', [5, 0]],
]);

/** Returns the rows and columns that a key moves by in a chart; undefined for a key that moves nowhere. */
export function getChartStep(key: string): ReturnType<typeof getArrowStep> {
  return getArrowStep(key) ?? steps.get(key);
}

/** A box in which a type chart scrolls below its heads. */
export function ChartScroller({ className = '', ...props }: ComponentProps<'section'>) {
  return <section className={`${styles.scroller} ${className}`} {...props} />;
}

/** Shows the caption and the head of a type chart: an icon for each defending type, after the corner. */
export function ChartHead({
  caption,
  types,
  hasNames = false,
  corner,
  getProps = () => ({}),
}: {
  caption: string;
  types: readonly Type[];
  /** Whether the names stand above the icons. */
  hasNames?: boolean;
  corner?: ReactNode;
  /** Returns more properties of the head of a column. */
  getProps?: (column: number) => ComponentProps<'th'>;
}) {
  return (
    <>
      <caption className={styles.caption}>{caption}</caption>
      <thead className={styles.head}>
        <tr>
          <td>{corner}</td>
          {types.map((type, column) => (
            <ColumnHead key={type} type={type} hasName={hasNames} {...getProps(column)} />
          ))}
        </tr>
      </thead>
    </>
  );
}

/** Shows the head of a column. Memoized: a tap on a chart changes two of up to 64. */
const ColumnHead = memo(function ColumnHead({
  type,
  hasName,
  ...props
}: ComponentProps<'th'> & { type: Type; hasName: boolean }) {
  const { typeName } = useNames();
  return (
    <th scope="col" {...props}>
      {hasName ? (
        <>
          <NameText name={typeName(type)} />
          <TypeIcon type={type} />
        </>
      ) : (
        <TypeIcon type={type} name={typeName(type)} />
      )}
    </th>
  );
});

/** Shows the head of a row of a type chart: icon and name of the type. */
export function ChartRowHead({ type, ...props }: ComponentProps<'th'> & { type: Type }) {
  const { typeName } = useNames();
  return (
    <th scope="row" className={styles.rowHead} {...props}>
      <TypeIcon type={type} />
      <NameText name={typeName(type)} />
    </th>
  );
}
