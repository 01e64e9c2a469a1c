import { fold } from '#core/pokedex/names/fold.ts';
import type { OwnGame } from '#core/rulesets/ownGame.ts';
import { type Boss, bossMarks, bossRoles } from './boss.ts';

/** Creates the bosses of an own game in its order, with ids made of their names. */
export function createOwnBosses({ bosses = [] }: OwnGame): Boss[] {
  const ids = new Set<string>();
  return bosses.map(
    ({ name, team, starter, role, place, marks = [], isOutsideStory, isHidden }) => {
      const id = createId(name, ids);
      ids.add(id);
      return {
        id,
        trainer: name,
        role: bossRoles.find((each) => each === role) ?? 'other',
        ...{ place, starter, isOutsideStory, isHidden },
        marks: bossMarks.filter((mark) => marks.includes(mark)),
        unsure: [],
        level: getTopLevel(team),
        team,
      };
    },
  );
}

/** Returns an id that links can have: `brock-leader`, and `brock-leader-2` for a second one with the name. */
function createId(name: string, used: ReadonlySet<string>): string {
  const word =
    fold(name)
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'boss';
  let id = word;
  for (let number = 2; used.has(id); number++) id = `${word}-${number}`;
  return id;
}

/** The highest level in the text of a team; undefined if it has none. */
function getTopLevel(team: string): number | undefined {
  const levels = [...team.matchAll(/^Level: (\d{1,3})$/gm)].map(([, level]) => Number(level));
  return levels.length > 0 ? Math.max(...levels) : undefined;
}
