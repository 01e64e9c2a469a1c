import { type Ability, abilities } from '#engine/ability.ts';
import { moves } from '#engine/move.ts';
import type { RuleName, SimulatedGeneration, Situation } from './situations.ts';

/**
 * How a generation differs from our rules, which are those of the newest generation or, up to
 * generation 5, those of generation 5.
 */
type Difference = {
  generations: readonly SimulatedGeneration[];
  rules: readonly RuleName[];
  reason: string;
  /** File and name in the battle simulator @pkmn/sim 0.10.11. */
  source: string;
  /** The damage factor of these rules in the generation. */
  damage?: number;
  /** Returns a situation in which our rules have the effect that the generation's have in this one. */
  translate?: (situation: Situation) => Situation;
  /** Situations that are left out, because our rules have no equivalent. */
  excludes?: (situation: Situation) => boolean;
};

/** All differences that a comparison with the simulator takes into account. */
const differences: readonly Difference[] = [
  {
    generations: [8],
    rules: ['transistor'],
    reason: 'Electric damage × 1.5, not 1.3.',
    source: 'data/mods/gen8/abilities.js:transistor',
    damage: 1.5,
  },
  {
    generations: [7, 6],
    rules: ['electric_terrain', 'grassy_terrain', 'psychic_terrain'],
    reason: 'Damage × 1.5, not 1.3.',
    source: 'data/mods/gen7/moves.js:electricterrain, grassyterrain, psychicterrain',
    damage: 1.5,
  },
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
    generations: [6],
    rules: ['aerilate', 'pixilate', 'refrigerate'],
    reason: 'Damage × 1.3, not 1.2.',
    source: 'data/mods/gen6/abilities.js:aerilate, pixilate, refrigerate',
    damage: 1.3,
  },
  {
    generations: [6],
    rules: ['normalize'],
    reason: 'No bonus.',
    source: 'data/mods/gen6/abilities.js:normalize',
    damage: 1,
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
    generations: [4],
    rules: ['iron_ball'],
    reason: 'Flying counts as 1 against Ground and the other types count, as under Ingrain.',
    source: 'data/mods/gen4/items.js:ironball',
    translate: ({ attack, defender }) => {
      if (defender.item !== 'iron_ball') return { attack, defender };
      const { conditions = [] } = defender;
      return {
        attack,
        defender: { ...defender, item: undefined, conditions: [...conditions, 'ingrain'] },
      };
    },
  },
  {
    generations: [4],
    rules: ['roost'],
    reason: 'Flying alone becomes typeless, not Normal.',
    source: 'sim/pokemon.js:getTypes',
    translate: ({ attack, defender }) => {
      const { conditions, typing } = defender;
      if (!conditions?.includes('roost') || typing.join() !== 'flying') return { attack, defender };
      const otherConditions = conditions.filter((name) => name !== 'roost');
      return { attack, defender: { ...defender, typing: [], conditions: otherConditions } };
    },
  },
  {
    generations: [4, 3],
    rules: ['lightning_rod', 'storm_drain'],
    reason: 'It only redirects.',
    source: 'data/mods/gen4/abilities.js:lightningrod, stormdrain',
    translate: (situation) => without(situation, 'defender', ['lightning_rod', 'storm_drain']),
  },
  {
    generations: [4, 3],
    rules: ['mud_sport', 'water_sport'],
    reason: 'Damage × 0.5, not 0.33.',
    source: 'data/mods/gen4/moves.js:mudsport, watersport',
    damage: 0.5,
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

function ignoresAbilities({ attack }: Situation): boolean {
  const rules = (attack.abilities ?? []).map((name) => abilities[name].attacking);
  return [attack.move && moves[attack.move], ...rules].some((rule) => rule?.ignoresAbilities);
}

/** The situation in which the side does not have these abilities. */
function without(
  situation: Situation,
  side: keyof Situation,
  names: readonly Ability[],
): Situation {
  const battler = situation[side];
  const list = battler.abilities?.filter((name) => !names.includes(name));
  return { ...situation, [side]: { ...battler, abilities: list } };
}
