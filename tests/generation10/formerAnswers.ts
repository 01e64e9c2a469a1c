import { chartIn } from '#engine/officialChart.ts';
import { formatGameText } from '#ownGame/link/gameText.ts';
import { readyMadeGames } from '#ownGame/readyMade.ts';
import { dailySet } from '#practice/daily.ts';

const date = '2026-11-24';

/** What the version without generation 10 answers, and a later one has to keep. */
export const formerAnswers = {
  date,
  chart: chartIn('default'),
  gameTexts: readyMadeGames.map((game) => formatGameText(game) ?? ''),
  questions: dailySet(date).map(({ question }) => question),
};

export type FormerAnswers = typeof formerAnswers;
