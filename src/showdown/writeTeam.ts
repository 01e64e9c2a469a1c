import { Sets } from '@pkmn/sets';
import { isType } from '#engine/strike.ts';
import { showdownName, titled } from './name.ts';
import type { ShowdownMember } from './team.ts';

/** The team as text that Showdown imports; attacks that are types alone have no place in it. */
export function writeShowdown(members: readonly ShowdownMember[]): string {
  return members.map(textOf).join('');
}

function textOf({ pokemon, nickname, ability, tera, item, attacks }: ShowdownMember): string {
  const name = (nickname ?? '').replace(/\s+/g, ' ').trim();
  const set = {
    species: showdownName(pokemon),
    item: titled(item ?? ''),
    ability: titled(ability === 'none' ? 'no_ability' : (ability ?? '')),
    teraType: titled(tera ?? ''),
    moves: attacks.filter((strike) => !isType(strike)).map(titled),
  };
  const text = Sets.exportSet({ ...set, name });
  // A nickname that would be taken for something else is left out.
  return Sets.importSet(text)?.name === name ? text : Sets.exportSet(set);
}
