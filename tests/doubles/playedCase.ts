import type { TeraType } from '#core/charts/type.ts';
import { type DoublesSituation, doublesMatchups } from '#core/doubles/doubles.ts';
import type { DoublesAbility } from '#core/doubles/pairAbility.ts';
import { isPairAbility } from '#core/doubles/pairAbilityName.ts';
import type { DoublesCondition, DoublesTarget, Foe } from '#core/doubles/turnCondition.ts';
import { type World, worldIn } from '#core/hit/situation.ts';
import { resolveStrike } from '#core/picks/moveUser.ts';
import { toAttack } from '#core/picks/supportedStrikes.ts';
import { findNamedMove } from '#core/pokedex/moveFiles/addMoves.ts';
import { typingIn } from '#core/pokedex/pokemon.ts';
import { pokemonFinder } from '#core/pokedex/pokemonFinder.ts';
import { memberAbilities } from '#core/rules/ability.ts';
import type { Condition } from '#core/rules/condition.ts';
import { memberItems } from '#core/rules/item.ts';
import type { MoveId } from '#core/rules/moveFacts.ts';
import type { Ruleset } from '#core/rulesets/ruleset.ts';
import { loadMovesFromDisk } from '#tests/loadMoves.ts';
import { readPokedex } from '#tests/pokedexOnDisk.ts';
import { engineGenerations } from '#tests/situation.ts';

loadMovesFromDisk();
const findPokemon = pokemonFinder(readPokedex());

/** A Pokémon of a played turn, by its English names. */
type PlayedPokemon = { species: string; ability: string; item?: string; tera?: string };

/** What happened to one Pokémon. */
type PlayedTarget = {
  hit: boolean;
  effectiveness: number | null;
  factor: number;
  modifiers?: { source: string; stage: string; of?: string; factor: number }[];
  why?: string;
};

/** A turn of tests/doubles/cases.json, which explains its fields. */
export type PlayedCase = {
  id: number;
  rules: string;
  attacker: PlayedPokemon;
  partner: PlayedPokemon;
  foes: [PlayedPokemon, PlayedPokemon];
  move: string;
  aim: DoublesTarget | null;
  field: { weather?: string; terrain?: string; gravity?: boolean };
  conditions: {
    helpingHand?: boolean;
    followMe?: string;
    ragePowder?: string;
    wideGuard?: string;
    quickGuard?: string;
    reflect?: string;
    lightScreen?: string;
    fainted?: string[];
  };
  expected: {
    targetClass: string;
    finalTarget?: DoublesTarget;
    targets: Record<DoublesTarget, PlayedTarget>;
  };
};

const rulesets: Readonly<Record<string, Ruleset>> = {
  champions: 'champions',
  ...Object.fromEntries(
    Object.entries(engineGenerations).map(([number, each]) => [`generation ${number}`, each]),
  ),
};

const weathers: Readonly<Record<string, Condition>> = { sun: 'sun', rain: 'rain' };

/** The turn as a situation of ours, with the world of its rules. */
function readCase(played: PlayedCase): { situation: DoublesSituation; world: World } {
  const ruleset = rulesets[played.rules]!;
  const { fainted = [] } = played.conditions;
  const user = readPokemon(played.attacker, ruleset);
  const [foe1, foe2] = played.foes.map((foe, index) =>
    fainted.includes(`foe${index + 1}`) ? undefined : readPokemon(foe, ruleset),
  );
  const strike = resolveStrike(findNamedMove(played.move) as MoveId, {
    ...user,
    item: played.attacker.item,
  });
  return {
    situation: {
      attack: toAttack(strike),
      user,
      partner: fainted.includes('partner') ? undefined : readPokemon(played.partner, ruleset),
      foes: [foe1, foe2],
      aim: played.aim ?? undefined,
      conditions: readConditions(played),
    },
    world: worldIn(ruleset),
  };
}

function readPokemon({ species, ability, item, tera }: PlayedPokemon, ruleset: Ruleset) {
  const pokemon = findPokemon(species)!;
  const id = ability.toLowerCase().replaceAll(/[ -]/g, '_').replaceAll("'", '');
  const isKnown = isPairAbility(id) || (memberAbilities as readonly string[]).includes(id);
  return {
    pokemon: pokemon.id,
    typing: typingIn(ruleset, pokemon),
    tera: tera?.toLowerCase() as TeraType | undefined,
    abilities: isKnown ? [id as DoublesAbility] : [],
    item: memberItems.find((each) => each === item?.toLowerCase().replaceAll(/[ -]/g, '_')),
  };
}

function readConditions({ field, conditions }: PlayedCase): DoublesCondition[] {
  const { helpingHand, followMe, ragePowder, wideGuard, quickGuard, ...screens } = conditions;
  const sideOf = (side: string) => (side === 'ours' ? 'own_' : '');
  return [
    ...(field.weather && weathers[field.weather] ? [weathers[field.weather]!] : []),
    ...(field.terrain ? [`${field.terrain}_terrain` as Condition] : []),
    ...(field.gravity ? (['gravity'] as const) : []),
    ...(helpingHand ? (['helping_hand'] as const) : []),
    ...(followMe ? [`follow_me_${followMe as Foe}` as const] : []),
    ...(ragePowder ? [`rage_powder_${ragePowder as Foe}` as const] : []),
    ...(wideGuard ? (['wide_guard'] as const) : []),
    ...(quickGuard ? (['quick_guard'] as const) : []),
    ...(screens.reflect ? [`${sideOf(screens.reflect)}reflect` as const] : []),
    ...(screens.lightScreen ? [`${sideOf(screens.lightScreen)}light_screen` as const] : []),
  ];
}

/** How our answer differs from the turn; an empty list if it does not. */
export function compareCase(played: PlayedCase): string[] {
  const { situation, world } = readCase(played);
  const { targets, draw } = doublesMatchups(situation, world);
  const { expected, aim } = played;
  const results = Object.values(expected.targets);
  // Nobody is hit, whomever the attack would have hit.
  if (results.some(({ why }) => why?.startsWith('stopped'))) {
    return Object.values(targets).some(({ multiplier }) => multiplier > 0) ? ['not stopped'] : [];
  }
  const differences = (Object.keys(expected.targets) as DoublesTarget[]).flatMap((target) => {
    const ours = targets[target];
    const { hit, effectiveness, factor, why = '' } = expected.targets[target];
    const isReached = hit || !['not a target', 'drawn away', 'fainted'].includes(why);
    if (!isReached) return ours ? [`${target} is hit`] : [];
    if (!ours) return [`${target} is not hit`];
    const text = `${target} ${ours.effectiveness} ${ours.multiplier}`;
    const isClose = Math.abs(ours.multiplier - factor) <= 0.003 * factor;
    const isSame = !hit || ours.effectiveness === effectiveness;
    return isClose && isSame ? [] : [`${text} instead of ${effectiveness} ${factor}`];
  });
  const isDrawn = expected.finalTarget !== undefined && expected.finalTarget !== aim;
  const gone = aim && !situation.foes[aim === 'foe1' ? 0 : 1] && aim !== 'partner';
  if (!gone && isDrawn && draw?.by !== expected.finalTarget)
    differences.push(`drawn by ${draw?.by}`);
  return differences;
}
