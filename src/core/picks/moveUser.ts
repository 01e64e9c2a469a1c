import type { AttackingType, TeraType, Typing } from '#core/charts/type.ts';
import { hasOwnRules, isType, joinMove, type Strike, splitMove } from '#core/hit/strike.ts';
import type { ChosenDefender } from '#core/links/defense.ts';
import type { Member } from '#core/links/team.ts';
import { findMove } from '#core/pokedex/moves/moves.ts';
import { showdownId } from '#core/pokedex/names/showdownId.ts';

/** The Pokémon that uses a move, as far as it decides the move's type. */
export type MoveUser = {
  /** The id of the Pokémon, such as `ogerpon-wellspring`. */
  pokemon?: string | undefined;
  /** The name of its form, which the Pokédex may not tell apart: `morpeko-hangry`. */
  form?: string | undefined;
  typing: Typing;
  /** The Tera Type, only while it is Terastallized. */
  tera?: TeraType | undefined;
  item?: string | undefined;
};

/** The member as the user of its moves. */
export function moveUserOf(
  { pokemon, item }: Pick<Member, 'pokemon' | 'item'>,
  { typing, tera }: Pick<ChosenDefender, 'typing' | 'tera'>,
): MoveUser {
  return { pokemon, typing, tera, item };
}

/** Puts the type behind the id of a move that its user decides: Ivy Cudgel becomes `IvyCudgel_water`. */
export function resolveStrike(strike: Strike, user: MoveUser): Strike {
  if (isType(strike) || hasOwnRules(strike) || splitMove(strike).type) return strike;
  return joinMove(strike, decideType(strike, user));
}

function decideType(
  strike: Capitalize<string>,
  { pokemon = '', form = '', typing, tera, item = '' }: MoveUser,
): AttackingType | undefined {
  const { typeSource, types = {} } = findMove(strike) ?? {};
  if (typeSource === 'tera') return tera;
  if (typeSource === 'typing') return tera && tera !== 'stellar' ? tera : typing[0];
  const formType = types[showdownId(form)] ?? types[showdownId(pokemon)];
  if (typeSource === 'item') return types[showdownId(item)] ?? formType;
  if (typeSource !== 'form') return undefined;
  // Only a Terastallized Terapagos has its Stellar Form.
  const isStellarForm = pokemon.startsWith('terapagos') && tera !== undefined;
  return isStellarForm ? types.terapagosstellar : formType;
}
