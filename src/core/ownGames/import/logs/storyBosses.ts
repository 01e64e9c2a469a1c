import { type Boss, starters } from '#core/bosses/boss.ts';
import { isBoss, maxGameBosses } from '#core/ownGames/bosses.ts';
import type { OwnGameBoss } from '#core/rulesets/ownGame.ts';
import type { LogOpponent } from './randomizerLog.ts';

/** The opponents of a log: those of the official story in its order, and then the others. */
export type LogBosses = {
  bosses: readonly OwnGameBoss[];
  /** The number of bosses of the official story that the log has. */
  matchCount: number;
  /** The bosses of the official story that the log lacks or that have no number. */
  missing: readonly Boss[];
  /** The number of opponents that are too many for a game or that it cannot have. */
  leftOutCount: number;
};

/** Finds the bosses of the official game among the opponents of a log by their numbers, because names are randomized too. */
export function matchBosses(
  opponents: readonly LogOpponent[],
  officialBosses: readonly Boss[],
): LogBosses {
  const byNumber = new Map(opponents.map((opponent) => [opponent.number, opponent]));
  const usedNumbers = new Set<number>();
  const story = officialBosses.map((boss) => {
    const matches = (boss.numbers ?? []).flatMap((number) => byNumber.get(number) ?? []);
    for (const { number } of matches) usedNumbers.add(number);
    return { boss, matches };
  });
  const others = opponents.filter(({ number }) => !usedNumbers.has(number));
  const all = [
    ...story.flatMap(({ boss, matches }) => createBosses(boss, matches)),
    ...others.map(createOther),
  ];
  const bosses: OwnGameBoss[] = [];
  for (const boss of all) {
    // To check a team takes time, and a log may have many more than a game can.
    if (bosses.length === maxGameBosses) break;
    if (isBoss(boss, starters)) bosses.push(boss);
  }
  return {
    bosses,
    matchCount: story.filter(({ matches }) => matches.length > 0).length,
    missing: story.flatMap(({ boss, matches }) => (matches.length > 0 ? [] : boss)),
    leftOutCount: all.length - bosses.length,
  };
}

/** Two trainers of one battle have one team; of two that the player is not, each has its own. */
function createBosses(boss: Boss, opponents: readonly LogOpponent[]): OwnGameBoss[] {
  if (opponents.length === 0) return [];
  const { trainer = '', place, role, starter, marks } = boss;
  const facts = {
    role,
    ...(place && { place }),
    ...(starter && { starter }),
    ...(marks.length > 0 && { marks }),
  };
  const names = trainer.split(' / ');
  if (names.length === opponents.length && names.length > 1)
    return opponents.map(({ team }, index) => ({ name: names[index]!, team, ...facts }));
  return [{ name: trainer, team: opponents.map(({ team }) => team).join('\n\n'), ...facts }];
}

function createOther({ number, name, team, isDouble }: LogOpponent): OwnGameBoss {
  return {
    name: name ? `${name} (#${number})` : `#${number}`,
    team,
    ...(isDouble && { marks: ['double'] }),
    isOutsideStory: true,
  };
}
