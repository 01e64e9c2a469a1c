import type { ImportProblem } from '#app/files/readFiles.ts';
import { formatNumber } from '#app/i18n/number.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { ProblemList, ProblemPosition } from '#app/parts/lists/ProblemList.tsx';
import type { ImportWarning } from '#core/ownGames/import/importReport.ts';
import { eras } from '#core/rulesets/era.ts';
import styles from './GameWarnings.module.css';

/** Lists what an import left out or decided, by file and line. */
export function GameWarnings({ warnings }: { warnings: readonly ImportWarning[] }) {
  const { t, language } = useTranslation();
  // The import asks about the rows of a table, so it shows no warning about them.
  const listedWarnings = warnings.filter(isListed);
  if (listedWarnings.length === 0) return null;
  const label = t('importGame.check', { number: formatNumber(listedWarnings.length, language) });
  return (
    <div>
      <h3 className={styles.heading}>{label}</h3>
      <ProblemList label={label}>
        {listedWarnings.map((warning, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two warnings can have the same text
          <li key={index}>
            <Warning warning={warning} />
          </li>
        ))}
      </ProblemList>
    </div>
  );
}

function Warning({ warning: { code, file, line, text } }: { warning: ListedWarning }) {
  const { t, language } = useTranslation();
  const era = code === 'baseChart' ? eras.find((each) => each === text) : undefined;
  const isSentence = era !== undefined || code === 'moreWarnings';
  return (
    <>
      <Position file={file} line={line} />
      <p>
        {t(warningKey(code), {
          generation: era && t(`preferences.generation.${era}`),
          number: code === 'moreWarnings' ? formatNumber(Number(text), language) : undefined,
        })}
      </p>
      {text && !isSentence && (
        <p translate="no" className={styles.detail}>
          {text}
        </p>
      )}
    </>
  );
}

type ListedCode = Exclude<ImportWarning['code'], 'orientation'>;
type ListedWarning = ImportWarning & { code: ListedCode };

function isListed(warning: ImportWarning): warning is ListedWarning {
  return warning.code !== 'orientation';
}

function warningKey(code: ListedCode) {
  // An error has the same text.
  if (code === 'shortRow') return 'importGame.problems.wrongRow';
  const isRepeated = code === 'contradiction' || code === 'repeatedRow';
  return `importGame.warnings.${isRepeated ? 'repeated' : code}` as const;
}

/** Explains why files contain no game that can be imported. */
export function GameProblem({ problem }: { problem: ImportProblem }) {
  const { t } = useTranslation();
  const { code, file, line, detail } = problem;
  return (
    <div role="alert" className={styles.problem}>
      <Position file={file} line={line} />
      <p>{t(`importGame.problems.${code}`)}</p>
      {detail && (
        <p lang="en" className={styles.detail}>
          {detail}
        </p>
      )}
    </div>
  );
}

function Position({ file, line }: { file: string | undefined; line: number | undefined }) {
  const { t, language } = useTranslation();
  if (file === undefined) return null;
  return (
    <ProblemPosition>
      {line === undefined
        ? file
        : t('importGame.line', { file, line: formatNumber(line, language) })}
    </ProblemPosition>
  );
}
