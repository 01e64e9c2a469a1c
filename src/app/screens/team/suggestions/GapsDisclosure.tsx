import { useState } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { Team } from '#app/screens/team/useTeam.ts';
import { LazyPart } from '#app/typeUi/LazyPart.tsx';
import { DisclosureLabel } from '#app/ui/controls/DisclosureLabel.tsx';
import { lazyComponent } from '#app/ui/lazyComponent.ts';
import { isOwnGame } from '#core/rulesets/ruleset.ts';

const TeamGaps = lazyComponent('TeamGaps', () => import('./TeamGaps.tsx'));

/** Shows the gaps that members can close with a move, which load when it opens; not in a player's own game. */
export function GapsDisclosure({ team }: { team: Team }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  if (isOwnGame(team.settings.ruleset)) return null;
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <DisclosureLabel label={t('learn.gaps')} />
      </summary>
      <LazyPart>{isOpen && <TeamGaps team={team} />}</LazyPart>
    </details>
  );
}
