import { emptyBattle, formatBattle, formatStoredBattle, parseBattle } from './battle.ts';
import { type CalculatorRow, defineCalculator } from './calculator.ts';
import { emptyChart, formatChartLink, parseChartLink } from './chart.ts';
import { adoptListState, adoptOffenseState, emptyList, formatList, parseList } from './coverage.ts';
import { emptyDefense, formatDefense, parseDefense } from './defense.ts';
import { adoptTeamOfLink, followTeam, updateTeamFromBattle } from './followTeam.ts';
import { emptyOffense, formatOffense, parseOffense } from './offense.ts';
import { emptyTeam, formatStoredTeam, formatTeam, parseTeam } from './team.ts';

const offense = {
  empty: emptyOffense,
  parse: parseOffense,
  format: formatOffense,
  adopt: adoptOffenseState,
};

const list = { empty: emptyList, parse: parseList, format: formatList, adopt: adoptListState };

const offenseHelp = {
  intro: ['help.introTypes', 'offense.description'],
  steps: ['help.howOffense1', 'help.howOffense2'],
} as const;

const team = defineCalculator(
  {
    path: '/defense/team/',
    section: 'defense',
    stateKey: 'team',
    label: 'defense.team',
    mode: 'defense.team',
    shortcut: 't',
    description: 'team.description',
    help: {
      intro: ['team.description'],
      steps: ['help.howTeam1', 'help.howTeam2', 'help.howTeam3'],
    },
  },
  {
    empty: emptyTeam,
    parse: parseTeam,
    format: formatTeam,
    formatStored: formatStoredTeam,
    viewFields: ['format', 'sort'],
    adopt: (state: typeof emptyTeam) => state,
  },
);

/** All calculators; the rest of the app, its build and its browser tests read this table. */
export const calculators = {
  defense: defineCalculator(
    {
      path: '/defense/',
      section: 'defense',
      stateKey: 'defense',
      label: 'shell.defense',
      mode: 'defense.solo',
      shortcut: 'd',
      description: 'defense.description',
      help: {
        intro: ['help.introTypes', 'defense.description'],
        steps: ['help.howDefense1', 'help.howDefense2'],
      },
    },
    {
      empty: emptyDefense,
      parse: parseDefense,
      format: formatDefense,
      adopt: (state: typeof emptyDefense) => state,
    },
  ),
  team,
  battle: defineCalculator(
    {
      path: '/defense/battle/',
      section: 'defense',
      stateKey: 'battle',
      label: 'battle.mode',
      mode: 'battle.mode',
      shortcut: 'b',
      description: 'battle.description',
      help: {
        intro: ['battle.description', 'help.introVerdict', 'help.introUnknown'],
        steps: ['help.howBattle1', 'help.howBattle2', 'help.howBattle3'],
      },
    },
    {
      empty: emptyBattle,
      parse: parseBattle,
      format: formatBattle,
      formatStored: formatStoredBattle,
      adopt: (state: typeof emptyBattle) => state,
      leaderSync: {
        leader: team,
        followLeader: followTeam,
        updateLeader: updateTeamFromBattle,
        openLeader: adoptTeamOfLink,
      },
    },
  ),
  offense: defineCalculator(
    {
      path: '/offense/',
      section: 'offense',
      stateKey: 'offense',
      label: 'shell.offense',
      mode: 'offense.attacks',
      shortcut: 'o',
      description: 'offense.description',
      help: offenseHelp,
    },
    offense,
  ),
  coverage: defineCalculator(
    {
      path: '/offense/coverage/',
      section: 'offense',
      stateKey: 'offense',
      label: 'offense.coverage',
      mode: 'coverage.mode',
      shortcut: 'c',
      description: 'coverage.description',
      help: offenseHelp,
    },
    offense,
  ),
  weakness: defineCalculator(
    {
      path: '/offense/coverage/weakness/',
      section: 'offense',
      stateKey: 'offense',
      label: 'coverageBar.superEffective',
      description: 'coverage.description',
      isPart: true,
    },
    list,
  ),
  normal: defineCalculator(
    {
      path: '/offense/coverage/normal/',
      section: 'offense',
      stateKey: 'offense',
      label: 'coverageBar.normal',
      description: 'coverage.description',
      isPart: true,
    },
    list,
  ),
  resistance: defineCalculator(
    {
      path: '/offense/coverage/resistance/',
      section: 'offense',
      stateKey: 'offense',
      label: 'coverageBar.resisted',
      description: 'coverage.description',
      isPart: true,
    },
    list,
  ),
  chart: defineCalculator(
    {
      path: '/offense/chart/',
      section: 'offense',
      stateKey: 'chart',
      label: 'game.chart',
      mode: 'chart.mode',
      shortcut: 'h',
      description: 'chart.description',
      help: {
        intro: ['help.introTypes', 'chart.description'],
        steps: ['help.howChart1', 'help.howChart2'],
      },
    },
    {
      empty: emptyChart,
      parse: parseChartLink,
      format: formatChartLink,
      viewFields: ['order', 'isTurned'],
      adopt: (state: typeof emptyChart) => state,
    },
  ),
};

export type Calculator = keyof typeof calculators;

export type StateOf<Name extends Calculator> = (typeof calculators)[Name]['empty'];

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

/** Returns the row of a calculator, typed for code that handles all calculators alike. */
export function getCalculatorRow<Name extends Calculator>(
  name: Name,
): CalculatorRow<StateOf<Name>, unknown> {
  return calculators[name] as unknown as CalculatorRow<StateOf<Name>, unknown>;
}
