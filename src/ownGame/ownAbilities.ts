import type { OwnAbilityEffect, OwnGame, OwnGameAbility } from '#engine/ownGame.ts';
import { maxFactor } from './sourceGame.ts';
import { isTypeName } from './typeName.ts';

/** Maximum number of abilities of a game, and of effects of an ability. */
export const [maxOwnAbilities, maxAbilityEffects] = [64, 8];

/** The beginning of the ids of abilities. */
export const abilityPrefix = 'own_';

const idPattern = /^own_[a-z0-9]+(_[a-z0-9]+)*$/;
const maxIdLength = 40;

/** Whether a game with the types can have the abilities: valid ids, names, effects and numbers of them. */
export function areOwnAbilities(
  abilities: readonly OwnGameAbility[],
  types: OwnGame['types'],
): boolean {
  const typeIds = new Set<string>(types.map(({ id }) => id));
  return (
    abilities.length <= maxOwnAbilities &&
    new Set(abilities.map(({ id }) => id)).size === abilities.length &&
    abilities.every(
      ({ id, name, effects }) =>
        id.length <= maxIdLength &&
        idPattern.test(id) &&
        isTypeName(name) &&
        effects.length >= 1 &&
        effects.length <= maxAbilityEffects &&
        effects.every((effect) => isEffect(effect, typeIds)),
    )
  );
}

function isEffect(effect: OwnAbilityEffect, typeIds: ReadonlySet<string>): boolean {
  if (effect.kind === 'turns') return typeIds.has(effect.from) && typeIds.has(effect.into);
  return typeIds.has(effect.type) && effect.factor >= 0 && effect.factor <= maxFactor;
}
