import { TeamGenerators } from '@pkmn/randoms';
import { Dex, Teams } from '@pkmn/sim';
import { describe, expect, it } from 'vitest';
import type { ShowdownMember } from '#core/formats/showdown/team.ts';
import { writeMember, writeShowdown } from '#core/formats/showdown/write/writeTeam.ts';
import { maxSetLength } from '#core/pokedex/names/inputText.ts';
import { loadMovesFromDisk } from '#tests/loadMoves.ts';
import { pokedex } from '#tests/pokedexOnDisk.ts';
import { readMembers } from '#tests/readMembers.ts';
import { readShowdown } from './readTeam.ts';

loadMovesFromDisk();

Teams.setGeneratorFactory(TeamGenerators);

/** The only member of the text, with other fields. */
function readMember(text: string, fields: Partial<ShowdownMember> = {}): ShowdownMember {
  const [member] = readMembers(text);
  return { ...member!, ...fields };
}

const formats = [3, 4, 5, 6, 7, 8, 9].map((generation) => `gen${generation}randombattle`);

/** The text without the spaces at the ends of its lines. */
const trimLines = (text: string) => text.replace(/ +$/gm, '').trim();

describe('the text of an untouched team', () => {
  it.each(formats)('is the pasted one: ten random teams of %s', (format) => {
    for (let seed = 1; seed <= 10; seed++) {
      const sets = Teams.generate(format, { seed: `${seed},2,3,4` });
      const text = Teams.export(
        sets.map((set) => ({ ...set, moves: set.moves.map((id) => Dex.moves.get(id).name) })),
      );
      expect(trimLines(writeShowdown(readMembers(text)))).toBe(trimLines(text));
    }
  });

  it.each(formats)('counts what the simulator counts: ten random teams of %s', (format) => {
    const dex = Dex.forFormat(format);
    for (let seed = 1; seed <= 10; seed++) {
      const sets = Teams.generate(format, { seed: `${seed},2,3,4` });
      for (const [index, { unusedParts = [] }] of readMembers(Teams.export(sets)).entries()) {
        const { species, ability, item } = sets[index]!;
        const { forcedForme = '' } = dex.items.get(item);
        const form = dex.species.get(forcedForme.startsWith(species) ? forcedForme : species);
        const isOwn = dex.gen < 3 || Object.values(form.abilities).includes(ability);
        expect([species, unusedParts.includes('ability')]).toEqual([species, !isOwn]);
        expect(unusedParts.includes('item') && ability !== 'Klutz').toBe(false);
      }
    }
  });

  it('is the pasted one with every field of Showdown, and with a field of a later version', () => {
    const text = `Puddle (Pelipper) (F) @ Damp Rock
Ability: Keen Eye
Level: 84
Shiny: Yes
Happiness: 0
Friendship: 255
Pokeball: Beast Ball
Hidden Power: Ice
Dynamax Level: 5
Gigantamax: Yes
Tera Type: Ghost
EVs: 248 HP / 252 Def / 8 SpD
Bold Nature
IVs: 0 Atk
- Hurricane
- Hidden Power [Ice]
- Roost`;
    expect(trimLines(writeShowdown(readMembers(text)))).toBe(text);
    const later = `${text}\nMega Level: 3`;
    const { teams, unreadableLines } = readShowdown(later, pokedex, 'default');
    expect(trimLines(writeShowdown(teams[0]!.members))).toBe(later);
    expect(unreadableLines).toMatchObject([{ text: 'Mega Level: 3', why: 'line' }]);
  });

  it('has the names of Showdown', () => {
    expect(writeShowdown(readMembers('Glurak (M) @ Life Orb'))).toBe(
      'Charizard (M) @ Life Orb  \n\n',
    );
    expect(writeShowdown(readMembers('リザードン\nLevel: 50'))).toBe(
      'Charizard  \nLevel: 50  \n\n',
    );
    expect(writeShowdown(readMembers('Charizard-Gmax @ Life Orb'))).toBe(
      'Charizard-Gmax @ Life Orb  \n\n',
    );
  });

  it('has no lines that other programs add', () => {
    const text =
      'Mew @ Life Orb\nOT: Ash\nTID: 12345\nSID: 54321\nOTGender: Male\nLanguage: English\n.Met_Location=30024\n=Generation=9\n~=Version=50\n- Psychic';
    const fenced = `\`\`\`\n${text}\n\`\`\``;
    expect(writeShowdown(readMembers(fenced))).toBe('Mew @ Life Orb  \n- Psychic  \n\n');
  });
});

describe('a changed member', () => {
  const text = `Zard (Bronzong) @ Iron Ball
Ability: Heatproof
Level: 50
Tera Type: Ghost
Relaxed Nature
- Gyro Ball
- Earthquake
- Trick Room`;

  it.each<[string, Partial<ShowdownMember>, string, string[]]>([
    ['nothing', {}, text, []],
    [
      'its ability',
      { ability: 'levitate' },
      text.replace('Ability: Heatproof', 'Ability: Levitate'),
      ['Ability: Heatproof'],
    ],
    [
      'its ability, to any',
      { ability: undefined },
      text.replace('Ability: Heatproof\n', ''),
      ['Ability: Heatproof'],
    ],
    ['its item', { item: 'occa_berry' }, text.replace('Iron Ball', 'Occa Berry'), ['@ Iron Ball']],
    ['its item, to none', { item: undefined }, text.replace(' @ Iron Ball', ''), ['@ Iron Ball']],
    [
      'its Tera Type',
      { tera: undefined },
      text.replace('Tera Type: Ghost\n', ''),
      ['Tera Type: Ghost'],
    ],
    ['its nickname', { nickname: undefined }, text.replace('Zard (Bronzong)', 'Bronzong'), []],
    ['its nickname, to another', { nickname: 'Bell' }, text.replace('Zard', 'Bell'), []],
    ['an attack', { attacks: ['GyroBall'] }, text.replace('- Earthquake\n', ''), ['- Earthquake']],
    [
      'an attack more',
      { attacks: ['GyroBall', 'Earthquake', 'freeze_dry'] },
      `${text}\n- Freeze-Dry`,
      [],
    ],
    ['the order of its attacks', { attacks: ['Earthquake', 'GyroBall'] }, text, []],
  ])('differs in what it has changed: %s', (_, fields, lines, leftOutLines) => {
    const result = writeMember(readMember(text, fields));
    expect(result.leftOutLines).toEqual(leftOutLines);
    expect([...result.lines].sort()).toEqual(lines.split('\n').sort());
    expect(result.lines[0]).toBe(lines.split('\n')[0]);
  });

  it('keeps nothing of another Pokémon', () => {
    const { pokemon } = readMember('Rotom-Wash');
    const result = writeMember(readMember(text, { pokemon }));
    expect(result.lines[0]).toBe('Zard (Rotom-Wash) @ Iron Ball');
    expect(result.leftOutLines).toEqual(text.split('\n'));
  });
});

describe('a very long set', () => {
  it('keeps the lines that fit', () => {
    const { set } = readMember(`Mew\n${'- Surf\n'.repeat(1000)}Level: 50`);
    expect(set!.text.length).toBeLessThanOrEqual(maxSetLength);
    expect(set!.text).toMatch(/^Mew\n(- Surf\n)+- Surf$/);
  });
});
