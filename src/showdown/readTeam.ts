import { type Data, type PokemonSet, Sets, Teams } from '@pkmn/sets';
import { existsIn, type Generation } from '#engine/generation.ts';
import { abilitySlotsIn, type Pokemon } from '#pokedex/pokemon.ts';
import { pokemonFinder } from './name.ts';
import { isDetail, memberReader } from './readMember.ts';
import type { PastedMember, ShowdownLine, ShowdownTeam, UnreadLine } from './team.ts';

/**
 * The teams in a text copied from Showdown that have members, and what of the text was not
 * understood; no text throws. A line that names a Pokémon begins a member, so that it does not
 * matter where empty lines were lost or added on the way.
 */
export function readShowdown(
  text: string,
  pokedex: readonly Pokemon[],
  generation: Generation,
): { teams: readonly ShowdownTeam[]; unread: readonly UnreadLine[] } {
  const find = pokemonFinder(pokedex);
  const unread: UnreadLine[] = [];
  let team: { name: string; pasted: PastedMember[] } = { name: '', pasted: [] };
  const teams = [team];
  // The lines below one that named no Pokémon go with it, and nobody reads them.
  let details: ShowdownLine[] | undefined;
  let isTop = true;

  for (const line of linesOf(text, slotData(find, generation))) {
    if (line.text.startsWith('===')) {
      team = { name: titleOf(line.text), pasted: [] };
      teams.push(team);
      details = undefined;
      isTop = true;
    } else if (line.text === '' || line.text === '---') {
      isTop = true;
    } else {
      // "Ability: As One (Glastrier)" is a nicknamed Glastrier only where a member may begin.
      const detail = isDetail(line.text);
      const set = isTop || !detail ? firstLineOf(line.text) : undefined;
      const pokemon = set && find(set.species ?? '');
      if (set && pokemon && existsIn(generation, pokemon.generation)) {
        details = [];
        team.pasted.push({ pokemon, set, details });
      } else if (pokemon || !details || (isTop && !detail)) {
        unread.push({ ...line, why: 'pokemon' });
        details = [];
      } else {
        details.push(line);
      }
      isTop = false;
    }
  }

  const read = memberReader(pokedex, generation, unread);
  const withMembers = teams
    .map(({ name, pasted }) => ({ name, members: pasted.map(read) }))
    .filter(({ members }) => members.length > 0);
  return { teams: withMembers, unread: withoutRepeats(unread) };
}

/** In the order of the lines; the lines of a packed team may be unread for the same words. */
function withoutRepeats(unread: readonly UnreadLine[]): UnreadLine[] {
  const byWords = new Map(unread.map((each) => [`${each.line} ${each.text}`, each]));
  return [...byWords.values()].sort((one, other) => one.line - other.line);
}

function titleOf(heading: string): string {
  return Teams.importTeams(`${heading}\n\n`)[0]?.name ?? '';
}

/** The first line of a set, with the nickname, the species and the item; none for a line with |. */
function firstLineOf(text: string): Partial<PokemonSet> | undefined {
  return Sets.importSet(text);
}

function linesOf(text: string, data: Data): ShowdownLine[] {
  return text.split(/\r\n|\r|\n/).flatMap((written, index) =>
    writtenOut(written, data).map((each) => ({
      line: index + 1,
      text: each.replace(/[\t\u00a0\u202f]/g, ' ').trim(),
    })),
  );
}

const fieldsOfPacked = 12;

/** The lines that a team packed into one stands for; any other line is itself. */
function writtenOut(line: string, data: Data): string[] {
  if (!line.includes('|')) return [line];
  return line.split(']').flatMap((packed) => {
    const isSet = packed.split('|').length === fieldsOfPacked;
    // A slot that the Pokémon does not have is left as it was written.
    const set = isSet ? (Sets.unpackSet(packed, data) ?? Sets.unpackSet(packed)) : undefined;
    return set ? `\n${Sets.exportSet(set)}`.split('\n') : [packed];
  });
}

/** What a packed set needs to name the ability of a slot: a table of the Pokémon, and no other. */
function slotData(find: (name: string) => Pokemon | undefined, generation: Generation): Data {
  const nothing = { get: () => undefined };
  const species = {
    get(name: string) {
      const pokemon = find(name);
      if (!pokemon) return undefined;
      return {
        baseSpecies: pokemon.speciesNames.en,
        abilities: abilitySlotsIn(generation, pokemon),
      };
    },
  };
  const tables = { abilities: nothing, items: nothing, moves: nothing, natures: nothing, species };
  // Only what exporting and comparing sets needs is missing.
  return tables as unknown as Data;
}
