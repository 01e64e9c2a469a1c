import { Sets } from '@pkmn/sets';
import { type Ability, memberAbilities } from '#engine/ability.ts';
import { isType } from '#engine/strike.ts';
import { isOfficialAttackingType } from '#engine/type.ts';
import { showdownName, toTitleCase } from './name.ts';
import { formatPassive } from './passive.ts';
import type { ShowdownMember } from './team.ts';

/**
 * The team as text that Showdown imports, without attacks that are only types and without types and
 * abilities of own games.
 */
export function writeShowdown(members: readonly ShowdownMember[]): string {
  return members.map(formatMember).join('');
}

function formatMember(member: ShowdownMember): string {
  const { pokemon, nickname, ability, secondAbility, tera, item, attacks } = member;
  const name = (nickname ?? '').replace(/\s+/g, ' ').trim();
  const set = {
    species: showdownName(pokemon),
    item: toTitleCase(item ?? ''),
    ability: toTitleCase(ability === 'none' ? 'no_ability' : officialAbility(ability)),
    teraType: tera && isOfficialAttackingType(tera) ? toTitleCase(tera) : '',
    moves: attacks.filter((strike) => !isType(strike)).map(toTitleCase),
  };
  const text = Sets.exportSet({ ...set, name });
  // A nickname that would be parsed as something else is left out.
  const plainText = Sets.importSet(text)?.name === name ? text : Sets.exportSet(set);
  const passive = toTitleCase(officialAbility(secondAbility));
  return passive ? plainText.replace('\n', `\n${formatPassive(passive)}\n`) : plainText;
}

function officialAbility(ability: Ability | undefined): string {
  return memberAbilities.find((each) => each === ability) ?? '';
}
