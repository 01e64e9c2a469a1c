import { isGame, isOwnGame } from '#engine/ruleset.ts';
import type { Notices } from '#features/useNotices.ts';
import type { Member } from '#links/team.ts';
import { lazyComponent } from '#ui/lazyComponent.ts';
import { LazyPart } from '#widgets/LazyPart.tsx';
import { BattleExamples } from './BattleExamples.tsx';
import { replaceSide } from './updates.ts';
import type { Battle } from './useBattle.ts';

const FirstBosses = lazyComponent('FirstBosses', () => import('./FirstBosses.tsx'));

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
