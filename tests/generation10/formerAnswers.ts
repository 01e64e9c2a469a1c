import { formatGameText } from '#core/ownGames/link/gameText.ts';
import { readyMadeGames } from '#core/ownGames/readyMade.ts';
import { dailySet } from '#core/practice/daily.ts';
import { chartIn } from '#core/rulesets/officialChart.ts';

const date = '2026-11-24';

/** What the version without generation 10 answers, and a later one has to keep. */
export const formerAnswers = {
  date,
  chart: chartIn('default'),
  gameTexts: readyMadeGames.map((game) => formatGameText(game) ?? ''),
  questions: dailySet(date).map(({ question }) => question),
};

export type FormerAnswers = typeof formerAnswers;
