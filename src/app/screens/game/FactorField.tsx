import { type Ref, useId, useState } from 'react';
import { formatNumber } from '#app/i18n/number.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { maxFactor } from '#core/charts/chart.ts';
import styles from './FactorField.module.css';

/** Shows a field for any factor; a number out of range changes nothing and is marked as wrong. */
export function FactorField({
  factor,
  onChange,
  ref,
}: {
  factor: number;
  onChange: (factor: number) => void;
  ref?: Ref<HTMLInputElement>;
}) {
  const { t, language } = useTranslation();
  const id = useId();
  const [draft, setDraft] = useState<string>();
  const isWrong = draft !== undefined && parseFactor(draft) === undefined;
  return (
    <span className={styles.field}>
      <label htmlFor={id}>{t('game.factor')}</label>
      <input
        ref={ref}
        id={id}
        inputMode="decimal"
        autoComplete="off"
        value={draft ?? formatNumber(factor, language, { maximumFractionDigits: 4 })}
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

/** Parses a typed text such as `1,5`; undefined if it is no factor from 0 to 8. */
function parseFactor(text: string): number | undefined {
  const factor = Number(text.trim().replace(',', '.'));
  return text.trim() !== '' && factor >= 0 && factor <= maxFactor ? factor : undefined;
}
