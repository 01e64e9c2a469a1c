import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import type { Boss } from '#bosses/boss.ts';
import { bossesFor } from '#bosses/listBosses.ts';
import type { Game } from '#engine/game.ts';
import { BossesFailed } from '#features/BossesFailed.tsx';
import { getStarterPreference } from '#features/starterPreference.ts';
import { useBosses } from '#features/useBosses.ts';
import { useBossText } from '#features/useBossText.ts';
import type { Notices } from '#features/useNotices.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import { isBossAwaited } from '#links/bossLink.ts';
import { retryPokedex } from '#pokedex/pokedex.ts';
import { Button } from '#ui/Button.tsx';
import styles from './BossBar.module.css';
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
  game: Game;
  id: string;
}) {
  const { t } = useTranslation();
  const { state, bosses, names, retry } = useBosses(game);
  const { bossName, shortDetails, unsureText } = useBossText(game, names, battle.findPokemon);
  const face = useFaceBoss(battle, notices);
  const starterPreference = getStarterPreference(game);
  const starter = useSyncExternalStore(starterPreference.subscribe, starterPreference.read);
  const linked = useLinkedBoss(battle, game, state === 'done' ? bosses : undefined, bossName);
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
  const story = bossesFor(bosses, boss.starter ?? (starter || undefined));
  const index = story.indexOf(boss);

  const renderStep = (step: Boss | undefined, label: 'previous' | 'next') => (
    <Button
      inactive={!step}
      aria-label={t(`bosses.${label}`, { name: step ? bossName(step) : '' })}
      onClick={() => step && face(game, step, bossName(step), false)}
    >
      {label === 'previous' ? <ChevronLeft aria-hidden /> : <ChevronRight aria-hidden />}
    </Button>
  );

  return (
    <div className={styles.bar}>
      {renderStep(story[index - 1], 'previous')}
      <p className={styles.text}>
        <strong translate="no">{bossName(boss)}</strong>{' '}
        <span>{shortDetails(boss).join(' · ')}</span> <span>{unsureText(boss)}</span>
      </p>
      {renderStep(story[index + 1], 'next')}
    </div>
  );
}
