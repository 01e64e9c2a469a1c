import { describe, expect, it } from 'vitest';
import { type Duel, damageOf, duels } from '#core/answers/battle.ts';
import type { Fighter } from '#core/answers/fighter.ts';
import { suggestAgainst } from '#core/answers/suggestAgainst.ts';
import {
  isAnswer,
  isSafeSwitchIn,
  rankAgainst,
  summarizeBattle,
  verdictOf,
} from '#core/answers/verdict.ts';
import { worldIn } from '#core/hit/situation.ts';
import { emptyMember } from '#core/links/team.ts';
import { picksFromPokemon } from '#core/pokedex/traits.ts';
import type { Game } from '#core/rulesets/game.ts';
import { listIn } from '#tests/gameLists.ts';
import { findPokemon, pokedex } from '#tests/pokedexOnDisk.ts';
import { hasNewValues } from '#tests/runs.ts';
import { createFighter } from './fighter.ts';
import { createSide } from './side.ts';
import { megasIn } from './unknownMegas.ts';

/** The Pokémon of a game as members, and its opponents that may be a Mega Evolution. */
function enter(game: Game) {
  const settings = { ruleset: game, typeCount: 2 } as const;
  const ids = new Set(listIn(game, 'all').map(({ id }) => id));
  const list = pokedex.filter(({ id }) => ids.has(id));
  const megas = megasIn(game, list);
  const memberOf = (id: string) => ({
    ...emptyMember,
    ...picksFromPokemon(game, findPokemon(id)!),
  });
  const create = (id: string): Fighter => createFighter(settings, memberOf(id), findPokemon(id));
  const createUnknown = (id: string): Fighter =>
    createSide('them', [memberOf(id)], settings, megas, findPokemon)[0]!.fighter;
  const formsOf = (id: string) => [id, ...megas.get(id)!.map((mega) => mega.id)];
  return {
    ids: list.map(({ id }) => id).filter((id) => !id.includes('-mega')),
    opponents: [...megas.keys()],
    field: { world: worldIn(game), conditions: [] },
    create,
    createUnknown,
    formsOf,
  };
}

/** The definition of a counter, by the numbers of one known form. */
function answers({ deals, takes }: Duel): boolean {
  const [dealtDamage, takenDamage] = [damageOf(deals.low), damageOf(takes.high)];
  return takes.maxEffectiveness <= 1 && dealtDamage > takenDamage;
}

/** The definition of a loss, by the numbers of one known form. */
function loses({ deals, takes }: Duel): boolean {
  return deals.low.effectiveness <= 1 && damageOf(takes.high) > damageOf(deals.low);
}

// Before a commit a part of all pairs, before a release each of them.
const step = hasNewValues ? 1 : 9;

describe.each(['champions', 'omega-ruby-alpha-sapphire', 'legends-za'] as const)(
  'in %s',
  (game) => {
    it('a member answers an opponent of unknown form exactly if it answers each form', () => {
      const { ids, opponents, field, create, createUnknown, formsOf } = enter(game);
      const us = ids.map(create);
      const checked = opponents.filter((_, index) => index % step === 0);
      expect(checked.length).toBeGreaterThan(4);
      for (const id of checked) {
        const unknown = createUnknown(id);
        const forms = formsOf(id);
        expect(unknown.otherForms?.length).toBe(forms.length - 1);
        const column = duels(us, [unknown], field).map(([duel]) => duel!);
        const knownRows = duels(us, forms.map(create), field);
        const mistakes = column.flatMap((duel, index) => {
          const row = knownRows[index]!;
          const verdict = row.every(answers) ? 'wins' : row.some(loses) ? 'loses' : 'even';
          const isSafe = row.every(({ takes }) => takes.maxMultiplier <= 0.5);
          return verdictOf(duel) === verdict && isSafeSwitchIn(duel) === isSafe
            ? []
            : [`${ids[index]} against ${id}: ${verdictOf(duel)} instead of ${verdict}`];
        });
        expect(mistakes).toEqual([]);
        const isAnswered = knownRows.some((row) => row.every(answers));
        expect(rankAgainst(column)[0]!.isAnswer).toBe(isAnswered);
        expect(summarizeBattle(column.map((duel) => [duel])).unanswered).toEqual(
          isAnswered ? [] : [0],
        );
        const suggested = suggestAgainst([unknown], [0], us, field, us.length);
        expect(suggested.map(({ candidate }) => candidate).sort((a, b) => a - b)).toEqual(
          [...ids.keys()].filter((index) => knownRows[index]!.every(answers)),
        );
      }
    });
  },
);

// Regressions: the least that a member deals to one form was divided by the most that it takes from another.
it.each([
  ['champions', 'azumarill', 'charizard', 'wins'],
  ['champions', 'klefki', 'staraptor', 'wins'],
  ['champions', 'goodra-hisui', 'audino', 'wins'],
  ['champions', 'abomasnow', 'ampharos', 'wins'],
  ['champions', 'politoed', 'aggron', 'wins'],
  ['legends-za', 'mudkip', 'aggron', 'wins'],
  ['champions', 'goodra', 'sceptile', 'even'],
  ['champions', 'ninetales-alola', 'floette-eternal', 'even'],
] as const)('in %s, %s against %s: %s', (game, ours, theirs, verdict) => {
  const { field, create, createUnknown } = enter(game);
  const [[duel]] = duels([create(ours)], [createUnknown(theirs)], field) as [[Duel]];
  expect([verdictOf(duel), isAnswer(duel)]).toEqual([verdict, verdict === 'wins']);
});
