import { type ByType, type OfficialType, types } from '#core/charts/type.ts';
import type { Era } from './era.ts';

/** The factors of one attacking type that are not 1. */
export type Row = Partial<ByType<number>>;

const h = 0.5;

/** Generation 6 and later, by attacking type; missing factors are 1. */
const modern: ByType<Row> = {
  normal: { rock: h, ghost: 0, steel: h },
  fighting: {
    ...{ normal: 2, rock: 2, steel: 2, ice: 2, dark: 2 },
    ...{ flying: h, poison: h, bug: h, psychic: h, fairy: h, ghost: 0 },
  },
  flying: { fighting: 2, bug: 2, grass: 2, rock: h, steel: h, electric: h },
  poison: { grass: 2, fairy: 2, poison: h, ground: h, rock: h, ghost: h, steel: 0 },
  ground: {
    ...{ poison: 2, rock: 2, steel: 2, fire: 2, electric: 2 },
    ...{ bug: h, grass: h, flying: 0 },
  },
  rock: { flying: 2, bug: 2, fire: 2, ice: 2, fighting: h, ground: h, steel: h },
  bug: {
    ...{ grass: 2, psychic: 2, dark: 2 },
    ...{ fighting: h, flying: h, poison: h, ghost: h, steel: h, fire: h, fairy: h },
  },
  ghost: { ghost: 2, psychic: 2, dark: h, normal: 0 },
  steel: { rock: 2, ice: 2, fairy: 2, steel: h, fire: h, water: h, electric: h },
  fire: { bug: 2, steel: 2, grass: 2, ice: 2, rock: h, fire: h, water: h, dragon: h },
  water: { ground: 2, rock: 2, fire: 2, water: h, grass: h, dragon: h },
  grass: {
    ...{ ground: 2, rock: 2, water: 2 },
    ...{ flying: h, poison: h, bug: h, steel: h, fire: h, grass: h, dragon: h },
  },
  electric: { flying: 2, water: 2, grass: h, electric: h, dragon: h, ground: 0 },
  psychic: { fighting: 2, poison: 2, steel: h, psychic: h, dark: 0 },
  ice: { flying: 2, ground: 2, grass: 2, dragon: 2, steel: h, fire: h, water: h, ice: h },
  dragon: { dragon: 2, steel: h, fairy: 0 },
  dark: { ghost: 2, psychic: 2, fighting: h, dark: h, fairy: h },
  fairy: { fighting: 2, dragon: 2, dark: 2, poison: h, steel: h, fire: h },
};

/** Steel resists Ghost and Dark until generation 5. */
const gen2 = withRows(modern, { ghost: { steel: h }, dark: { steel: h } });

/** Bug and Poison are weak to each other, Psychic is immune to Ghost, Fire does not resist Ice. */
const gen1 = withRows(gen2, {
  ghost: { psychic: 0 },
  bug: { poison: 2 },
  poison: { bug: 2 },
  ice: { fire: 1 },
});

function withRows(rows: ByType<Row>, changes: Partial<ByType<Row>>): ByType<Row> {
  const mergeRow = (type: OfficialType) => [type, { ...rows[type], ...changes[type] }];
  return Object.fromEntries(types.map(mergeRow)) as ByType<Row>;
}

/** The factors of each official chart, by attacking type. */
export const officialRows: Readonly<Record<Era, ByType<Row>>> = { default: modern, gen2, gen1 };
