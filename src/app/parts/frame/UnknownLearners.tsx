import { formatNumber } from '#app/i18n/number.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useNames } from '#app/typeUi/names/names.ts';
import { DisclosureLabel } from '#app/ui/controls/DisclosureLabel.tsx';
import styles from './UnknownLearners.module.css';

/** Says how many Pokémon a list by moves does not count because theirs are not known, and names them on demand. */
export function UnknownLearners({ names }: { names: readonly string[] }) {
  const { t, language } = useTranslation();
  const { formatList } = useNames();
  if (names.length === 0) return null;
  return (
    <details className={styles.unknown}>
      <summary>
        <DisclosureLabel
          label={t('learn.uncounted', { number: formatNumber(names.length, language) })}
        />
      </summary>
      <p>{formatList(names)}</p>
    </details>
  );
}
