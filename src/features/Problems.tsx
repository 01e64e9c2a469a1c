import type { CsvResult } from '#csv/listText.ts';
import { formatNumber } from '#i18n/number.ts';
import { joinSentences } from '#i18n/punctuation.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import styles from './Problems.module.css';

/** Formats the number of bad rows, as no sentences if the file as a whole is invalid. */
export function useFormatProblemCount(): (csvResult: CsvResult) => string[] {
  const { t, language } = useTranslation();
  return ({ problems, problemCount }) => {
    if (problemCount === 0 || isWhole(problems)) return [];
    const number = formatNumber(problemCount, language);
    const listedCount = formatNumber(problems.length, language);
    return [
      t('coverage.problemCount', { count: problemCount, number }),
      ...(problemCount > problems.length
        ? [t('coverage.problemsShown', { number: listedCount })]
        : []),
    ];
  };
}

/** The problems of a file: each with its row and column, the invalid text, and a suggestion. */
export function Problems({ csvResult: { problems } }: { csvResult: CsvResult }) {
  const { t, language } = useTranslation();
  return (
    <div role={isWhole(problems) ? 'alert' : undefined}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to reach it */}
      <ul className={styles.list} tabIndex={0} aria-label={t('coverage.problems')}>
        {problems.map(({ row, column, kind, excerpt, suggestion }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two problems can have the same text
          <li key={index}>
            {row > 0 && (
              <p className={styles.position}>
                {column
                  ? t('coverage.atColumn', { row: formatNumber(row, language), column })
                  : t('coverage.atRow', { row: formatNumber(row, language) })}
              </p>
            )}
            <p>
              {joinSentences(
                [
                  t(`coverage.problem.${kind}`, { found: excerpt }),
                  ...(suggestion ? [t('coverage.suggestion', { suggestion })] : []),
                ],
                language,
              )}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Whether the problem is the file as a whole. */
function isWhole(problems: CsvResult['problems']): boolean {
  return problems[0]?.row === 0;
}
