import { type ReactNode, useState } from 'react';
import { hasBosses, loadBosses } from '#app/downloads/loadBosses.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { LoadFailed } from '#app/parts/frame/LoadFailed.tsx';
import type { MemberResolver } from '#app/parts/team/useMemberResolver.ts';
import { Button } from '#app/ui/controls/Button.tsx';
import type { Boss } from '#core/bosses/boss.ts';
import type { Ruleset } from '#core/rulesets/ruleset.ts';
import { BossSheet } from './BossSheet.tsx';
import { BossSteps } from './BossSteps.tsx';
import { HiddenBoss } from './HiddenBoss.tsx';
import { type NextBoss, writeNextBoss } from './useNextBoss.ts';

/** Names the boss that the player meets next, with the answer about it; another boss can be chosen. */
export function NextBossPicker({
  resolver,
  next: { game, state, retry, bosses, boss, story, text, isHidden, reveal },
  opensSheet,
  onChooseGame,
  children,
}: {
  resolver: MemberResolver;
  next: NextBoss;
  /** Whether the choice is open at first if the game has no bosses. */
  opensSheet: boolean;
  /** Called with another game, if the player chooses a boss of it. */
  onChooseGame: (game: Ruleset, name: string) => void;
  /** The answer about the boss, unless its team is hidden. */
  children: (boss: Boss) => ReactNode;
}) {
  const { t } = useTranslation();
  const [isSheetOpen, setSheetOpen] = useState(opensSheet && !hasBosses(game));

  function choose(chosenGame: Ruleset, chosen: Boss, name: string): void {
    const file = loadBosses(chosenGame).get();
    writeNextBoss(chosenGame, chosen, file.state === 'done' ? file.value : []);
    if (chosenGame !== game) onChooseGame(chosenGame, name);
  }

  return (
    <>
      {state === 'pending' && <p role="status">{t('shell.loading')}</p>}
      {state === 'failed' && <LoadFailed text={t('bosses.failed')} onRetry={retry} />}
      {boss && (
        <>
          <BossSteps
            boss={boss}
            story={story}
            text={text}
            onStep={(step) => writeNextBoss(game, step, bosses)}
          />
          {isHidden(boss) ? (
            <HiddenBoss name={text.bossName(boss)} onReveal={() => reveal(boss)} />
          ) : (
            children(boss)
          )}
        </>
      )}
      <Button aria-haspopup="dialog" onClick={() => setSheetOpen(true)}>
        {t('bosses.open')}
      </Button>
      {isSheetOpen && (
        <BossSheet resolver={resolver} onChoose={choose} onClose={() => setSheetOpen(false)} />
      )}
    </>
  );
}
