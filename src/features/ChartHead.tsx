import type { Type } from '#engine/type.ts';
import { useNames } from '#widgets/names/names.ts';
import { TypeIcon } from '#widgets/TypeIcon.tsx';
import styles from './ChartHead.module.css';

/** Shows the caption and the head of a type chart: an icon for each defending type, after a blank corner. */
export function ChartHead({ caption, types }: { caption: string; types: readonly Type[] }) {
  const { typeName } = useNames();
  return (
    <>
      <caption className={styles.caption}>{caption}</caption>
      <thead className={styles.head}>
        <tr>
          <td />
          {types.map((type) => (
            <th key={type} scope="col">
              <TypeIcon type={type} name={typeName(type)} />
            </th>
          ))}
        </tr>
      </thead>
    </>
  );
}

/** Shows the head of a row of a type chart: icon and name of the attacking type. */
export function ChartRowHead({ type }: { type: Type }) {
  const { typeName } = useNames();
  return (
    <th scope="row" className={styles.rowHead}>
      <TypeIcon type={type} />
      <span translate="no">{typeName(type)}</span>
    </th>
  );
}
