import { type Ability, rulesOfAbility } from '#core/rules/ability.ts';
import { moves } from '#core/rules/move.ts';
import type { RuleName, SimulatedGeneration, Situation } from './situation.ts';

/** How a generation differs from our rules for its games. */
type Difference = {
  generations: readonly SimulatedGeneration[];
  rules: readonly RuleName[];
  reason: string;
  /** File and name in the battle simulator @pkmn/sim 0.10.11. */
  source: string;
  /** Returns a situation in which our rules have the effect that the generation's have in this one. */
  translate?: (situation: Situation) => Situation;
  /** Situations that are left out, because our rules have no equivalent. */
  excludes?: (situation: Situation) => boolean;
};

/** All differences that a comparison with the simulator takes into account. */
const differences: readonly Difference[] = [
  {
    generations: [7, 6],
    rules: ['dark_aura', 'fairy_aura'],
    reason: 'Mold Breaker and similar abilities ignore it on every Pokémon.',
    source: 'data/mods/gen7/abilities.js:darkaura, fairyaura',
    translate: (situation) =>
      ignoresAbilities(situation)
        ? without(without(situation, 'defender', ['dark_aura', 'fairy_aura']), 'attack', [
            'dark_aura',
            'fairy_aura',
          ])
        : situation,
  },
  {
    generations: [7, 6],
    rules: ['aura_break', 'water_bubble'],
    reason: 'Mold Breaker and similar abilities ignore it even if the attacker has it.',
    source: 'sim/battle.js:suppressingAbility',
    translate: (situation) =>
      ignoresAbilities(situation)
        ? without(situation, 'attack', ['aura_break', 'water_bubble'])
        : situation,
  },
  {
    generations: [7, 6, 5, 4],
    rules: ['damp'],
    reason: 'Mold Breaker and similar abilities ignore it even if the attacker has it.',
    source: 'sim/battle.js:suppressingAbility',
    translate: (situation) =>
      ignoresAbilities(situation) ? without(situation, 'attack', ['damp']) : situation,
  },
  {
    // Among all moves of generation 9 is Sky Drop, which its games lack.
    generations: [9, 7, 6, 5],
    rules: ['wonder_guard'],
    reason: 'It does not block the first turn of Sky Drop.',
    source: 'data/abilities.js:wonderguard',
    excludes: (situation) => meetsWonderGuard(situation, 'SkyDrop'),
  },
  {
    generations: [9],
    rules: ['aura_guard'],
    reason: 'The simulator does not have it yet.',
    source: 'data/abilities.js',
    excludes: ({ attack, defender }) =>
      hasAny(attack.abilities, ['aura_guard']) || hasAny(defender.abilities, ['aura_guard']),
  },
  {
    generations: [6],
    rules: ['normalize'],
    reason:
      'Acts after everything else that changes the type, on moves whose own type is not Normal.',
    source: 'data/mods/gen6/abilities.js:normalize onModifyMove',
    excludes: ({ attack, defender }) =>
      hasAny(attack.abilities, ['normalize']) &&
      (hasAny(attack.abilities, ['aerilate', 'pixilate', 'refrigerate']) ||
        hasAny(defender.conditions, ['electrify', 'ion_deluge'])),
  },
  {
    generations: [2],
    rules: [],
    reason: 'A glitch calculates the damage of Present from the last types of both Pokémon.',
    source: 'data/mods/gen2/scripts.js:getDamage',
    excludes: ({ attack: { move } }) => typeof move === 'object' && move.id === 'Present',
  },
  {
    generations: [2],
    rules: ['rain'],
    reason: 'It weakens Solar Beam. In later generations this is a function of the move.',
    source: 'data/mods/gen2/scripts.js:getDamage',
    excludes: ({ attack: { move }, defender }) =>
      typeof move === 'object' && move.id === 'SolarBeam' && hasAny(defender.conditions, ['rain']),
  },
  {
    generations: [1],
    rules: ['struggle'],
    reason:
      'It is Normal by its data and not by its code, so that a situation with another type changes it.',
    source: 'data/mods/gen1/moves.js:struggle',
    excludes: ({ attack }) => attack.move === 'struggle' && attack.type !== undefined,
  },
  {
    generations: [4],
    rules: ['wonder_guard'],
    reason: 'It does not block Fire Fang.',
    source: 'data/mods/gen4/abilities.js:wonderguard',
    excludes: (situation) => meetsWonderGuard(situation, 'FireFang'),
  },
];

/** The rows of the generation. */
export function differencesIn(generation: SimulatedGeneration): readonly Difference[] {
  return differences.filter(({ generations }) => generations.includes(generation));
}

function hasAny<Name extends string>(
  list: readonly Name[] | undefined,
  names: readonly Name[],
): boolean {
  return names.some((name) => list?.includes(name));
}

function meetsWonderGuard({ attack: { move }, defender }: Situation, id: string): boolean {
  return typeof move === 'object' && move.id === id && hasAny(defender.abilities, ['wonder_guard']);
}

function ignoresAbilities({ attack }: Situation): boolean {
  const rules = (attack.abilities ?? []).map((name) => rulesOfAbility('default', name).attacking);
  return [typeof attack.move === 'string' ? moves[attack.move] : undefined, ...rules].some(
    (rule) => rule?.ignoresAbilities,
  );
}

/** The situation in which the side does not have these abilities. */
function without(
  situation: Situation,
  side: 'attack' | 'defender',
  names: readonly Ability[],
): Situation {
  const battler = situation[side];
  const list = battler.abilities?.filter((name) => !names.includes(name));
  return { ...situation, [side]: { ...battler, abilities: list } };
}
