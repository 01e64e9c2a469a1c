import type { Fighter } from '#core/answers/fighter.ts';
import type { BattleMember, BattleSide } from '#core/links/battle.ts';
import type { Pokemon } from '#core/pokedex/pokemon.ts';
import type { Settings } from '#core/rulesets/settings.ts';
import { createFighter } from './fighter.ts';
import { changeForm, type MegaTable, unknownMegasOf } from './unknownMegas.ts';

/** A member of a side as the engine takes it. */
export type SideFighter = {
  fighter: Fighter;
  /** The Mega Evolutions that it may have without the player knowing, in the order of its `otherForms`. */
  forms: readonly Pokemon[];
};

/** Creates the fighters of a side; an opponent also has the Mega Evolutions that it may have. */
export function createSide(
  side: BattleSide,
  members: readonly BattleMember[],
  settings: Settings,
  megas: MegaTable,
  findPokemon: (id: string | undefined) => Pokemon | undefined,
  create: (member: BattleMember, pokemon: Pokemon | undefined) => Fighter = (member, pokemon) =>
    createFighter(settings, member, pokemon),
): SideFighter[] {
  return members.map((member) => {
    const fighter = create(member, findPokemon(member.pokemon));
    const forms = side === 'them' ? unknownMegasOf(megas, members, member, findPokemon) : [];
    if (forms.length === 0) return { fighter, forms };
    const otherForms = forms.map((form) =>
      create(changeForm(settings.ruleset, member, form), form),
    );
    return { fighter: { ...fighter, otherForms }, forms };
  });
}
