import type { CsvResult } from '#csv/listText.ts';
import { formatNumber } from '#i18n/number.ts';
import { useText } from '#i18n/text.ts';
import styles from './Problems.module.css';

/** How many rows of a file are wrong; of one that is no list at all there is nothing to count. */
export function useProblemCount(): (reading: CsvResult) => string[] {
  const { text, language } = useText();
  return ({ problems, problemCount }) => {
    if (problemCount === 0 || isWhole(problems)) return [];
    const number = formatNumber(problemCount, language);
    const listed = formatNumber(problems.length, language);
    return [
      text('coverage.problemCount', { count: problemCount, number }),
      ...(problemCount > problems.length
        ? [text('coverage.problemsShown', { number: listed })]
        : []),
    ];
  };
}

/** What is wrong with a file, row by row: where it is, what was found, and what may be meant. */
export function Problems({ reading: { problems } }: { reading: CsvResult }) {
  const { text, language } = useText();
  return (
    <div role={isWhole(problems) ? 'alert' : undefined}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to reach it */}
      <ul className={styles.list} tabIndex={0} aria-label={text('coverage.problems')}>
        {problems.map(({ row, column, kind, found, suggestion }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may read the same
          <li key={index}>
            {row > 0 && (
              <p className={styles.place}>
                {column
                  ? text('coverage.atColumn', { row: formatNumber(row, language), column })
                  : text('coverage.atRow', { row: formatNumber(row, language) })}
              </p>
            )}
            <p>
              {[
                text(`coverage.problem.${kind}`, { found }),
                ...(suggestion ? [text('coverage.suggestion', { suggestion })] : []),
              ].join(' ')}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Whether it is the file as a whole that is wrong. */
function isWhole(problems: CsvResult['problems']): boolean {
  return problems[0]?.row === 0;
}
