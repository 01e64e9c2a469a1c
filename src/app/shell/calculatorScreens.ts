import '#core/links/allCodecs.ts';
import type { Calculator } from '#core/links/registry.ts';
import type { LoadScreen } from './router.ts';

/** The screens of all calculators but Defense; with this file, the links of all can be parsed. */
export const calculatorScreens: Record<Exclude<Calculator, 'defense'>, LoadScreen> = {
  team: async () => (await import('#app/screens/team/TeamScreen.tsx')).TeamScreen,
  battle: async () => (await import('#app/screens/battle/BattleScreen.tsx')).BattleScreen,
  offense: async () => (await import('#app/screens/offense/OffenseScreen.tsx')).OffenseScreen,
  coverage: async () => (await import('#app/screens/coverage/CoverageScreen.tsx')).CoverageScreen,
  weakness: async () => (await import('#app/screens/coverage/ListScreen.tsx')).WeaknessScreen,
  resistance: async () => (await import('#app/screens/coverage/ListScreen.tsx')).ResistanceScreen,
  normal: async () => (await import('#app/screens/coverage/ListScreen.tsx')).NormalScreen,
  chart: async () => (await import('#app/screens/chart/ChartScreen.tsx')).ChartScreen,
};
