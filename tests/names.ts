import { Dex } from '@pkmn/sim';
import { types } from '#core/charts/type.ts';
import { csvColumns } from '#core/formats/csv/columns.ts';
import type { CsvVocabulary } from '#core/formats/csv/vocabulary.ts';

/** Every name and alias of a Pokémon in the simulator. */
export const simulatorNames = [
  ...Dex.species.all().map(({ name }) => name),
  ...Dex.loadAliases().keys(),
]
  .map((name) => ({ name, species: Dex.species.get(name) }))
  .filter(({ species }) => species.exists && species.num > 0)
  .filter(({ species }) => !/CAP|Custom/.test(`${species.isNonstandard}`))
  // Mélo is the French name of Cleffa.
  .filter(({ name }) => name !== 'melo');

/** The words of a list with the names of the code. */
export const csvWords: CsvVocabulary = {
  columns: Object.fromEntries(csvColumns.map((column) => [column, [column]])) as never,
  types: Object.fromEntries(types.map((type) => [type, [type]])) as never,
  abilities: {},
};
