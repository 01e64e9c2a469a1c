import type { CalculatorInfo, CalculatorRow, Codec } from './calculator.ts';
import { type DefenseState, emptyDefense, formatDefense, parseDefense } from './defense.ts';
import type { OtherCodecs } from './otherCodecs.ts';

/** The facts about all calculators; the rest of the app, its build and its browser tests read this table. */
export const calculators = {
  defense: {
    path: '/defense/',
    section: 'defense',
    stateKey: 'defense',
    label: 'shell.defense',
    mode: 'defense.solo',
    shortcut: 'd',
    description: 'defense.description',
  },
  team: {
    path: '/defense/team/',
    section: 'defense',
    stateKey: 'team',
    label: 'defense.team',
    mode: 'defense.team',
    shortcut: 't',
    description: 'team.description',
  },
  battle: {
    path: '/defense/battle/',
    section: 'defense',
    stateKey: 'battle',
    label: 'battle.mode',
    mode: 'battle.mode',
    shortcut: 'b',
    description: 'battle.description',
    leader: '/defense/team/',
  },
  offense: {
    path: '/offense/',
    section: 'offense',
    stateKey: 'offense',
    label: 'shell.offense',
    mode: 'offense.attacks',
    shortcut: 'o',
    description: 'offense.description',
  },
  coverage: {
    path: '/offense/coverage/',
    section: 'offense',
    stateKey: 'offense',
    label: 'offense.coverage',
    mode: 'coverage.mode',
    shortcut: 'c',
    description: 'coverage.description',
  },
  weakness: {
    path: '/offense/coverage/weakness/',
    section: 'offense',
    stateKey: 'offense',
    label: 'coverageBar.superEffective',
    description: 'coverage.description',
    isPart: true,
  },
  normal: {
    path: '/offense/coverage/normal/',
    section: 'offense',
    stateKey: 'offense',
    label: 'coverageBar.normal',
    description: 'coverage.description',
    isPart: true,
  },
  resistance: {
    path: '/offense/coverage/resistance/',
    section: 'offense',
    stateKey: 'offense',
    label: 'coverageBar.resisted',
    description: 'coverage.description',
    isPart: true,
  },
  chart: {
    path: '/offense/chart/',
    section: 'offense',
    stateKey: 'chart',
    label: 'game.chart',
    mode: 'chart.mode',
    shortcut: 'h',
    description: 'chart.description',
  },
} as const satisfies Record<string, CalculatorInfo>;

export type Calculator = keyof typeof calculators;

type Codecs = OtherCodecs & { defense: typeof defense };

export type StateOf<Name extends Calculator> = Codecs[Name]['empty'];

/** The tab of the header that a calculator belongs to. */
export type Section = (typeof calculators)[Calculator]['section'];

/** The tabs of the header; each has the name and the link of its first calculator. */
export const sections: readonly Section[] = ['offense', 'defense'];

export const calculatorNames = Object.keys(calculators) as Calculator[];

type RowName<Part> = {
  [Name in Calculator]: (typeof calculators)[Name] extends Part ? Name : never;
}[Calculator];

/** The calculators that are not a part of another one. */
export const mainCalculators = calculatorNames.filter(
  (name): name is Exclude<Calculator, RowName<{ isPart: true }>> =>
    !('isPart' in calculators[name]),
);

/** Finds the calculator at the path, with or without its last slash. */
export function findCalculator(path: string): Calculator | undefined {
  return calculatorNames.find((name) => calculators[name].path === path.replace(/\/?$/, '/'));
}

const defense = {
  empty: emptyDefense,
  parse: parseDefense,
  format: formatDefense,
  adopt: (state) => state,
} satisfies Codec<DefenseState>;

const rows = new Map<Calculator, unknown>();

/** Adds the codecs of calculators; `allCodecs.ts` adds those that the first screen does not need. */
export function addCodecs(codecs: Partial<Codecs>): void {
  for (const name of calculatorNames)
    if (codecs[name]) rows.set(name, { ...calculators[name], ...codecs[name] });
}

addCodecs({ defense });

/** Whether the links of the calculator can be parsed and formatted. */
export function hasCodec(name: Calculator): boolean {
  return rows.has(name);
}

/** Returns the row of a calculator, typed for code that handles all calculators alike; throws without its codec. */
export function getCalculatorRow<Name extends Calculator>(
  name: Name,
): CalculatorRow<StateOf<Name>, unknown> {
  const row = rows.get(name);
  if (!row) throw new Error(`The codec of ${name} is not loaded`);
  return row as CalculatorRow<StateOf<Name>, unknown>;
}
