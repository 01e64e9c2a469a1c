import type { ImportFormat } from '#core/ownGames/import/readOwnGame.ts';

const names: Readonly<Record<ImportFormat, string>> = {
  chartJson: 'JSON',
  pokeApi: 'PokéAPI',
  cChart: 'C',
  cHeader: 'C',
  asmMatchups: 'Game Boy',
  asmConstants: 'Game Boy',
  asmNames: 'Game Boy',
  showdownChart: 'Pokémon Showdown',
  showdownPokedex: 'Pokémon Showdown',
  essentialsTypes: 'Pokémon Essentials',
  essentialsPokemon: 'Pokémon Essentials',
  essentialsTrainers: 'Pokémon Essentials',
  listCsv: 'CSV',
  matrixCsv: 'CSV',
  typeNumbers: 'CSV',
  studioTypes: 'Pokémon Studio',
  studioPokemon: 'Pokémon Studio',
  studioTrainers: 'Pokémon Studio',
  gameMaster: 'Pokémon GO',
  matchupObject: 'JSON / JavaScript',
  typeLists: 'JSON / JavaScript',
  randomizerLog: 'Universal Pokémon Randomizer',
  trainersParty: 'pokeemerald-expansion',
  speciesInfo: 'pokeemerald',
  trainersC: 'pokeemerald',
  trainerSheet: 'ROM hack',
};

/** Returns the name of an import format, which is the same in every language. */
export function importFormatName(format: ImportFormat): string {
  return names[format];
}
