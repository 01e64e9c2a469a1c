import { useState } from 'react';
import { isOwnGame } from '#engine/ruleset.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import type { Team } from '#screens/team/useTeam.ts';
import { DisclosureLabel } from '#ui/DisclosureLabel.tsx';
import { lazyComponent } from '#ui/lazyComponent.ts';
import { LazyPart } from '#widgets/LazyPart.tsx';

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
