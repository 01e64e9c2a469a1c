import { formatDay } from '#app/i18n/date.ts';
import { formatNumber } from '#app/i18n/number.ts';
import { joinSentences } from '#app/i18n/punctuation.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useGameNames } from '#app/typeUi/names/gameNames.ts';
import { Link } from '#app/ui/controls/Link.tsx';
import { gameNames } from '#core/rulesets/game.ts';
import styles from './HowWeKnow.module.css';
import { pagePath } from './pages.ts';

const factNames = ['charts', 'typings', 'abilities', 'moves', 'rosters', 'names'] as const;

const runNames = {
  situations: 'pages.about.how.situations',
  doubles: 'battle.doubles',
  duels: 'pages.about.how.duels',
} as const;

type Result = { count: number; differences: number; explained?: number };

/** The figures of the comparisons with other programs; `npm run generate` writes them. */
export type ComparisonFigures = {
  facts: Partial<Record<(typeof factNames)[number], Result & { program: string }>>;
  /** The number of languages whose names were compared. */
  languages: number;
  /** The last long run with random situations; missing if there was none. */
  differential?: { program: string; date: string } & Record<keyof typeof runNames, Result>;
  bosses?: { games: number; battles: number; sources: number; unsure: number };
  games: Partial<Record<string, { count: number; sources: string }>>;
};

/** Shows what the tests compared with other programs, and how many Pokémon each game has. */
export function HowWeKnow({ figures }: { figures: ComparisonFigures }) {
  const { t, language } = useTranslation();
  const { gameVersionName } = useGameNames();
  const { facts, differential, bosses, games } = figures;
  const format = (number: number) => formatNumber(number, language);
  const formatResult = (result: Result | undefined, program = '') => {
    if (!result) return t('pages.about.how.missing');
    const { count, differences, explained = 0 } = result;
    const texts = [
      t('pages.about.how.result', {
        program,
        number: format(count),
        differences: format(differences),
      }),
      ...(explained > 0 ? [t('pages.about.how.explained', { number: format(explained) })] : []),
    ];
    return joinSentences(texts, language);
  };
  const formatDex = (dex: { count: number; sources: string } | undefined) =>
    dex
      ? t('pages.about.how.dexSource', { number: format(dex.count), source: dex.sources })
      : t('pages.about.how.missing');
  return (
    <>
      <h2 id="how-we-know">{t('pages.about.how.title')}</h2>
      <p>{t('pages.about.how.intro')}</p>
      <dl className={styles.results}>
        {factNames.map((name) => (
          <div key={name}>
            <dt>{t(`pages.about.how.${name}`, { number: format(figures.languages) })}</dt>
            <dd>{formatResult(facts[name], facts[name]?.program)}</dd>
          </div>
        ))}
        {Object.entries(runNames).map(([name, key]) => (
          <div key={name}>
            <dt>{t(key)}</dt>
            <dd>
              {formatResult(differential?.[name as keyof typeof runNames], differential?.program)}
            </dd>
          </div>
        ))}
        <div>
          <dt>{t('bosses.title')}</dt>
          <dd>
            {bosses
              ? t('pages.about.how.bossesResult', {
                  battles: format(bosses.battles),
                  games: format(bosses.games),
                  sources: format(bosses.sources),
                  unsure: format(bosses.unsure),
                })
              : t('pages.about.how.missing')}
          </dd>
        </div>
      </dl>
      {differential && (
        <p>{t('pages.about.how.run', { date: formatDay(differential.date, language) })}</p>
      )}
      <h2>{t('pages.about.how.leftOut')}</h2>
      <p>{t('pages.about.how.leftOutText')}</p>
      <p>
        <Link to={pagePath('contact')}>{t('pages.about.how.report')}</Link>
      </p>
      <details className={styles.games}>
        <summary>{t('pages.about.how.games')}</summary>
        <dl className={styles.results}>
          {gameNames.map((game) => (
            <div key={game}>
              <dt>{gameVersionName(game)}</dt>
              <dd>{formatDex(games[game])}</dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  );
}
