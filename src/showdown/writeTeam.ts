import { Sets } from '@pkmn/sets';
import { isType } from '#engine/strike.ts';
import { showdownName, toTitleCase } from './name.ts';
import type { ShowdownMember } from './team.ts';

/** The team as text that Showdown imports; attacks that are only types are left out. */
export function writeShowdown(members: readonly ShowdownMember[]): string {
  return members.map(textOf).join('');
}

function textOf({ pokemon, nickname, ability, tera, item, attacks }: ShowdownMember): string {
  const name = (nickname ?? '').replace(/\s+/g, ' ').trim();
  const set = {
    species: showdownName(pokemon),
    item: toTitleCase(item ?? ''),
    ability: toTitleCase(ability === 'none' ? 'no_ability' : (ability ?? '')),
    teraType: toTitleCase(tera ?? ''),
    moves: attacks.filter((strike) => !isType(strike)).map(toTitleCase),
  };
  const text = Sets.exportSet({ ...set, name });
  // A nickname that would be parsed as something else is left out.
  return Sets.importSet(text)?.name === name ? text : Sets.exportSet(set);
}
