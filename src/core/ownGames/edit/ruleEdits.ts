import { abilityIdFor, maxAbilityEffects } from '#core/ownGames/link/abilityText.ts';
import type { OwnGame, OwnGameAbility } from '#core/rulesets/ownGame.ts';

/** The game with an ability that halves the damage of the game's first type. */
export function addAbility(game: OwnGame, name: string): OwnGame {
  const { abilities = [], types } = game;
  const type = types[0]!.id;
  const effects = [{ kind: 'takes', type, factor: 0.5 }] as const;
  return setAbilities(game, [...abilities, { id: abilityIdFor(name, abilities), name, effects }]);
}

/**
 * The game with the ability in place of the one with its id; the same game unless it has 1 to 8
 * effects.
 */
export function changeAbility(game: OwnGame, ability: OwnGameAbility): OwnGame {
  const { effects, id } = ability;
  if (effects.length < 1 || effects.length > maxAbilityEffects) return game;
  return setAbilities(
    game,
    (game.abilities ?? []).map((each) => (each.id === id ? ability : each)),
  );
}

/** The game without the ability. */
export function removeAbility(game: OwnGame, id: OwnGameAbility['id']): OwnGame {
  return setAbilities(
    game,
    (game.abilities ?? []).filter((each) => each.id !== id),
  );
}

/** The game with these abilities. */
export function setAbilities(
  { abilities: _, ...game }: OwnGame,
  abilities: readonly OwnGameAbility[],
): OwnGame {
  return abilities.length > 0 ? { ...game, abilities } : game;
}

/** The game with or without second abilities of Pokémon. */
export function setSecondAbility(
  { hasSecondAbility: _, ...game }: OwnGame,
  isOn: boolean,
): OwnGame {
  return { ...game, ...(isOn && { hasSecondAbility: true }) };
}

/** The game with the rules in which it differs from its base; undefined removes them. */
export function setRules({ rules: _, ...game }: OwnGame, rules: OwnGame['rules']): OwnGame {
  return rules ? { ...game, rules } : game;
}

/** The game with the rule for fusions; undefined removes fusions. */
export function setFusion({ fusion: _, ...game }: OwnGame, fusion: OwnGame['fusion']): OwnGame {
  return fusion ? { ...game, fusion } : game;
}
