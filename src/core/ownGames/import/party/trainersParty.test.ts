import { expect, it } from 'vitest';
import { readShowdown } from '#core/formats/showdown/read/readTeam.ts';
import { readOwnGame } from '#core/ownGames/import/readOwnGame.ts';
import { loadMovesFromDisk } from '#tests/loadMoves.ts';
import { pokedex } from '#tests/pokedexOnDisk.ts';

loadMovesFromDisk();

const party = `/* a comment
   of two lines */
#pragma trainerproc ivs explicit
=== TRAINER_NONE ===
Name:
Pic: Hiker

=== TRAINER_GARY ===
Name: GARY
Class: Rival
Pic: Gary
Gender: Male
Battle Type: Doubles

SPECIES_MR_MIME (F) @ ITEM_ORAN_BERRY
Level: 12
IVs: 0 HP / 0 Atk
Ability: ABILITY_FILTER
Bold Nature
- MOVE_DOUBLE_KICK
- Tackle

Rocky (Onix)

=== TRAINER_JANE ===
Name: JANE
Class: Lass
Pic: Lass
Double Battle: No
Difficulty: Hard

Abra
Level: 7
Oops: 3
#if HARD
`;

const read = (text: string) => {
  const { bosses, warnings, formats, types } = readOwnGame([{ name: 'a', text }], {
    base: 'default',
  });
  const lines = warnings.map(({ code, line }) => `${code} ${line ?? ''}`.trim());
  return { bosses, lines, formats, types };
};

it('trainers of trainers.party are the opponents of a game, the bosses first in its story', () => {
  const { bosses, lines, formats, types } = read(party);
  expect([formats, types.length]).toEqual([['trainersParty'], 18]);
  expect(bosses).toEqual([
    {
      name: 'Gary (Rival)',
      marks: ['double'],
      team: [
        'Mr Mime (F) @ Oran Berry\nLevel: 12\nAbility: Filter\n- Double Kick\n- Tackle',
        'Rocky (Onix)\nLevel: 100',
      ].join('\n\n'),
    },
    { name: 'Jane (Lass, Hard)', team: 'Abra\nLevel: 7', isOutsideStory: true },
  ]);
  expect(lines).toEqual(['unknownLine 34', 'condition 35', 'baseChart']);
  const { teams, unreadableLines } = readShowdown(bosses![0]!.team, pokedex, 'default');
  expect(unreadableLines).toEqual([]);
  expect(teams[0]!.members.map(({ pokemon }) => pokemon.id)).toEqual(['mr-mime', 'onix']);
});

it('a trainer can have the Pokémon of another one, and a file another level', () => {
  const text = `#pragma trainerproc level 50
=== TRAINER_A ===
Name: A
Class: Leader
Pic: A

Abra

=== TRAINER_B ===
Name: B
Class: Leader
Pic: B
Copy Pool: TRAINER_A

=== TRAINER_C ===
Name: C
Pic: C
`;
  const { bosses, lines } = read(text);
  expect(bosses?.map(({ name, team }) => `${name}: ${team}`)).toEqual([
    'A (Leader): Abra\nLevel: 50',
    'B (Leader): Abra\nLevel: 50',
  ]);
  expect(lines).toEqual(['unknownLine 15', 'baseChart']);
});
