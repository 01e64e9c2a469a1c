import type { Notices } from '#app/parts/frame/useNotices.ts';
import { LazyPart } from '#app/typeUi/LazyPart.tsx';
import { lazyComponent } from '#app/ui/lazyComponent.ts';
import type { Member } from '#core/links/team.ts';
import { isGame, isOwnGame } from '#core/rulesets/ruleset.ts';
import { BattleExamples } from './BattleExamples.tsx';
import { replaceSide } from './updates.ts';
import type { Battle } from './useBattle.ts';

const FirstBosses = lazyComponent(
  'FirstBosses',
  () => import('#app/screens/battle/sides/FirstBosses.tsx'),
);

/** Offers opponents to a battle without any: the first bosses of the game in use, or examples. */
export function EmptyBattle({ battle, notices }: { battle: Battle; notices: Notices }) {
  const { ruleset } = battle.settings;

  function pick(us: readonly Member[] | undefined, them: readonly Member[]): void {
    battle.update((state) => replaceSide('them', them)(us ? replaceSide('us', us)(state) : state));
    notices.keepFocus();
  }

  const hasBosses = isOwnGame(ruleset) ? ruleset.bosses !== undefined : isGame(ruleset);
  if (!hasBosses) return <BattleExamples battle={battle} onPick={pick} />;
  return (
    <LazyPart>
      <FirstBosses battle={battle} notices={notices} game={ruleset} onPick={pick} />
    </LazyPart>
  );
}
