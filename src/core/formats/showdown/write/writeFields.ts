import { Sets } from '@pkmn/sets';
import { isOfficialAttackingType } from '#core/charts/type.ts';
import { showdownName, toTitleCase } from '#core/formats/showdown/name.ts';
import { formatPassive } from '#core/formats/showdown/read/passive.ts';
import type { ShowdownMember } from '#core/formats/showdown/team.ts';
import { hasOwnRules, isType, type Strike, splitMove } from '#core/hit/strike.ts';
import { getMoveName } from '#core/pokedex/moves/moves.ts';
import { type Ability, memberAbilities } from '#core/rules/ability.ts';

/** Writes the fields of a member, without its pasted lines. */
export function writeFields(member: ShowdownMember): string[] {
  const { pokemon, nickname, ability, secondAbility, tera, item, attacks } = member;
  const name = (nickname ?? '').replace(/\s+/g, ' ').trim();
  const set = {
    species: showdownName(pokemon),
    item: toTitleCase(item ?? ''),
    ability: toTitleCase(ability === 'none' ? 'no_ability' : officialAbility(ability)),
    teraType: tera && isOfficialAttackingType(tera) ? toTitleCase(tera) : '',
    moves: attacks.flatMap(moveNameOf),
  };
  const text = Sets.exportSet({ ...set, name });
  // A nickname that would be parsed as something else is left out.
  const plainText = Sets.importSet(text)?.name === name ? text : Sets.exportSet(set);
  const [firstLine = '', ...lines] = plainText.trim().split(/ *\n/);
  const passive = toTitleCase(officialAbility(secondAbility));
  return [firstLine, ...(passive ? [formatPassive(passive)] : []), ...lines];
}

function officialAbility(ability: Ability | undefined): string {
  return memberAbilities.find((each) => each === ability) ?? '';
}

/** The move as Showdown spells it; none for an attack that is only a type. */
function moveNameOf(strike: Strike): string[] {
  if (isType(strike)) return [];
  if (hasOwnRules(strike)) return [toTitleCase(strike)];
  const { id, type } = splitMove(strike);
  const name = getMoveName(id, 'en');
  return [id === 'HiddenPower' && type ? `${name} [${toTitleCase(type)}]` : name];
}
