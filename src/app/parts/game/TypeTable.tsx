import { ChevronDown } from 'lucide-react';
import { type ComponentProps, Fragment, type ReactNode, useState } from 'react';
import { isLargeChart } from '#app/parts/frame/useSlicedRows.ts';
import type { MultiplierLevel } from '#app/typeUi/level.ts';
import { NameText } from '#app/typeUi/NameText.tsx';
import { useNames } from '#app/typeUi/names/names.ts';
import { TypeIcon } from '#app/typeUi/TypeIcon.tsx';
import type { AttackingType } from '#core/charts/type.ts';
import styles from './TypeTable.module.css';

const chevron = <ChevronDown aria-hidden />;

/** A row of the table: the texts of its cells, and what it shows when it is open. */
export type TypeTableRow = {
  type: AttackingType;
  cells: readonly { text: string; level?: MultiplierLevel }[];
  renderDetails: () => ReactNode;
};

/** Shows a table with a row for each type; a row opens to say why. */
export function TypeTable({
  head,
  rows,
  ...props
}: ComponentProps<'table'> & { head: ReactNode; rows: readonly TypeTableRow[] }) {
  const { typeName } = useNames();
  const [openType, setOpenType] = useState<AttackingType>();
  return (
    <table className={styles.table} data-large={isLargeChart(rows.length) || undefined} {...props}>
      <thead>{head}</thead>
      <tbody>
        {rows.map(({ type, cells, renderDetails }) => {
          const isOpen = type === openType;
          return (
            <Fragment key={type}>
              <tr>
                <th scope="row">
                  <button
                    type="button"
                    aria-expanded={isOpen}
                    onClick={() => setOpenType(isOpen ? undefined : type)}
                  >
                    <TypeIcon type={type} />
                    <NameText name={typeName(type)} />
                    {chevron}
                  </button>
                </th>
                {cells.map(({ text, level }, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell belongs to its column
                  <td key={index} translate="no" data-level={level}>
                    {text}
                  </td>
                ))}
              </tr>
              {isOpen && (
                <tr>
                  <td colSpan={1 + cells.length}>{renderDetails()}</td>
                </tr>
              )}
            </Fragment>
          );
        })}
      </tbody>
    </table>
  );
}
