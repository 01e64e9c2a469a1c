import { formatNumber } from '#app/i18n/number.ts';
import { joinSentences } from '#app/i18n/punctuation.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { CsvResult } from '#core/formats/csv/listText.ts';
import { ProblemList, ProblemPosition } from './ProblemList.tsx';

/**
 * Returns a function that formats the number of bad rows as sentences; none if the whole file is
 * invalid.
 */
export function useFormatProblemCount(): (csvResult: CsvResult) => string[] {
  const { t, language } = useTranslation();
  return ({ problems, problemCount }) => {
    if (problemCount === 0 || isWholeFile(problems)) return [];
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

/** Lists the problems of a CSV file: row and column, the invalid text, and a suggestion. */
export function CsvProblems({ csvResult: { problems } }: { csvResult: CsvResult }) {
  const { t, language } = useTranslation();
  return (
    <div role={isWholeFile(problems) ? 'alert' : undefined}>
      <ProblemList label={t('coverage.problems')}>
        {problems.map(({ row, column, kind, excerpt, suggestion }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two problems can have the same text
          <li key={index}>
            {row > 0 && (
              <ProblemPosition>
                {column
                  ? t('coverage.atColumn', { row: formatNumber(row, language), column })
                  : t('coverage.atRow', { row: formatNumber(row, language) })}
              </ProblemPosition>
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
      </ProblemList>
    </div>
  );
}

/** Whether the file as a whole is the problem. */
function isWholeFile(problems: CsvResult['problems']): boolean {
  return problems[0]?.row === 0;
}
