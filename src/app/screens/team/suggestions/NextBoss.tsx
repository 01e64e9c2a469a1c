import { useTranslation } from '#app/i18n/useTranslation.ts';
import { NextBossPicker } from '#app/parts/bosses/NextBossPicker.tsx';
import { useNextBoss } from '#app/parts/bosses/useNextBoss.ts';
import type { Team } from '#app/screens/team/useTeam.ts';
import { useGameNames } from '#app/typeUi/names/gameNames.ts';
import type { Member } from '#core/links/team.ts';
import { NextBossAnswer } from './NextBossAnswer.tsx';

/** Shows the boss that the player meets next, and what to add against it; another boss can be chosen. */
export function NextBoss({ team, onAdd }: { team: Team; onAdd: (member: Member) => void }) {
  const { t } = useTranslation();
  const { rulesetName } = useGameNames();
  const next = useNextBoss(team);
  return (
    <NextBossPicker
      resolver={team}
      next={next}
      opensSheet
      onChooseGame={(game, name) => {
        const message = t('bosses.chosenInGame', { name, game: rulesetName(game) });
        team.update((current) => current, { message, takesFocus: true }, game);
      }}
    >
      {(boss) => (
        <NextBossAnswer
          key={boss.id}
          team={team}
          game={next.game}
          boss={boss}
          name={next.text.bossName(boss)}
          onAdd={onAdd}
        />
      )}
    </NextBossPicker>
  );
}
