import { type PokemonSet, Sets, Teams } from '@pkmn/sets';
import type { Ability } from '#engine/ability.ts';
import { existsIn, type Generation } from '#engine/generation.ts';
import type { Item } from '#engine/item.ts';
import type { Strike } from '#engine/strike.ts';
import type { OfficialAttackingType } from '#engine/type.ts';
import type { Pokemon } from './pokemon.ts';
import { isDetail, type Line, memberReader, type Paragraph } from './showdownMember.ts';
import { pokemonFinder } from './showdownName.ts';

/** One member of a pasted team, in the game's words. */
export type ShowdownMember = {
  pokemon: Pokemon;
  nickname?: string | undefined;
  /** `none` where it changes no matchup, while the only ability the Pokédex knows would. */
  ability?: Ability | 'none' | undefined;
  tera?: OfficialAttackingType | undefined;
  item?: Item | undefined;
  attacks: readonly Strike[];
};

/** A pasted team; its name is empty where it has no heading. */
export type ShowdownTeam = { name: string; members: readonly ShowdownMember[] };

/** A line, counted from 1 in the pasted text, that says nothing we know. */
export type Unread = {
  line: number;
  text: string;
  why: 'pokemon' | 'ability' | 'tera' | 'move' | 'line';
};

/**
 * The teams in a text copied from Showdown that have members, and what of the text was not
 * understood; no text throws. A line that names a Pokémon begins a member, so that it does not
 * matter where empty lines were lost or added on the way.
 */
export function readShowdown(
  text: string,
  pokedex: readonly Pokemon[],
  generation: Generation,
): { teams: readonly ShowdownTeam[]; unread: readonly Unread[] } {
  const find = pokemonFinder(pokedex);
  const unread: Unread[] = [];
  let team: { name: string; paragraphs: Paragraph[] } = { name: '', paragraphs: [] };
  const teams = [team];
  // The lines below one that named no Pokémon go with it, and nobody reads them.
  let details: Line[] | undefined;
  let isTop = true;

  for (const line of linesOf(text)) {
    if (line.text.startsWith('===')) {
      team = { name: titleOf(line.text), paragraphs: [] };
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
        team.paragraphs.push({ pokemon, set, details });
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
    .map(({ name, paragraphs }) => ({ name, members: paragraphs.map(read) }))
    .filter(({ members }) => members.length > 0);
  return { teams: withMembers, unread: unread.sort((one, other) => one.line - other.line) };
}

function titleOf(heading: string): string {
  return Teams.importTeams(`${heading}\n\n`)[0]?.name ?? '';
}

/** The first line of a set, with the nickname, the species and the item; none for a line with |. */
function firstLineOf(text: string): Partial<PokemonSet> | undefined {
  return Sets.importSet(text);
}

function linesOf(text: string): Line[] {
  return text.split(/\r\n|\r|\n/).flatMap((written, index) =>
    writtenOut(written).map((each) => ({
      line: index + 1,
      text: each.replace(/[\t\u00a0\u202f]/g, ' ').trim(),
    })),
  );
}

const fieldsOfPacked = 12;

/** The lines that a team packed into one stands for; any other line is itself. */
function writtenOut(line: string): string[] {
  if (!line.includes('|')) return [line];
  return line.split(']').flatMap((packed) => {
    const set = packed.split('|').length === fieldsOfPacked ? Sets.unpackSet(packed) : undefined;
    return set ? `\n${Sets.exportSet(set)}`.split('\n') : [packed];
  });
}
