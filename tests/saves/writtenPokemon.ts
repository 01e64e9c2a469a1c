import fc from 'fast-check';

/** A Pokémon that a test writes into a save. */
export type WrittenPokemon = {
  /** The National Dex number. */
  number: number;
  form: number;
  experience: number;
  nickname: string;
  moves: readonly number[];
  ability: number;
  abilitySlot: 0 | 1;
  item: number;
  personality: number;
  trainer: number;
  isEgg: boolean;
};

/** A save that a test writes: the party, and the Pokémon of each box by their places. */
export type WrittenSave = {
  party: readonly WrittenPokemon[];
  boxes: readonly (readonly WrittenPokemon[])[];
};

/** The last numbers of each generation: species, moves, abilities. */
const limits = {
  1: [151, 165, 0],
  2: [251, 251, 0],
  3: [386, 354, 0],
  4: [493, 467, 123],
  5: [649, 559, 164],
} as const;

export type WrittenGeneration = keyof typeof limits;

const name = fc.string({ unit: fc.constantFrom(...'ABCXYZabcxyz'), minLength: 1, maxLength: 10 });

/** Random Pokémon that a save of the generation can have. */
function writtenPokemon(generation: WrittenGeneration): fc.Arbitrary<WrittenPokemon> {
  const [species, moves, abilities] = limits[generation];
  return fc.record({
    number: fc.integer({ min: 1, max: species }),
    form: generation < 4 ? fc.constant(0) : fc.integer({ min: 0, max: 17 }),
    experience: fc.integer({ min: 0, max: 1_640_000 }),
    nickname: name,
    moves: fc.uniqueArray(fc.integer({ min: 1, max: moves }), { minLength: 1, maxLength: 4 }),
    ability: fc.integer({ min: Math.min(1, abilities), max: abilities }),
    abilitySlot: fc.constantFrom(0, 1),
    item: fc.constant(0),
    personality: fc.nat(0xffffffff),
    trainer: fc.nat(0xffffffff),
    isEgg: generation === 1 ? fc.constant(false) : fc.nat(9).map((each) => each === 0),
  });
}

/** Random saves; each box may be empty. */
export function writtenSaves(
  generation: WrittenGeneration,
  boxCount: number,
  capacity: number,
): fc.Arbitrary<WrittenSave> {
  const pokemon = writtenPokemon(generation);
  return fc.record({
    party: fc.array(pokemon, { maxLength: 6 }),
    boxes: fc.array(fc.array(pokemon, { maxLength: capacity, size: 'medium' }), {
      maxLength: boxCount,
    }),
  });
}

/** Puts a number of up to 4 bytes at the offset, the low byte first. */
export function put(file: Uint8Array, offset: number, value: number, length: number): void {
  for (let index = 0; index < length; index++)
    file[offset + index] = (value >>> (8 * index)) & 0xff;
}

/** Puts a number at the offset, the high byte first. */
export function putBig(file: Uint8Array, offset: number, value: number, length: number): void {
  for (let index = 0; index < length; index++)
    file[offset + index] = (value >>> (8 * (length - 1 - index))) & 0xff;
}
