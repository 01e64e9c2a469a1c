// docs/data.md says where the facts of src/core/saves/names.json come from.
import { Dex } from '@pkmn/sim';

/** The last numbers that generation 5 has. */
const maxMove = 559;
const maxAbility = 164;

/** The text of src/core/saves/names.json: the names of moves, abilities and items by their numbers in save files. */
export function generateSaveNames(): string {
  const moves = listByNumber(Dex.moves.all(), maxMove);
  const abilities = listByNumber(Dex.abilities.all(), maxAbility);
  const items = Dex.items
    .all()
    .filter(({ num, gen, isNonstandard }) => num > 0 && gen <= 5 && isNonstandard !== 'CAP')
    // A berry of generation 2 has the number of its successor, and so have its bows.
    .filter(({ num, gen }, _, all) => !all.some((other) => other.num === num && other.gen > gen))
    .sort((one, other) => one.num - other.num)
    .map(({ num, name }) => `    "${num}": ${JSON.stringify(name)}`);
  return `{
  "moves": ${JSON.stringify(moves.join(','))},
  "abilities": ${JSON.stringify(abilities.join(','))},
  "items": {\n${items.join(',\n')}\n  }\n}\n`;
}

/** The names from 1 to the last number; Hidden Power has one number for all its types. */
function listByNumber(
  all: readonly { num: number; name: string; id: string; isNonstandard?: string | null }[],
  last: number,
): string[] {
  const names: string[] = [];
  for (const { num, name, isNonstandard } of all)
    if (num >= 1 && num <= last && isNonstandard !== 'CAP') names[num - 1] ??= name;
  return Array.from({ length: last }, (_, index) => names[index] ?? '');
}
