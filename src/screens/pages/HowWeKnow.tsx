import { gameNames } from '#engine/game.ts';
import { formatDay } from '#i18n/date.ts';
import { formatNumber } from '#i18n/number.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import { Link } from '#ui/Link.tsx';
import { useGameNames } from '#widgets/names/gameNames.ts';
import styles from './HowWeKnow.module.css';
import { pagePath } from './pages.ts';

const factNames = ['charts', 'typings', 'moves'] as const;

const runNames = ['situations', 'duels'] as const;

type Result = { count: number; differences: number };

/** The figures of the comparisons with other programs; `npm run generate` writes them. */
export type ComparisonFigures = {
  facts: Partial<Record<(typeof factNames)[number], Result & { program: string }>>;
  /** The last long run with random situations; missing if there was none. */
  differential?: { program: string; date: string; seed: number } & Record<
    (typeof runNames)[number],
    Result
  >;
  games: Partial<Record<string, number>>;
};

/** Shows what the tests compared with other programs, and how many Pokémon each game has. */
export function HowWeKnow({ figures }: { figures: ComparisonFigures }) {
  const { t, language } = useTranslation();
  const { gameVersionName } = useGameNames();
  const { facts, differential, games } = figures;
  const formatResult = (result: Result | undefined, program = '') =>
    result
      ? t('pages.about.how.result', {
          program,
          number: formatNumber(result.count, language),
          differences: formatNumber(result.differences, language),
        })
      : t('pages.about.how.missing');
  return (
    <>
      <h2 id="how-we-know">{t('pages.about.how.title')}</h2>
      <p>{t('pages.about.how.intro')}</p>
      <dl className={styles.results}>
        {factNames.map((name) => (
          <div key={name}>
            <dt>{t(`pages.about.how.${name}`)}</dt>
            <dd>{formatResult(facts[name], facts[name]?.program)}</dd>
          </div>
        ))}
        {runNames.map((name) => (
          <div key={name}>
            <dt>{t(`pages.about.how.${name}`)}</dt>
            <dd>{formatResult(differential?.[name], differential?.program)}</dd>
          </div>
        ))}
      </dl>
      {differential && (
        <p>
          {t('pages.about.how.run', {
            date: formatDay(differential.date, language),
            seed: String(differential.seed),
          })}
        </p>
      )}
      <h2>{t('pages.about.how.leftOut')}</h2>
      <p>{t('pages.about.how.leftOutText')}</p>
      <p>
        <Link to={pagePath('contact')}>{t('pages.about.how.report')}</Link>
      </p>
      <details className={styles.games}>
        <summary>{t('pages.about.how.games')}</summary>
        <dl>
          {gameNames.map((game) => (
            <div key={game}>
              <dt>{gameVersionName(game)}</dt>
              <dd>
                {games[game] === undefined
                  ? t('pages.about.how.missing')
                  : formatNumber(games[game], language)}
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  );
}
