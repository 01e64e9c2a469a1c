import { Dex, type Move, toID } from '@pkmn/sim';

/** The other names of each move, without spaces: former ones such as `hijumpkick`, and short ones. */
export function aliasesOf(
  moves: readonly Move[],
  moveIdOf: (move: Move) => string,
): Record<string, string> {
  const ids = new Map(moves.map((move) => [move.id, moveIdOf(move)]));
  const aliases = [...Dex.loadAliases()].flatMap(([alias, name]) => {
    const id = ids.get(toID(name));
    return id === undefined ? [] : [[alias, id] as const];
  });
  return Object.fromEntries(aliases.sort(([one], [other]) => (one < other ? -1 : 1)));
}
