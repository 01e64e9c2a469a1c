import { type Data, Sets } from '@pkmn/sets';
import { abilitySlotsIn } from '#core/pokedex/pokemonAbilities.ts';
import type { FindPokemon } from '#core/pokedex/pokemonFinder.ts';
import type { Era } from '#core/rulesets/era.ts';
import type { Game } from '#core/rulesets/game.ts';
import type { Ruleset } from '#core/rulesets/ruleset.ts';
import { parseHeading, rulesOf } from './heading.ts';

/** Returns the data of `@pkmn/sets` to unpack a team, by the game or the era of its format. */
export type GetFormatData = (rules?: Era | Game) => Data;

const packedFieldCount = 12;

/** Unpacks the lines of a team that is packed into one; any other line stays as it is. */
export function unpackLine(line: string, getData: GetFormatData): string[] {
  if (!line.includes('|')) return [line];
  const heading = unpackHeading(line);
  if (heading === undefined) return unpackSets(line, getData());
  const sets = line.slice(line.indexOf('|') + 1);
  return [heading, ...unpackSets(sets, getData(rulesOf(parseHeading(heading))))];
}

function unpackSets(text: string, data: Data): string[] {
  return text.split(']').flatMap((packedSet) => {
    // A slot that the Pokémon does not have stays as it is in the text.
    const set = isSet(packedSet)
      ? (Sets.unpackSet(packedSet, data) ?? Sets.unpackSet(packedSet))
      : undefined;
    return set ? `\n${Sets.exportSet(set)}`.split('\n') : [packedSet];
  });
}

function isSet(packedSet: string): boolean {
  return packedSet.split('|').length === packedFieldCount;
}

/**
 * The heading of a team in a large backup, which Showdown packs into lines such as
 * `gen9ou]Rain/Wet feet|Pelipper|…`; undefined if the line has none.
 */
function unpackHeading(line: string): string | undefined {
  const [, format, name = '', sets = ''] = /^(?:([^|\]]+)\])?([^|]*)\|(.*)$/s.exec(line) ?? [];
  const isEmptyTeam = format !== undefined && sets.trim() === '';
  if (!isEmptyTeam && !isSet(sets.split(']', 1)[0] ?? '')) return undefined;
  return format === undefined ? `=== ${name} ===` : `=== [${format.trim()}] ${name} ===`;
}

/** The data of `@pkmn/sets` to unpack the ability of a slot: a table of the species, and empty ones. */
export function makeSlotData(find: FindPokemon, ruleset: Ruleset): Data {
  const emptyTable = { get: () => undefined };
  const species = {
    get(name: string) {
      const pokemon = find(name);
      if (!pokemon) return undefined;
      return {
        baseSpecies: pokemon.speciesNames.en,
        abilities: abilitySlotsIn(ruleset, pokemon),
      };
    },
  };
  const tables = {
    abilities: emptyTable,
    items: emptyTable,
    moves: emptyTable,
    natures: emptyTable,
    species,
  };
  // The missing parts are needed only to export and compare sets.
  return tables as unknown as Data;
}
