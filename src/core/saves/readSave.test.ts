import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasNewValues, slowRuns } from '#tests/runs.ts';
import {
  type AdvanceGame,
  isWritable3,
  joinSlots,
  writeAdvanceRecord,
  writeSlot,
} from '#tests/saves/advanceSave.ts';
import {
  generation4Layouts,
  joinHalves,
  writeGeneration5Save,
  writeHalf,
} from '#tests/saves/dualScreenSave.ts';
import {
  gameBoyLayouts,
  writableSpecies1,
  writeChecksum,
  writeGameBoySave,
} from '#tests/saves/gameBoySave.ts';
import {
  put,
  type WrittenPokemon,
  type WrittenSave,
  writtenSaves,
} from '#tests/saves/writtenPokemon.ts';
import { readSave } from './readSave.ts';
import type { Save, SavePlace } from './save.ts';
import { numberInGeneration1, numberInGeneration3 } from './tables.ts';

function read(file: Uint8Array): Save {
  const save = readSave(file);
  if ('code' in save) throw new Error(`Refused: ${save.code}`);
  return save;
}

const problemOf = (file: Uint8Array) => {
  const save = readSave(file);
  return 'code' in save ? save.code : undefined;
};

/** The Pokémon of a written save by their places, as far as both have them. */
function listWritten(save: WrittenSave, pick: (pokemon: WrittenPokemon) => object) {
  const listPlaces = (list: readonly WrittenPokemon[], box: number | undefined) =>
    list.map((pokemon, index) => ({ place: { box, slot: index + 1 }, pokemon }));
  return [
    ...listPlaces(save.party, undefined),
    ...save.boxes.flatMap((list, index) => listPlaces(list, index + 1)),
  ]
    .filter(({ pokemon }) => !pokemon.isEgg)
    .map(({ place, pokemon }) => ({ place: normalize(place), ...pick(pokemon) }));
}

const normalize = ({ box, slot }: SavePlace) => `${box ?? 'party'} ${slot}`;

const countEggs = ({ party, boxes }: WrittenSave) =>
  [party, ...boxes].flat().filter(({ isEgg }) => isEgg).length;

const pickFirst = ({ number, experience, nickname, moves }: WrittenPokemon) => ({
  ...{ number, experience, moves },
  nickname,
});

const withoutSpecies = (
  save: WrittenSave,
  change: (pokemon: WrittenPokemon) => WrittenPokemon,
) => ({
  party: save.party.map(change),
  boxes: save.boxes.map((box) => box.map(change)),
});

describe('generations 1 and 2', () => {
  it.each(Object.entries(gameBoyLayouts))('%s is read as it was written', (name, layout) => {
    const { generation, banks, slots, letters } = layout;
    fc.assert(
      fc.property(writtenSaves(generation, banks[0] + banks[1], slots), (any) => {
        const save = withoutSpecies(any, (pokemon) => ({
          ...pokemon,
          number:
            generation === 1
              ? writableSpecies1[pokemon.number % writableSpecies1.length]!
              : pokemon.number,
        }));
        const result = read(writeGameBoySave(layout, save));
        const isReadable = letters === 11 && name !== 'goldKorean';
        expect(
          result.pokemon.map(({ place, number, experience, moves, nickname }) => ({
            ...{ place: normalize(place), number, experience, moves },
            nickname: isReadable ? nickname : '',
          })),
        ).toEqual(
          listWritten(save, (pokemon) => ({
            ...pickFirst(pokemon),
            nickname: isReadable ? pokemon.nickname : '',
          })),
        );
        expect([result.eggCount, result.unreadable, result.isOlder]).toEqual([
          ...[countEggs(save), [], false],
        ]);
        const game =
          generation === 1 ? 'red-blue' : name.startsWith('gold') ? 'gold-silver' : 'crystal';
        expect(result.game).toBe(game);
      }),
      { numRuns: slowRuns },
    );
  });

  const mew = {
    ...{ number: 151, form: 0, experience: 1_059_860, nickname: 'MEW', moves: [1, 94] },
    ...{
      ability: 0,
      abilitySlot: 0 as const,
      item: 0,
      personality: 0xabcd,
      trainer: 1,
      isEgg: false,
    },
  };

  it('a box is not read until the player has changed boxes once', () => {
    const file = writeGameBoySave(gameBoyLayouts.red, { party: [], boxes: [[mew], [mew]] });
    expect(read(file).pokemon).toHaveLength(2);
    file[gameBoyLayouts.red.number] = 0;
    writeChecksum(file, gameBoyLayouts.red);
    expect(read(file).pokemon.map(({ place }) => place)).toEqual([{ box: 1, slot: 1 }]);
  });

  it('the current box is read from its newest copy', () => {
    const file = writeGameBoySave(gameBoyLayouts.red, { party: [], boxes: [[mew, mew]] });
    file[gameBoyLayouts.red.copy] = 1;
    file[gameBoyLayouts.red.copy + 2] = 0xff;
    writeChecksum(file, gameBoyLayouts.red);
    expect(read(file).pokemon).toHaveLength(1);
  });

  it('Yellow is told by its starter', () => {
    const file = writeGameBoySave(gameBoyLayouts.red, { party: [mew], boxes: [] });
    file[0x29c3] = 0x54;
    writeChecksum(file, gameBoyLayouts.red);
    expect(read(file).game).toBe('yellow');
  });

  it('MissingNo. is named by its place, and the rest is read', () => {
    const file = writeGameBoySave(gameBoyLayouts.red, { party: [mew, mew], boxes: [] });
    file[gameBoyLayouts.red.party + 8] = 0x1f;
    writeChecksum(file, gameBoyLayouts.red);
    expect(read(file)).toMatchObject({
      pokemon: [{ number: 151, place: { slot: 2 } }],
      unreadable: [{ place: { slot: 1 }, why: 'number' }],
    });
  });

  it('the second copy of Crystal is read if the first is damaged', () => {
    const layout = gameBoyLayouts.crystal;
    const file = writeGameBoySave(layout, { party: [mew], boxes: [] });
    file.copyWithin(0x1209, 0x2009, 0x2b83);
    put(file, 0x1f0d, file[0x2d0d]! + 256 * file[0x2d0e]!, 2);
    file[0x2100]! ^= 0xff;
    expect(read(file)).toMatchObject({ isOlder: true, pokemon: [{ number: 151 }] });
    file[0x1300]! ^= 0xff;
    expect(problemOf(file)).toBe('damaged');
  });

  it('two Pokémon with the same trainer and values have keys of their own', () => {
    const file = writeGameBoySave(gameBoyLayouts.gold, { party: [mew, mew], boxes: [[mew]] });
    expect(read(file).pokemon.map(({ key }) => key)).toEqual(['1-abcd', '1-abcd-2', '1-abcd-3']);
  });
});

describe('generation 3', () => {
  it.each<[AdvanceGame, Save['game']]>([
    ['ruby', 'ruby-sapphire'],
    ['emerald', 'emerald'],
    ['firered', 'firered-leafgreen'],
  ])('%s is read as it was written', (version, game) => {
    fc.assert(
      fc.property(writtenSaves(3, 14, 30), fc.nat(13), fc.nat(0xffff), (any, rotation, counter) => {
        const save = withoutSpecies(any, (pokemon) => ({
          ...pokemon,
          number: isWritable3(pokemon.number) ? pokemon.number : 25,
        }));
        const result = read(joinSlots(writeSlot(version, save, counter, rotation)));
        expect(
          result.pokemon.map(({ place, number, experience, moves, nickname, abilitySlot }) => ({
            ...{ place: normalize(place), number, experience, moves, nickname, abilitySlot },
          })),
        ).toEqual(
          listWritten(save, (pokemon) => ({
            ...pickFirst(pokemon),
            abilitySlot: pokemon.abilitySlot,
          })),
        );
        expect([result.game, result.eggCount, result.unreadable]).toEqual([
          ...[game, countEggs(save), []],
        ]);
      }),
      { numRuns: slowRuns },
    );
  });

  const torchic = {
    ...{
      number: 25,
      form: 0,
      experience: 1000,
      nickname: 'Pika',
      moves: [84],
      ability: 0,
      item: 0,
    },
    ...{ abilitySlot: 1 as const, personality: 7, trainer: 9, isEgg: false },
  };
  const one = { party: [torchic], boxes: [] };
  const two = { party: [torchic, { ...torchic, personality: 8 }], boxes: [] };

  it.each([
    [1, 2, 2],
    [2, 1, 1],
    [0xffffffff, 0, 2],
    [0, 0xffffffff, 1],
  ])('of the saves %i and %i the newer one is read', (first, second, count) => {
    const file = joinSlots(writeSlot('ruby', one, first, 3), writeSlot('ruby', two, second, 9));
    expect(read(file)).toMatchObject({ isOlder: false, pokemon: { length: count } });
  });

  it('a damaged newer save leads to the older one, and two to a refusal', () => {
    const file = joinSlots(writeSlot('ruby', one, 1, 3), writeSlot('ruby', two, 2, 0));
    file[14 * 0x1000 + 5]! ^= 1;
    expect(read(file)).toMatchObject({ isOlder: true, pokemon: { length: 1 } });
    file[5]! ^= 1;
    expect(problemOf(file)).toBe('damaged');
  });

  it('half a file has one save', () => {
    const file = joinSlots(writeSlot('emerald', two, 1, 0)).slice(0, 0x10000);
    expect(read(file).pokemon).toHaveLength(2);
  });

  it('a Pokémon with a wrong checksum is named by its place', () => {
    const record = writeAdvanceRecord(torchic);
    record[40]! ^= 1;
    const slot = writeSlot('ruby', one, 1, 0);
    const at = 5 * 0x1000 + 4 + 2 * 80;
    slot.set(record, at);
    let sum = 0;
    for (let offset = 0; offset < 0xf80; offset += 4)
      sum = (sum + new DataView(slot.buffer).getUint32(5 * 0x1000 + offset, true)) % 2 ** 32;
    put(slot, 5 * 0x1000 + 0xff6, (Math.floor(sum / 65_536) + sum) % 65_536, 2);
    expect(read(joinSlots(slot))).toMatchObject({
      pokemon: [{ number: 25 }],
      unreadable: [{ place: { box: 1, slot: 3 }, why: 'checksum' }],
    });
  });

  it('the save of a hack with more species is refused', () => {
    const hacked = Array.from({ length: 6 }, (_, index) => ({
      ...{ ...torchic, number: 260, personality: index },
      moves: [600],
    }));
    expect(problemOf(joinSlots(writeSlot('firered', { party: hacked, boxes: [] }, 1, 0)))).toBe(
      'hack',
    );
  });
});

const pickLater = ({ form, ability, ...pokemon }: WrittenPokemon) => ({
  ...pickFirst(pokemon as WrittenPokemon),
  ...{ form, ability },
});

const listRead = ({ pokemon }: Save) =>
  pokemon.map(({ place, number, experience, moves, nickname, form, ability }) => ({
    ...{ place: normalize(place), number, experience, moves, nickname, form, ability },
  }));

describe('generation 4', () => {
  it.each<[keyof typeof generation4Layouts, Save['game']]>([
    ['diamond', 'diamond-pearl'],
    ['platinum', 'platinum'],
    ['heartgold', 'heartgold-soulsilver'],
  ])('%s is read as it was written, from either half', (name, game) => {
    fc.assert(
      fc.property(writtenSaves(4, 18, 30), fc.boolean(), (save, isSecond) => {
        const half = writeHalf(generation4Layouts[name], save, 7);
        const result = read(isSecond ? joinHalves(undefined, half) : joinHalves(half));
        expect(listRead(result)).toEqual(listWritten(save, pickLater));
        expect([result.game, result.eggCount, result.unreadable, result.isOlder]).toEqual([
          ...[game, countEggs(save), [], false],
        ]);
      }),
      { numRuns: slowRuns },
    );
  });

  const pokemon = {
    ...{ number: 448, form: 0, experience: 117_360, nickname: 'Lu', moves: [396], ability: 39 },
    ...{ item: 0, abilitySlot: 0 as const, personality: 12_345, trainer: 9, isEgg: false },
  };
  const one = { party: [pokemon], boxes: [[pokemon]] };
  const two = { party: [pokemon, pokemon], boxes: [[pokemon, pokemon]] };

  it.each(['platinum', 'heartgold'] as const)('%s is read from its newer whole save', (name) => {
    const layout = generation4Layouts[name];
    const file = joinHalves(writeHalf(layout, one, 4), writeHalf(layout, two, 5));
    expect(read(file)).toMatchObject({ isOlder: false, pokemon: { length: 4 } });
    file[0x40000 + 0x1234]! ^= 1;
    expect(read(file)).toMatchObject({ isOlder: true });
    file[0x1234]! ^= 1;
    expect(problemOf(file)).toBe('damaged');
  });

  it('the storage of Platinum is that of the newest save, with the party saved with it', () => {
    const layout = generation4Layouts.platinum;
    const file = joinHalves(writeHalf(layout, one, 5), writeHalf(layout, two, 4));
    file[0xcf2c + 9]! ^= 1;
    expect(read(file).pokemon).toHaveLength(4);
  });

  it('half a file is read', () => {
    expect(read(writeHalf(generation4Layouts.platinum, one, 5)).pokemon).toHaveLength(2);
  });
});

describe('generation 5', () => {
  it.each([
    ['black', 'black-white'],
    ['black2', 'black-2-white-2'],
  ] as const)('%s is read as it was written', (name, game) => {
    fc.assert(
      fc.property(writtenSaves(5, 24, 30), (save) => {
        const result = read(writeGeneration5Save(name, save));
        expect(listRead(result)).toEqual(listWritten(save, pickLater));
        expect([result.game, result.eggCount, result.unreadable]).toEqual([
          ...[game, countEggs(save), []],
        ]);
      }),
      { numRuns: slowRuns },
    );
  });

  it('a damaged box is read from the second copy, and is named if that is damaged, too', () => {
    const pokemon = {
      ...{ number: 571, form: 0, experience: 9, nickname: 'Zo', moves: [1], ability: 149, item: 0 },
      ...{ abilitySlot: 0 as const, personality: 5, trainer: 6, isEgg: false },
    };
    const file = writeGeneration5Save('black', { party: [], boxes: [[pokemon]] });
    file[0x400]! ^= 1;
    expect(read(file).pokemon).toHaveLength(1);
    file[0x24400]! ^= 1;
    expect(read(file)).toMatchObject({
      pokemon: [],
      unreadable: [{ place: { box: 1, slot: 1 }, why: 'checksum' }],
    });
  });
});

describe('what emulators add', () => {
  const layout = generation4Layouts.platinum;
  const half = writeHalf(layout, { party: [], boxes: [] }, 1);
  const raw = joinHalves(half);
  const concat = (...parts: Uint8Array[]) => {
    const file = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    for (const part of parts) {
      file.set(part, at);
      at += part.length;
    }
    return file;
  };
  const ascii = (text: string) => new TextEncoder().encode(text);

  it.each<[string, Uint8Array, Save['game']]>([
    [
      'DeSmuME',
      concat(
        raw,
        ascii('|<--Snip above here to create a raw sav by excluding this DeSmuME savedata footer:'),
        new Uint8Array(24),
        ascii('|-DESMUME SAVE-|'),
      ),
      'platinum',
    ],
    ['an Action Replay', concat(new Uint8Array(0xa4).fill(1), raw), 'platinum'],
    [
      'a clock of 16 bytes',
      concat(joinSlots(writeSlot('emerald', { party: [], boxes: [] }, 1, 0)), new Uint8Array(16)),
      'emerald',
    ],
    [
      'a clock of 48 bytes',
      concat(writeGameBoySave(gameBoyLayouts.gold, { party: [], boxes: [] }), new Uint8Array(48)),
      'gold-silver',
    ],
    [
      'Nintendo Switch Online',
      concat(
        ...[ascii('SRAM'), new Uint8Array(4), ascii('0'.repeat(40)), new Uint8Array([5, 0, 0, 0])],
        ...[ascii('build'), new Uint8Array([0]), ascii('0'.repeat(40))],
        writeGameBoySave(gameBoyLayouts.red, { party: [], boxes: [] }),
      ),
      'red-blue',
    ],
  ])('%s is left out', (_, file, game) => expect(read(file).game).toBe(game));
});

describe('any other file is named for what it is', () => {
  it.each<[string, Uint8Array]>([
    ['unknown', new Uint8Array(0)],
    ['unknown', new Uint8Array(1234).fill(7)],
    ['unknown', new Uint8Array(0x8000).fill(7)],
    ['unknown', new Uint8Array(0x80000).fill(7)],
    ['unknown', new Uint8Array(3_000_000).fill(7)],
    ['empty', new Uint8Array(0x20000).fill(0xff)],
    ['empty', new Uint8Array(0x8000)],
    ['onePokemon', new Uint8Array(136).fill(1)],
    ['otherGame', new Uint8Array(0x60000).fill(1)],
  ])('%s', (code, file) => expect(readSave(file)).toEqual({ code }));

  it.each([
    [0x65600, 'x-y'],
    [0x76000, 'omega-ruby-alpha-sapphire'],
    [0x6cc00, 'ultra-sun-ultra-moon'],
    [0x1716b3, 'sword-shield'],
    [0x187764, 'sword-shield'],
    [0xe9828, 'brilliant-diamond-shining-pearl'],
    [0x4329a0, 'scarlet-violet'],
  ])('%i bytes are of %s', (size, game) =>
    expect(readSave(new Uint8Array(size).fill(1))).toEqual({ code: 'newer', game }),
  );

  it.each([0x104, 0x04])('a ROM with a logo at %i', (offset) => {
    const file = new Uint8Array(0x40000).fill(1);
    file.set(offset === 4 ? [0x24, 0xff, 0xae, 0x51] : [0xce, 0xed, 0x66, 0x66], offset);
    expect(problemOf(file)).toBe('rom');
  });
});

describe('species', () => {
  it('of generation 1 are each there once', () => {
    const numbers = numberInGeneration1.filter((number) => number > 0);
    expect(numbers.toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: 151 }, (_, index) => index + 1),
    );
  });

  it('of generation 3 are each there once', () => {
    const numbers = Array.from({ length: 412 }, (_, index) => numberInGeneration3(index));
    expect(numbers.filter((number) => number > 0).toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: 386 }, (_, index) => index + 1),
    );
  });
});

/** Whole saves of every kind, which the next tests damage. */
const party: WrittenPokemon[] = Array.from({ length: 6 }, (_, index) => ({
  ...{ number: 25, form: 0, experience: 1000, nickname: 'Pika', moves: [84], ability: 9, item: 0 },
  ...{ abilitySlot: 0, personality: 977 * index, trainer: 9, isEgg: false },
}));
const whole = { party, boxes: [party, [], party] };
const wholeSaves = [
  ...Object.values(gameBoyLayouts).map((layout) => writeGameBoySave(layout, whole)),
  joinSlots(writeSlot('emerald', whole, 1, 3), writeSlot('emerald', whole, 2, 5)),
  ...Object.values(generation4Layouts).map((layout) =>
    joinHalves(writeHalf(layout, whole, 1), writeHalf(layout, whole, 2)),
  ),
  ...(['black', 'black2'] as const).map((game) => writeGeneration5Save(game, whole)),
];

it('no damaged save throws, and none is changed', { timeout: 300_000 }, () => {
  const runs = hasNewValues ? 10_000 : 600;
  fc.assert(
    fc.property(
      fc.constantFrom(...wholeSaves),
      fc.array(fc.tuple(fc.nat(0x7ffff), fc.nat(255)), { minLength: 1, maxLength: 300 }),
      fc.constantFrom(0, 0, 0, 1, 100, 40_000),
      (save, changes, cut) => {
        const file = save.slice(0, save.length - cut);
        for (const [offset, byte] of changes) file[offset % file.length] = byte;
        const before = file.slice();
        readSave(file);
        expect(Buffer.compare(file, before)).toBe(0);
      },
    ),
    { numRuns: runs },
  );
});

it('damaged counts and numbers with right checksums do not throw either', () => {
  const layouts = Object.values(gameBoyLayouts);
  fc.assert(
    fc.property(
      fc.constantFrom(...layouts),
      fc.array(fc.tuple(fc.nat(0x7fff), fc.nat(255)), { maxLength: 300 }),
      (layout, changes) => {
        const file = writeGameBoySave(layout, whole);
        for (const [offset, byte] of changes) file[offset] = byte;
        writeChecksum(file, layout);
        readSave(file);
      },
    ),
  );
});

it('a whole save is read within 300 milliseconds', () => {
  const full = Array.from({ length: 24 }, () => Array.from({ length: 30 }, () => party[1]!));
  const files = [
    writeGeneration5Save('black2', { party, boxes: full }),
    joinHalves(writeHalf(generation4Layouts.platinum, { party, boxes: full.slice(0, 18) }, 1)),
    new Uint8Array(1_048_576).fill(7),
  ];
  for (const file of files) {
    const start = process.cpuUsage();
    readSave(file);
    const { user } = process.cpuUsage(start);
    expect(user / 1000).toBeLessThan(300);
  }
});
