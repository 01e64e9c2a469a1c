import { bossesFor } from '#bosses/listBosses.ts';
import type { Ruleset } from '#engine/ruleset.ts';
import { BossesFailed } from '#features/bosses/BossesFailed.tsx';
import { BossSteps } from '#features/bosses/BossSteps.tsx';
import { useBosses } from '#features/bosses/useBosses.ts';
import { useBossText } from '#features/bosses/useBossText.ts';
import { useStarter } from '#features/bosses/useStarter.ts';
import type { Notices } from '#features/useNotices.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import { isBossAwaited } from '#links/bossLink.ts';
import { retryPokedex } from '#pokedex/pokedex.ts';
import type { Battle } from './useBattle.ts';
import { useFaceBoss } from './useFaceBoss.ts';
import { useLinkedBoss } from './useLinkedBoss.ts';

/** Names the boss whose team the opponents are, with buttons to the previous and the next one. */
export function BossBar({
  battle,
  notices,
  game,
  id,
}: {
  battle: Battle;
  notices: Notices;
  game: Ruleset;
  id: string;
}) {
  const { t } = useTranslation();
  const { state, bosses, names, retry } = useBosses(game);
  const text = useBossText(game, names, battle.findPokemon);
  const face = useFaceBoss(battle, notices);
  const { starter } = useStarter(game, bosses);
  const linked = useLinkedBoss(battle, game, state === 'done' ? bosses : undefined, text.bossName);
  if (state === 'failed' || linked.hasFailed || battle.pokedexState === 'failed')
    return (
      <BossesFailed
        onRetry={async () => {
          await Promise.all([retry(), retryPokedex()]);
          linked.retry();
        }}
      />
    );
  const isAwaited = isBossAwaited(battle.state);
  if (state === 'pending' || isAwaited) return <p role="status">{t('shell.loading')}</p>;

  const boss = bosses.find((each) => each.id === id);
  if (!boss || battle.them.length === 0) return null;
  return (
    <BossSteps
      boss={boss}
      story={bossesFor(bosses, boss.starter ?? starter)}
      text={text}
      onStep={(step) => face(game, step, text.bossName(step), false)}
    />
  );
}
