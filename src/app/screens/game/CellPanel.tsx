import { Undo2 } from 'lucide-react';
import type { Ref } from 'react';
import { formatMultiplier } from '#app/i18n/multiplier.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useNames } from '#app/typeUi/names/names.ts';
import { Button } from '#app/ui/controls/Button.tsx';
import { factorOf } from '#core/charts/chart.ts';
import { baseFactor, type Cell, isChanged, setFactor } from '#core/ownGames/edit/chartEdits.ts';
import styles from './CellPanel.module.css';
import { FactorField } from './FactorField.tsx';
import type { GameEditorState } from './useGameEditor.ts';

const usualFactors = [0, 0.5, 1, 2] as const;

/** Shows the controls that set the factor of one cell of the chart: a usual one, or any from 0 to 8. */
export function CellPanel({
  game,
  change,
  undo,
  cell,
  field,
  onLeave,
}: Pick<GameEditorState, 'game' | 'change' | 'undo'> & {
  cell: Cell;
  /** The field for any factor. */
  field: Ref<HTMLInputElement>;
  /** Called for Escape, and for Enter in the field. */
  onLeave: () => void;
}) {
  const { t, language } = useTranslation();
  const { typeName } = useNames();
  const [attacking, defending] = cell;
  const factor = factorOf(game.chart, attacking, defending);
  const setCellFactor = (newFactor: number, fieldId?: string) =>
    change((before) => setFactor(before, cell, newFactor), fieldId);
  return (
    <fieldset
      className={styles.panel}
      aria-label={t('game.cell')}
      onKeyDown={(event) => {
        const { key, target } = event;
        const isEnter = key === 'Enter' && target instanceof HTMLInputElement;
        if (key !== 'Escape' && !isEnter) return;
        // Otherwise the key would also press the cell that gets the focus.
        event.preventDefault();
        onLeave();
      }}
    >
      <p className={styles.name}>
        {t('why.on', { attacking: typeName(attacking), defending: typeName(defending) })}
      </p>
      <div className={styles.factors}>
        {usualFactors.map((each) => (
          <Button key={each} aria-pressed={factor === each} onClick={() => setCellFactor(each)}>
            {formatMultiplier(each, language)}
          </Button>
        ))}
        <FactorField
          ref={field}
          factor={factor}
          onChange={(next) => setCellFactor(next, cell.join(' on '))}
        />
        <Button
          quiet
          inactive={!isChanged(game, attacking, defending)}
          onClick={() => setCellFactor(baseFactor(game, attacking, defending))}
        >
          {t('game.reset')}
        </Button>
        <Button
          quiet
          inactive={!undo}
          aria-label={t('notices.undo')}
          title={t('notices.undo')}
          onClick={undo}
        >
          <Undo2 aria-hidden />
        </Button>
      </div>
    </fieldset>
  );
}
