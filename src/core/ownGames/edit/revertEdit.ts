import { formatGameJson, isSameGame, parseGameJson } from '#core/ownGames/file/gameFile.ts';
import type { OwnGame } from '#core/rulesets/ownGame.ts';
import { withChart } from './chartEdits.ts';

/** A change of a game. */
export type GameEdit = { before: OwnGame; after: OwnGame };

/**
 * Reverts a change in the newest version of the game, and leaves what was changed since, for example in
 * another tab. Returns the same game if nothing can be reverted.
 */
export function revertEdit(game: OwnGame, { before, after }: GameEdit): OwnGame {
  if (isSameGame(game, after)) return before;
  const reverted = withChart(revertValue(game, before, after) as OwnGame);
  return parseGameJson(formatGameJson(reverted)) ? reverted : game;
}

function revertValue(value: unknown, before: unknown, after: unknown): unknown {
  if (isSame(before, after)) return value;
  if (isSame(value, after)) return before;
  if (isList(value) && isList(before) && isList(after)) {
    const reverted = revertFields(mapById(value), mapById(before), mapById(after));
    return Object.values(reverted);
  }
  if (!isFields(value) || !isFields(before) || !isFields(after)) return value;
  return revertFields(value, before, after);
}

type Fields = Readonly<Record<string, unknown>>;

function revertFields(value: Fields, before: Fields, after: Fields): Fields {
  const names = new Set([value, before, after].flatMap((fields) => Object.keys(fields)));
  const fields = [...names].map(
    (name) => [name, revertValue(value[name], before[name], after[name])] as const,
  );
  return Object.fromEntries(fields.filter(([, field]) => field !== undefined));
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isList(value: unknown): value is readonly { id: string }[] {
  return Array.isArray(value) && value.every((item) => isFields(item) && 'id' in item);
}

/** Maps the items by their ids; the space keeps ids that are numbers in their order. */
function mapById(items: readonly { id: string }[]): Fields {
  return Object.fromEntries(items.map((item) => [` ${item.id}`, item]));
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
