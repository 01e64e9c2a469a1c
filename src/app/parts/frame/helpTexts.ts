import type { Calculator } from '#core/links/registry.ts';
import type { TextKey } from '#core/textKey.ts';

const offenseHelp = {
  intro: ['help.introTypes', 'offense.description'],
  steps: ['help.howOffense1', 'help.howOffense2'],
} as const;

/** What the help says about each calculator that is not a part of another one, and how to use it. */
export const helpTexts: Readonly<
  Partial<Record<Calculator, { intro: readonly TextKey[]; steps: readonly TextKey[] }>>
> = {
  defense: {
    intro: ['help.introTypes', 'defense.description'],
    steps: ['help.howDefense1', 'help.howDefense2'],
  },
  team: {
    intro: ['team.description'],
    steps: ['help.howTeam1', 'help.howTeam2', 'help.howTeam3'],
  },
  battle: {
    intro: ['battle.description', 'help.introVerdict', 'help.introUnknown'],
    steps: ['help.howBattle1', 'help.howBattle2', 'help.howBattle3'],
  },
  offense: offenseHelp,
  coverage: offenseHelp,
  chart: {
    intro: ['help.introTypes', 'chart.description'],
    steps: ['help.howChart1', 'help.howChart2'],
  },
};
