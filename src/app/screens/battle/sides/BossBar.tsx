import { useState } from 'react';
import { retryPokedex } from '#app/downloads/pokedex.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { BossSteps } from '#app/parts/bosses/BossSteps.tsx';
import { HiddenBoss } from '#app/parts/bosses/HiddenBoss.tsx';
import { useBosses } from '#app/parts/bosses/useBosses.ts';
import { useBossText } from '#app/parts/bosses/useBossText.ts';
import { useHiddenBosses } from '#app/parts/bosses/useHiddenBosses.ts';
import { useStarter } from '#app/parts/bosses/useStarter.ts';
import { LoadFailed } from '#app/parts/frame/LoadFailed.tsx';
import type { Notices } from '#app/parts/frame/useNotices.ts';
import type { Battle } from '#app/screens/battle/useBattle.ts';
import type { Boss } from '#core/bosses/boss.ts';
import { storyFor } from '#core/bosses/listBosses.ts';
import { isBossAwaited } from '#core/links/bossLink.ts';
import type { Ruleset } from '#core/rulesets/ruleset.ts';
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
  const { isHidden, reveal } = useHiddenBosses(game);
  const [hiddenStep, setHiddenStep] = useState<Boss>();
  const linked = useLinkedBoss(battle, game, state === 'done' ? bosses : undefined, text.bossName);
  if (state === 'failed' || linked.hasFailed || battle.pokedexState === 'failed')
    return (
      <LoadFailed
        text={t('bosses.failed')}
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
  const step = (next: Boss) => {
    const waits = isHidden(next);
    setHiddenStep(waits ? next : undefined);
    if (!waits) face(game, next, text.bossName(next), false);
  };
  return (
    <>
      <BossSteps
        boss={boss}
        story={storyFor(bosses, boss.starter ?? starter)}
        text={text}
        onStep={step}
      />
      {hiddenStep && (
        <HiddenBoss
          name={text.bossName(hiddenStep)}
          details={text.shortDetails(hiddenStep).join(' · ')}
          onReveal={() => {
            reveal(hiddenStep);
            setHiddenStep(undefined);
            face(game, hiddenStep, text.bossName(hiddenStep), false);
          }}
        />
      )}
    </>
  );
}
