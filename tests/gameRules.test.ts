import { describe, expect, it } from 'vitest';
import { strikesIn } from '#core/hit/strike.ts';
import { type fieldConditions, fieldConditionsIn } from '#core/links/battle.ts';
import { readyMadeGames } from '#core/ownGames/readyMade.ts';
import { abilities, abilitiesIn, battleAbilitiesIn } from '#core/rules/ability.ts';
import { conditions } from '#core/rules/condition.ts';
import { battleItemsIn } from '#core/rules/heldItem.ts';
import { items, itemsIn } from '#core/rules/item.ts';
import { moves } from '#core/rules/move.ts';
import { isRowIn, type NamedRule, type NamedTwoSidedRule, selectableIn } from '#core/rules/rule.ts';
import { gameNames } from '#core/rulesets/game.ts';
import type { Ruleset } from '#core/rulesets/ruleset.ts';
import { matchup, worldIn } from '../package/index.ts';
import { answer } from '../scripts/cli/ask.ts';

/*
 * What a game lacks is offered nowhere and refused everywhere. That the rows of games are true is compared with the
 * simulator in gameLists.test.ts and champions.test.ts.
 */

const typing = ['normal'] as const;
const type = 'normal' as const;
type Side = 'attacking' | 'defending';
type RuleCase = { name: string; exists: boolean; attack: object; defender: object };

/** Each rule on each side that it acts on, in a question of the two command lines. */
function casesIn(ruleset: Ruleset): RuleCase[] {
  const sides: readonly Side[] = ['attacking', 'defending'];
  const ask = (
    table: Readonly<Record<string, NamedRule | NamedTwoSidedRule>>,
    fieldsOf: (name: string, side: Side) => object | undefined,
  ) =>
    Object.entries(table).flatMap(([name, row]) =>
      sides.flatMap((side) => {
        const fields = fieldsOf(name, side);
        if (!fields || !('name' in row || row[side])) return [];
        const [attack, defender] = side === 'attacking' ? [fields, {}] : [{}, fields];
        return { name, exists: isRowIn(ruleset, row), attack, defender };
      }),
    );
  return [
    ...ask(abilities, (name) => ({ abilities: [name] })),
    ...ask(items, (item) => ({ item })),
    ...ask(moves, (move, side) => (side === 'attacking' ? { move } : undefined)),
    ...ask(conditions, (name, side) => (side === 'defending' ? { conditions: [name] } : undefined)),
  ];
}

const rowsByName: Readonly<Record<string, NamedRule | NamedTwoSidedRule>> = {
  ...abilities,
  ...items,
  ...moves,
  ...conditions,
};

function offeredIn(ruleset: Ruleset): string[] {
  return [
    ...abilitiesIn(ruleset),
    ...battleAbilitiesIn(ruleset),
    ...itemsIn(ruleset, 'attacking'),
    ...itemsIn(ruleset, 'defending'),
    ...battleItemsIn(ruleset),
    ...strikesIn(ruleset).filter((strike) => Object.hasOwn(moves, strike)),
    ...selectableIn(ruleset, conditions),
    ...(['weather', 'terrain', 'other'] satisfies (keyof typeof fieldConditions)[]).flatMap(
      (group) => fieldConditionsIn(ruleset, group),
    ),
  ];
}

const games: readonly Ruleset[] = [...gameNames, ...readyMadeGames];
const nameOf = (game: Ruleset) => (typeof game === 'string' ? game : game.name);

describe.each(games.map((game) => [nameOf(game), game] as const))('%s', (_, game) => {
  it('offers only what exists', () => {
    expect(offeredIn(game).filter((name) => !isRowIn(game, rowsByName[name]!))).toEqual([]);
  });

  it('throws in the package for exactly what does not exist', () => {
    const refuses = ({ attack, defender }: RuleCase) => {
      try {
        matchup({ type, ...attack }, { typing, ...defender }, worldIn(game));
        return false;
      } catch {
        return true;
      }
    };
    const cases = casesIn(game);
    expect(cases.length).toBeGreaterThan(150);
    expect(cases.filter((each) => refuses(each) === each.exists)).toEqual([]);
  });
});

it.each(gameNames)('%s: ask refuses exactly what does not exist', (game) => {
  const refuses = ({ attack, defender }: RuleCase) => {
    const question = { game, attack: { type, ...attack }, defender: { typing, ...defender } };
    return JSON.parse(answer(JSON.stringify(question))).error !== undefined;
  };
  expect(casesIn(game).filter((each) => refuses(each) === each.exists)).toEqual([]);
});

it('Pokémon GO has no ability, item, condition or move with rules', () => {
  const [pokemonGo] = readyMadeGames;
  expect(pokemonGo?.name).toBe('Pokémon GO');
  expect(offeredIn(pokemonGo!)).toEqual([]);
});
