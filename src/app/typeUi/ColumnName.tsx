import { useTranslation } from '#app/i18n/useTranslation.ts';
import { VisuallyHidden } from '#app/ui/VisuallyHidden.tsx';
import type { AttackingType } from '#core/charts/type.ts';
import { splitShortName } from '#core/pokedex/names/shortName.ts';
import { removeSoftHyphens } from '#core/softHyphens.ts';
import './upright.css';
import styles from './ColumnName.module.css';
import { TypeIcon } from './TypeIcon.tsx';

/**
 * The head of a column: the short name of a Pokémon, a line for each word, above its types. In a narrow column it
 * stands upright. Screen readers read the whole name.
 */
export function ColumnName({
  name,
  shortName,
  types,
}: {
  name: string;
  shortName: string;
  types: readonly AttackingType[];
}) {
  const { namesTag } = useTranslation();
  const lines = splitShortName(shortName);
  const isWhole = shortName === name && lines.length === 1;
  return (
    <span translate="no" lang={namesTag} title={removeSoftHyphens(name)} className={styles.head}>
      {!isWhole && <VisuallyHidden>{name}</VisuallyHidden>}
      <span className={styles.lines} aria-hidden={!isWhole}>
        {lines.map(({ beginning, mark }) => (
          <span key={beginning} className={styles.line}>
            <span className={styles.beginning}>{beginning}</span>
            {mark && <span>{mark}</span>}
          </span>
        ))}
      </span>
      <span className={styles.icons}>
        {types.map((type) => (
          <TypeIcon key={type} type={type} />
        ))}
      </span>
    </span>
  );
}
