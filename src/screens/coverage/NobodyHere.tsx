import type { Mode } from '#engine/coverage.ts';
import { useText } from '#i18n/text.ts';
import { Button } from '#ui/Button.tsx';
import styles from './NobodyHere.module.css';
import type { Coverage } from './useCoverage.ts';

const nobody = { weakness: 'noWeakness', normal: 'noNormal', resistance: 'noResistance' } as const;

/** Why there is nobody in a list. */
export function NobodyHere({
  mode,
  coverage: { chosen },
  isFiltered,
  onShowAll,
}: {
  mode: Mode;
  coverage: Coverage;
  /** Whether somebody would be there without search and filter. */
  isFiltered: boolean;
  onShowAll: () => void;
}) {
  const { text } = useText();
  if (isFiltered) {
    return (
      <div className={styles.nobody}>
        <p>{text('coverage.noneFound')}</p>
        <Button onClick={onShowAll}>{text('coverage.showAll')}</Button>
      </div>
    );
  }
  return (
    <p className={styles.nobody}>
      {text(chosen.length === 0 ? 'coverage.noAttacksHere' : `coverage.${nobody[mode]}`)}
    </p>
  );
}
