// docs/data.md says where the facts of src/showdown/moves.json come from.
import { Dex, type Move, toID } from '@pkmn/sim';
import { lastGeneration } from '#engine/era.ts';
import { type OfficialType, types } from '#engine/type.ts';

type MovesByType = Partial<Record<OfficialType, string[]>>;

/** The moves as src/showdown/moves.json holds them; docs/data.md explains every field. */
export interface Moves {
  types: MovesByType;
  past: Record<'gen2' | 'gen1', MovesByType>;
  noType: string[];
}

// Bide returns twice the damage taken, and Struggle has no type since generation 2; no field says so.
const typeless = new Set(['Bide', 'Struggle']);

/** The id from the name, because Hidden Power Ice has the same `id` as Hidden Power. */
function idOf({ name }: Move): string {
  return toID(name);
}

/** Whether a set can contain the move; sets contain Hidden Power only with its type. */
function canBeInSet({ name, isNonstandard, isZ, isMax }: Move): boolean {
  return !/CAP|Custom/.test(`${isNonstandard}`) && !isZ && !isMax && name !== 'Hidden Power';
}

/** Whether the type chart has another effect on the move than making it fail. */
function usesTypeChart({ name, category, damage, damageCallback, ohko }: Move): boolean {
  return category !== 'Status' && !damage && !damageCallback && !ohko && !typeless.has(name);
}

function typeIn(generation: number, move: Move): string {
  return Dex.forGen(generation).moves.get(idOf(move)).type;
}

/** The moves whose type in the generation differs from the current one, by the former type. */
function formerMovesByType(generation: number, moves: readonly Move[]): MovesByType {
  const changedMoves = moves.filter(
    (move) => move.gen <= generation && typeIn(generation, move) !== move.type,
  );
  return byType(changedMoves, (move) => typeIn(generation, move));
}

/** The ids of the moves by type, in the order of `types`, without empty lists. */
function byType(moves: readonly Move[], typeOf: (move: Move) => string): MovesByType {
  const lists = types.map((type) => [
    type,
    moves.filter((move) => typeOf(move).toLowerCase() === type).map(idOf),
  ]);
  return Object.fromEntries(lists.filter(([, ids]) => ids?.length));
}

/** The text of src/showdown/moves.json, with one line per list. */
export function generateMoves(): string {
  const moves = Dex.moves
    .all()
    .filter(canBeInSet)
    .sort((a, b) => (idOf(a) < idOf(b) ? -1 : 1));
  const chartMoves = moves.filter(usesTypeChart);
  const file: Moves = {
    types: byType(chartMoves, ({ type }) => type),
    past: {
      gen2: formerMovesByType(lastGeneration.gen2, chartMoves),
      gen1: formerMovesByType(lastGeneration.gen1, chartMoves),
    },
    noType: moves.filter((move) => !usesTypeChart(move)).map(idOf),
  };
  const text = JSON.stringify(file, undefined, 2);
  return `${text.replace(/\[[^\]]+\]/g, (list) => JSON.stringify(JSON.parse(list)))}\n`;
}
