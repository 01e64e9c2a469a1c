import { useState, useSyncExternalStore } from 'react';
import { hasBosses, loadBosses } from '#app/downloads/loadBosses.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { BossSheet } from '#app/parts/bosses/BossSheet.tsx';
import { BossSteps } from '#app/parts/bosses/BossSteps.tsx';
import { getLastBossPreference } from '#app/parts/bosses/bossPreferences.ts';
import { HiddenBoss } from '#app/parts/bosses/HiddenBoss.tsx';
import { useBosses } from '#app/parts/bosses/useBosses.ts';
import { useBossText } from '#app/parts/bosses/useBossText.ts';
import { useHiddenBosses } from '#app/parts/bosses/useHiddenBosses.ts';
import { useStarter } from '#app/parts/bosses/useStarter.ts';
import { LoadFailed } from '#app/parts/frame/LoadFailed.tsx';
import type { Team } from '#app/screens/team/useTeam.ts';
import { useGameNames } from '#app/typeUi/names/gameNames.ts';
import { Button } from '#app/ui/controls/Button.tsx';
import type { Boss } from '#core/bosses/boss.ts';
import { nextBoss, storyFor } from '#core/bosses/listBosses.ts';
import type { Member } from '#core/links/team.ts';
import { gameOf, isOwnGame, type Ruleset } from '#core/rulesets/ruleset.ts';
import { NextBossAnswer } from './NextBossAnswer.tsx';

/** Returns the game in use, or the official one on which an own game without bosses is based. */
function bossGameOf(ruleset: Ruleset): Ruleset {
  return isOwnGame(ruleset) && hasBosses(ruleset) ? ruleset : (gameOf(ruleset) ?? ruleset);
}

/** Makes the boss the next one: the one before it counts as the last that the player met. */
function writeNextBoss(game: Ruleset, boss: Boss, bosses: readonly Boss[]): void {
  const before = bosses[bosses.findIndex(({ id }) => id === boss.id) - 1];
  getLastBossPreference(game).write(before?.id ?? '');
}

/** Shows the boss that the player meets next, and what to add against it; another boss can be chosen. */
export function NextBoss({ team, onAdd }: { team: Team; onAdd: (member: Member) => void }) {
  const { t } = useTranslation();
  const { rulesetName } = useGameNames();
  const { ruleset } = team.settings;
  const game = bossGameOf(ruleset);
  const { state, bosses, names, retry } = useBosses(game);
  const text = useBossText(game, names, team.findPokemon);
  const { starter } = useStarter(game, bosses);
  const { isHidden, reveal } = useHiddenBosses(game);
  const lastBoss = getLastBossPreference(game);
  const lastId = useSyncExternalStore(lastBoss.subscribe, lastBoss.read);
  const [isSheetOpen, setSheetOpen] = useState(!hasBosses(game));
  const boss = nextBoss(bosses, starter, lastId);

  function choose(chosenGame: Ruleset, chosen: Boss, name: string): void {
    const file = loadBosses(chosenGame).get();
    writeNextBoss(chosenGame, chosen, file.state === 'done' ? file.value : []);
    if (chosenGame === game) return;
    const message = t('bosses.chosenInGame', { name, game: rulesetName(chosenGame) });
    team.update((current) => current, { message, takesFocus: true }, chosenGame);
  }

  return (
    <>
      {state === 'pending' && <p role="status">{t('shell.loading')}</p>}
      {state === 'failed' && <LoadFailed text={t('bosses.failed')} onRetry={retry} />}
      {boss && (
        <>
          <BossSteps
            boss={boss}
            story={storyFor(bosses, boss.starter ?? starter)}
            text={text}
            onStep={(step) => writeNextBoss(game, step, bosses)}
          />
          {isHidden(boss) ? (
            <HiddenBoss name={text.bossName(boss)} onReveal={() => reveal(boss)} />
          ) : (
            <NextBossAnswer
              key={boss.id}
              team={team}
              game={game}
              boss={boss}
              name={text.bossName(boss)}
              onAdd={onAdd}
            />
          )}
        </>
      )}
      <Button aria-haspopup="dialog" onClick={() => setSheetOpen(true)}>
        {t('bosses.open')}
      </Button>
      {isSheetOpen && (
        <BossSheet resolver={team} onChoose={choose} onClose={() => setSheetOpen(false)} />
      )}
    </>
  );
}
