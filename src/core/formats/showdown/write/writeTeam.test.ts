import { Dex, Teams, toID } from '@pkmn/sim';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attackingTypes } from '#core/charts/type.ts';
import { showdownName } from '#core/formats/showdown/name.ts';
import { findHeldForm } from '#core/formats/showdown/read/heldForm.ts';
import { readShowdown } from '#core/formats/showdown/read/readTeam.ts';
import type { ShowdownMember } from '#core/formats/showdown/team.ts';
import { isType, strikes } from '#core/hit/strike.ts';
import { readyMadeGames } from '#core/ownGames/readyMade.ts';
import { fuse } from '#core/pokedex/fusion.ts';
import { onlyAbilityIn } from '#core/pokedex/pokemonAbilities.ts';
import { abilities } from '#core/rules/ability.ts';
import { memberItems } from '#core/rules/item.ts';
import { selectableIn } from '#core/rules/rule.ts';
import { loadMovesFromDisk } from '#tests/loadMoves.ts';
import { maybe } from '#tests/picks.ts';
import { getPokemon, pokedex } from '#tests/pokedexOnDisk.ts';
import { writeShowdown } from './writeTeam.ts';

loadMovesFromDisk();

function member(id: string, fields: Partial<ShowdownMember> = {}): ShowdownMember {
  return { pokemon: getPokemon(id), attacks: [], ...fields };
}

describe('a team', () => {
  it('is written as Showdown writes it', () => {
    const text = writeShowdown([
      member('rotom-wash', {
        nickname: 'Washer',
        ability: 'levitate',
        tera: 'steel',
        item: 'air_balloon',
        attacks: ['water', 'freeze_dry', 'electric', 'thousand_arrows'],
      }),
      member('mr-mime-galar'),
      member('shedinja', { ability: 'none' }),
      member('yanmega', { ability: 'tinted_lens' }),
    ]);
    expect(text).toBe(`Washer (Rotom-Wash) @ Air Balloon  
Ability: Levitate  
Tera Type: Steel  
- Freeze-Dry  
- Thousand Arrows  

Mr. Mime-Galar  

Shedinja  
Ability: No Ability  

Yanmega  
Ability: Tinted Lens  

`);
  });

  it('is an empty text without members', () => {
    expect(writeShowdown([])).toBe('');
  });
});

describe('a nickname', () => {
  it.each([
    ['as it is', 'Mr. (M) — 🐟', 'Mr. (M) — 🐟'],
    ['on one line', '  two\r\n\tlines ', 'two lines'],
    ['not with a bar, which separates packed fields', 'a|b', undefined],
    ['not if it looks like a heading', '=== a', undefined],
    ['not if it looks like an item', 'a @ b', undefined],
    ['not if it is the name', 'Mew', undefined],
    ['not if it is empty', ' ', undefined],
  ])('is written %s: %j', (_, nickname, text) => {
    const [first] = writeShowdown([member('mew', { nickname })]).split('  \n');
    expect(first).toBe(text ? `${text} (Mew)` : 'Mew');
  });
});

const nicknames = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc
    .array(fc.constantFrom(...'a ()@|=-/:[]\n', 'Mew', ' (M)', ' (Mew)', ' @ ', '===', 'Ability: '))
    .map((parts) => parts.join('')),
);

const teams: fc.Arbitrary<readonly ShowdownMember[]> = fc.array(
  fc
    .record({
      pokemon: fc.constantFrom(...pokedex),
      nickname: fc.option(nicknames, { nil: undefined }),
      ability: maybe(['none', ...selectableIn('default', abilities)] as const),
      tera: maybe(attackingTypes),
      item: maybe(memberItems),
      attacks: fc.uniqueArray(fc.constantFrom(...strikes), { maxLength: 6 }),
    })
    // A plate is read as the form that it gives.
    .filter(({ pokemon, item }) => !findHeldForm(pokedex, 'default', pokemon, item ?? '')),
  { minLength: 1, maxLength: 6 },
);

/** The nickname if Showdown's text can contain it. */
function writableNickname({ pokemon, nickname = '', item }: ShowdownMember): string | undefined {
  const line = nickname.replace(/\s+/g, ' ').trim();
  const isMisleading = /\||^===/.test(line) || (!item && `${line} `.includes(' @ '));
  return isMisleading || line === showdownName(pokemon) ? undefined : line || undefined;
}

describe('any team', () => {
  it('is the same when it is read again, except for attacks that are only types', () => {
    fc.assert(
      fc.property(teams, (team) => {
        const text = writeShowdown(team);
        const { teams, unreadableLines } = readShowdown(text, pokedex, 'default');
        expect(writeShowdown(teams[0]!.members)).toBe(text);
        const membersWithoutSets = teams[0]!.members.map(({ set, ...rest }) => rest);
        expect({ teams: [{ ...teams[0], members: membersWithoutSets }], unreadableLines }).toEqual({
          teams: [
            {
              name: '',
              memberCount: team.length,
              members: team.map((each) => ({
                ...each,
                nickname: writableNickname(each),
                ability:
                  // `none` is only read if the Pokémon has one ability, which changes a matchup.
                  each.ability === 'none' && !onlyAbilityIn('default', each.pokemon)
                    ? undefined
                    : each.ability,
                // "No Ability" changes no hit.
                ...(each.ability === 'none' && { hasOtherAbility: true }),
                attacks: each.attacks.filter((strike) => !isType(strike)),
              })),
            },
          ],
          unreadableLines: [],
        });
      }),
    );
  });

  it("is imported by Showdown's simulator", () => {
    fc.assert(
      fc.property(teams, (team) => {
        const imported = Teams.import(writeShowdown(team)) ?? [];
        expect(imported).toHaveLength(team.length);
        for (const [index, set] of imported.entries()) {
          const { pokemon, ability, tera, item } = team[index]!;
          expect(Dex.species.get(set.species)).toMatchObject({
            exists: true,
            num: Number(pokemon.number),
          });
          expect(toID(set.species)).toBe(pokemon.id.replaceAll('-', ''));
          expect(toID(set.ability)).toBe(toID(ability === 'none' ? 'noability' : ability));
          expect(toID(set.teraType)).toBe(toID(tera));
          expect(toID(set.item)).toBe(toID(item));
          for (const move of set.moves ?? [])
            expect(Dex.moves.get(move)).toMatchObject({ exists: true, name: move });
        }
      }),
    );
  });
});

describe('a team of a game with fusions', () => {
  const game = readyMadeGames.find(({ fusion }) => fusion === 'pokerogue')!;
  const fusion = fuse(game, getPokemon('gengar'), getPokemon('mr-mime-galar'));

  it('is read as it was written', () => {
    const text = writeShowdown([
      { ...member('gengar', { secondAbility: 'levitate', nickname: 'Spooky' }), pokemon: fusion },
    ]);
    expect(text).toMatch(/^Spooky \(Gengar \+ Mr\. Mime-Galar\)/);
    expect(text).toContain('Passive: Levitate');
    const { teams, unreadableLines } = readShowdown(text, pokedex, game);
    expect(unreadableLines).toEqual([]);
    expect(teams[0]?.members).toMatchObject([
      { pokemon: { id: 'gengar_mr-mime-galar' }, secondAbility: 'levitate', nickname: 'Spooky' },
    ]);
  });

  it('is no Pokémon in a generation without them', () => {
    const { teams, unreadableLines } = readShowdown('Gengar + Jolteon', pokedex, 'default');
    expect(teams).toEqual([]);
    expect(unreadableLines).toHaveLength(1);
  });
});
