import { type AbilityChange, findAbilityChanges } from '#app/screens/defense/abilityChanges.ts';
import {
  type Cover,
  findCoverTargets,
  rankCovers,
} from '#app/screens/defense/covers/rankCovers.ts';
import { type DefenseGroup, defense } from '#core/answers/defense.ts';
import { type OffenseGroup, offense, typingsOf } from '#core/answers/offense.ts';
import { suggestMembers } from '#core/answers/suggest.ts';
import { attackersOf, hasType } from '#core/charts/chart.ts';
import { isSameTyping, type Type, type Typing } from '#core/charts/type.ts';
import { type World, worldIn } from '#core/hit/situation.ts';
import { slugOf } from '#core/links/answerPage.ts';
import { emptyDefense, supportedDefender } from '#core/links/defense.ts';
import { type Pokemon, pokemonIn, speciesOf, typingIn } from '#core/pokedex/pokemon.ts';
import { relevantAbilitiesIn } from '#core/pokedex/pokemonAbilities.ts';
import { searchablesIn } from '#core/pokedex/searchable.ts';
import { pokemonGroups } from '#core/pokedex/suggestionFilter.ts';
import { picksFromPokemon, traitsIn } from '#core/pokedex/traits.ts';
import type { Ability } from '#core/rules/ability.ts';
import { type Era, eras } from '#core/rulesets/era.ts';
import { chartIn } from '#core/rulesets/officialChart.ts';
import { existsIn } from '#core/rulesets/ruleset.ts';

/** A type with its multiplier. */
export type TypeMultiplier = { type: Type; multiplier: number };

/** What another era changes. */
export type EraChange = {
  era: Era;
  /** The typing that the Pokémon had then, with all its multipliers; undefined if it is the same. */
  former?: { typing: Typing; groups: readonly DefenseGroup[] } | undefined;
  /** The types with another multiplier. */
  changes: readonly TypeMultiplier[];
  /** The types that the era lacks, of those whose multiplier is not 1 today. */
  absentTypes: readonly Type[];
};

/** An answer about a defender, and what is around it. */
export type DefenseFacts = {
  typing: Typing;
  groups: readonly DefenseGroup[];
  eraChanges: readonly EraChange[];
  abilityChanges: readonly AbilityChange[];
  covers: readonly Cover[];
};

/** The answer about the attacks of one type. */
export type AttackFacts = { groups: readonly OffenseGroup[]; eraChanges: readonly EraChange[] };

/** The facts of the page of a typing. */
export type TypingFacts = DefenseFacts & {
  slug: string;
  /** The Pokémon of today with these types. */
  pokemon: readonly Pokemon[];
  /** Only of a single type. */
  attack?: AttackFacts;
  /** Only of a single type: the typings with a second one. */
  pairs: readonly Typing[];
};

/** The facts of the page of a Pokémon. */
export type PokemonFacts = DefenseFacts & {
  pokemon: Pokemon;
  /** Its only ability, which the numbers include. */
  ability: Ability | undefined;
  /** Other Pokémon with the same types. */
  others: readonly Pokemon[];
};

const newest = eras[0];
const world = worldIn(newest);
const settings = { ruleset: newest, typeCount: 2 } as const;

/** The number of Pokémon at most that cover the weaknesses. */
const maxCovers = 3;

/** All typings of the newest chart, of one type and of two, each in the order of its slug. */
export function listTypings(): Typing[] {
  const chart = chartIn(newest);
  return [...typingsOf(chart, 1), ...typingsOf(chart, 2)].map((typing) => typing.toSorted());
}

/** Returns functions that find the facts of typings and Pokémon of the Pokédex. */
export function createFacts(pokedex: readonly Pokemon[]) {
  const searchables = searchablesIn(newest, pokedex);
  const pokemonBySlug = new Map<string, Pokemon[]>();
  for (const pokemon of pokemonIn(newest, pokedex)) {
    const slug = slugOf(typingIn(newest, pokemon));
    pokemonBySlug.set(slug, [...(pokemonBySlug.get(slug) ?? []), pokemon]);
  }
  const coversByDefender = new Map<string, readonly Cover[]>();

  /** All Pokémon that cover the weaknesses, the best first; computed once for each defender. */
  function rankAllCovers(typing: Typing, ability: Ability | undefined): readonly Cover[] {
    const key = `${slugOf(typing)} ${ability}`;
    const covers = coversByDefender.get(key) ?? computeCovers(typing, ability);
    coversByDefender.set(key, covers);
    return covers;
  }

  function computeCovers(typing: Typing, ability: Ability | undefined): readonly Cover[] {
    const defender = { typing, abilities: ability ? [ability] : undefined };
    const groups = defense(defender, world);
    if (groups[0]!.multiplier <= 1) return [];
    const pokemonByTarget = findCoverTargets(
      ...([groups, undefined, searchables, pokemonGroups, [], world] as const),
    );
    const targets = [...pokemonByTarget.keys()];
    const suggestions = suggestMembers([defender], targets, world, targets.length);
    return rankCovers(defender, suggestions, targets, pokemonByTarget, world);
  }

  return {
    findTyping(typing: Typing): TypingFacts {
      const [first, second] = typing;
      const pokemon = pokemonBySlug.get(slugOf(typing)) ?? [];
      const groups = defense({ typing }, world);
      return {
        slug: slugOf(typing),
        ...{ typing, groups, pokemon },
        eraChanges: findEraChanges(groups, (era) =>
          typing.every((type) => hasType(chartIn(era), type)) ? { typing } : undefined,
        ),
        abilityChanges: findTypingAbilities(typing, pokemon),
        covers: rankAllCovers(typing, undefined).slice(0, maxCovers),
        ...(second === undefined && { attack: findAttack(first!) }),
        pairs: second === undefined ? listPairs(first!) : [],
      };
    },
    findPokemon(pokemon: Pokemon): PokemonFacts {
      const resolve = (ability?: Ability | 'none') =>
        supportedDefender(
          settings,
          { ...emptyDefense, ...picksFromPokemon(newest, pokemon), ability },
          traitsIn(newest, pokemon),
        );
      const defender = resolve();
      const { typing, ability } = defender;
      const groups = defense(defender, world);
      return {
        ...{ pokemon, typing, ability, groups },
        eraChanges: findEraChanges(
          groups,
          (era) => {
            const { typing: eraTyping, onlyAbility } = traitsIn(era, pokemon);
            if (!existsIn(era, pokemon.generation)) return undefined;
            return { typing: eraTyping, abilities: onlyAbility ? [onlyAbility] : undefined };
          },
          typing,
        ),
        abilityChanges: findAbilityChanges(newest, pokemon, resolve),
        covers: rankAllCovers(typing, ability)
          .filter((cover) => speciesOf(cover.candidate.pokemon) !== speciesOf(pokemon))
          .slice(0, maxCovers),
        others: (pokemonBySlug.get(slugOf(typing)) ?? []).filter((each) => each !== pokemon),
      };
    },
  };
}

/** The types whose multiplier differs from the first ones in the second, which have all types of an era. */
function compare(
  before: readonly TypeMultiplier[],
  after: readonly TypeMultiplier[],
): Pick<EraChange, 'changes' | 'absentTypes'> {
  const multiplierBefore = new Map(before.map(({ type, multiplier }) => [type, multiplier]));
  const typesAfter = new Set(after.map(({ type }) => type));
  return {
    changes: after.filter(({ type, multiplier }) => multiplierBefore.get(type) !== multiplier),
    absentTypes: before
      .filter(({ type, multiplier }) => multiplier !== 1 && !typesAfter.has(type))
      .map(({ type }) => type),
  };
}

function multipliersOf(groups: readonly DefenseGroup[]): TypeMultiplier[] {
  return groups.flatMap(({ multiplier, matchups }) =>
    matchups.map(({ attacking }) => ({ type: attacking as Type, multiplier })),
  );
}

/** What each older era changes; `findDefender` returns undefined for one without the defender. */
function findEraChanges(
  groups: readonly DefenseGroup[],
  findDefender: (era: Era) => Parameters<typeof defense>[0] | undefined,
  typing?: Typing,
): EraChange[] {
  return eras.slice(1).flatMap((era) => {
    const defender = findDefender(era);
    if (!defender) return [];
    const eraGroups = defense(defender, worldIn(era));
    const isFormer = typing && !isSameTyping(typing, defender.typing);
    const former = isFormer ? { typing: defender.typing, groups: eraGroups } : undefined;
    const differences = compare(multipliersOf(groups), multipliersOf(eraGroups));
    const isSame = differences.changes.length === 0 && differences.absentTypes.length === 0;
    return isSame && !former ? [] : [{ era, former, ...differences }];
  });
}

/** The abilities of the Pokémon with this typing that change its multipliers. */
function findTypingAbilities(typing: Typing, pokemon: readonly Pokemon[]): AbilityChange[] {
  const abilities = new Set(pokemon.flatMap((each) => relevantAbilitiesIn(newest, each)));
  const before = multipliersOf(defense({ typing }, world));
  return [...abilities]
    .map((ability) => {
      const after = multipliersOf(defense({ typing, abilities: [ability] }, world));
      return { ability, changes: compare(before, after).changes };
    })
    .filter(({ changes }) => changes.length > 0);
}

function attackMultipliers(type: Type, eraWorld: World): TypeMultiplier[] {
  return offense([{ type }], eraWorld).flatMap(({ multiplier, matchups }) =>
    matchups.map(({ defending }) => ({ type: defending, multiplier })),
  );
}

function findAttack(type: Type): AttackFacts {
  const before = attackMultipliers(type, world);
  const eraChanges = eras.slice(1).flatMap((era) => {
    if (!hasType(chartIn(era), type)) return [];
    const differences = compare(before, attackMultipliers(type, worldIn(era)));
    const isSame = differences.changes.length === 0 && differences.absentTypes.length === 0;
    return isSame ? [] : [{ era, ...differences }];
  });
  return { groups: offense([{ type }], world), eraChanges };
}

function listPairs(type: Type): Typing[] {
  return attackersOf(world.chart)
    .filter((other) => other !== type)
    .map((other) => [type, other]);
}
