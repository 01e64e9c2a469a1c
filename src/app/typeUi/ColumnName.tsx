import { useTranslation } from '#app/i18n/useTranslation.ts';
import { VisuallyHidden } from '#app/ui/VisuallyHidden.tsx';
import type { AttackingType } from '#core/charts/type.ts';
import { splitShortName } from '#core/pokedex/names/shortName.ts';
import { removeSoftHyphens } from '#core/softHyphens.ts';
import styles from './ColumnName.module.css';
import { TypeIcon } from './TypeIcon.tsx';

/**
 * The head of a narrow column: the types of a Pokémon above its short name, which has a line for each
 * word, and two for a word too long for one; the mark of its form is never cut. Screen readers read the whole name.
 */
export function ColumnName({
  name,
  shortName,
  types,
  isVertical = false,
}: {
  name: string;
  shortName: string;
  types: readonly AttackingType[];
  /** Whether the name stands upright if its column is too narrow for it. */
  isVertical?: boolean;
}) {
  const { namesTag } = useTranslation();
  const lines = splitShortName(shortName);
  const isWhole = shortName === name && lines.length === 1;
  return (
    <span
      translate="no"
      lang={namesTag}
      title={removeSoftHyphens(name)}
      className={styles.head}
      data-vertical={isVertical || undefined}
    >
      <span className={styles.icons}>
        {types.map((type) => (
          <TypeIcon key={type} type={type} />
        ))}
      </span>
      {!isWhole && <VisuallyHidden>{name}</VisuallyHidden>}
      <span className={styles.lines} aria-hidden={!isWhole}>
        {lines.map(({ beginning, mark }) => (
          <span key={beginning} className={styles.line}>
            <span className={styles.beginning}>{beginning}</span>
            {mark && <span>{mark}</span>}
          </span>
        ))}
      </span>
    </span>
  );
}
