import { formatNumber } from '#app/i18n/number.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import styles from './UnreadableLines.module.css';

/** Lists the lines of an imported text that could not be read. */
export function UnreadableLines({ lines }: { lines: readonly { line: number; text: string }[] }) {
  const { t, language } = useTranslation();
  if (lines.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it
    <ul className={styles.lines} tabIndex={0} aria-label={t('team.unreadableLines')}>
      {lines.map(({ line, text }) => (
        <li key={`${line} ${text}`}>
          {t('team.importLine', { line: formatNumber(line, language), text })}
        </li>
      ))}
    </ul>
  );
}
