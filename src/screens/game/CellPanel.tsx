import { Undo2 } from 'lucide-react';
import { type Ref, useId, useState } from 'react';
import { factorOf, maxFactor } from '#engine/chart.ts';
import { formatMultiplier } from '#i18n/multiplier.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import { baseFactor, type Cell, isChanged, setFactor } from '#ownGame/chartEdits.ts';
import { Button } from '#ui/Button.tsx';
import { useNames } from '#widgets/names.ts';
import styles from './CellPanel.module.css';
import type { Editor } from './useEditor.ts';

const usualFactors = [0, 0.5, 1, 2] as const;

/** Sets the factor of one cell of the chart: a usual one, or any from 0 to 8. */
export function CellPanel({
  editor,
  cell,
  field,
  onLeave,
}: {
  editor: Editor;
  cell: Cell;
  /** The field for any factor. */
  field: Ref<HTMLInputElement>;
  /** Called for Escape, and for Enter in the field. */
  onLeave: () => void;
}) {
  const { game, change, undo } = editor;
  const { t, language } = useTranslation();
  const { typeName } = useNames();
  const [attacking, defending] = cell;
  const factor = factorOf(game.chart, attacking, defending);
  const set = (next: number, field?: string) =>
    change((before) => setFactor(before, cell, next), field);
  return (
    <fieldset
      className={styles.panel}
      aria-label={t('game.cell')}
      onKeyDown={(event) => {
        const { key, target } = event;
        const isEnter = key === 'Enter' && target instanceof HTMLInputElement;
        if (key !== 'Escape' && !isEnter) return;
        // The key would press the cell that gets the focus.
        event.preventDefault();
        onLeave();
      }}
    >
      <p className={styles.name}>
        {t('why.on', { attacking: typeName(attacking), defending: typeName(defending) })}
      </p>
      <div className={styles.factors}>
        {usualFactors.map((each) => (
          <Button key={each} aria-pressed={factor === each} onClick={() => set(each)}>
            {formatMultiplier(each, language)}
          </Button>
        ))}
        <FactorField
          ref={field}
          factor={factor}
          onChange={(next) => set(next, cell.join(' on '))}
        />
        <Button
          quiet
          inactive={!isChanged(game, attacking, defending)}
          onClick={() => set(baseFactor(game, attacking, defending))}
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

/** A field for any factor; a number out of range changes nothing and is marked as wrong. */
export function FactorField({
  factor,
  onChange,
  ref,
}: {
  factor: number;
  onChange: (factor: number) => void;
  ref?: Ref<HTMLInputElement>;
}) {
  const { t } = useTranslation();
  const id = useId();
  const [draft, setDraft] = useState<string>();
  const isWrong = draft !== undefined && parseFactor(draft) === undefined;
  return (
    <span className={styles.other}>
      <label htmlFor={id}>{t('game.factor')}</label>
      <input
        ref={ref}
        id={id}
        inputMode="decimal"
        autoComplete="off"
        value={draft ?? String(factor)}
        aria-invalid={isWrong}
        onChange={({ target }) => {
          setDraft(target.value);
          const next = parseFactor(target.value);
          if (next !== undefined) onChange(next);
        }}
        onBlur={() => setDraft(undefined)}
      />
    </span>
  );
}

/** The factor of a typed text such as `1,5`; undefined if it is none from 0 to 8. */
function parseFactor(text: string): number | undefined {
  const factor = Number(text.trim().replace(',', '.'));
  return text.trim() !== '' && factor >= 0 && factor <= maxFactor ? factor : undefined;
}
