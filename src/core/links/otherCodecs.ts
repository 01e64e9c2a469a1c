import {
  type BattleState,
  emptyBattle,
  formatBattle,
  formatStoredBattle,
  parseBattle,
} from './battle.ts';
import type { Codec } from './calculator.ts';
import { type ChartState, emptyChart, formatChartLink, parseChartLink } from './chart.ts';
import {
  adoptListState,
  adoptOffenseState,
  emptyList,
  formatList,
  type ListState,
  parseList,
} from './coverage.ts';
import { adoptTeamOfLink, followTeam, updateTeamFromBattle } from './followTeam.ts';
import { emptyOffense, formatOffense, type OffenseState, parseOffense } from './offense.ts';
import { emptyTeam, formatStoredTeam, formatTeam, parseTeam, type TeamState } from './team.ts';

const team = {
  empty: emptyTeam,
  parse: parseTeam,
  format: formatTeam,
  formatStored: formatStoredTeam,
  viewFields: ['format', 'sort'],
  adopt: (state) => state,
} satisfies Codec<TeamState>;

const battle = {
  empty: emptyBattle,
  parse: parseBattle,
  format: formatBattle,
  formatStored: formatStoredBattle,
  adopt: (state) => state,
  leaderSync: {
    followLeader: followTeam,
    updateLeader: updateTeamFromBattle,
    openLeader: adoptTeamOfLink,
  },
} satisfies Codec<BattleState, BattleState, TeamState>;

const offense = {
  empty: emptyOffense,
  parse: parseOffense,
  format: formatOffense,
  adopt: adoptOffenseState,
} satisfies Codec<OffenseState, OffenseState | ListState>;

const list = {
  empty: emptyList,
  parse: parseList,
  format: formatList,
  adopt: adoptListState,
} satisfies Codec<ListState, OffenseState | ListState>;

const chart = {
  empty: emptyChart,
  parse: parseChartLink,
  format: formatChartLink,
  viewFields: ['order', 'isTurned'],
  adopt: (state) => state,
} satisfies Codec<ChartState>;

/** The codecs of all calculators but Defense, by the names of the registry. */
export const otherCodecs = {
  ...{ team, battle, offense, coverage: offense },
  ...{ weakness: list, normal: list, resistance: list, chart },
};

export type OtherCodecs = typeof otherCodecs;
