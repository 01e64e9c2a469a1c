import { Crosshair, Download, Image } from 'lucide-react';
import { attacksLink, type ChosenAttack } from '#calculators/offense.ts';
import { abilities } from '#engine/ability.ts';
import { Actions } from '#features/Actions.tsx';
import type { Notices } from '#features/useNotices.ts';
import { useText } from '#i18n/text.ts';
import { Button, buttonClass } from '#ui/Button.tsx';
import { Link } from '#ui/Link.tsx';
import type { TeamSheet } from './TeamSheets.tsx';
import type { Team, TeamMember } from './useTeam.ts';

const icons = {
  export: <Download aria-hidden />,
  picture: <Image aria-hidden />,
  attack: <Crosshair aria-hidden />,
};

/** The ways out of the screen that a team can take. */
export function TeamActions({
  team: { all, state, settings },
  notices,
  onSheet,
  onClear,
}: {
  team: Team;
  notices: Notices;
  onSheet: (sheet: TeamSheet) => void;
  onClear: () => void;
}) {
  const { text } = useText();
  return (
    <Actions calculator="team" notices={notices} onClear={onClear}>
      <Button onClick={() => onSheet('export')}>
        {icons.export}
        <span>{text('team.export')}</span>
      </Button>
      <Button onClick={() => onSheet('picture')}>
        {icons.picture}
        <span>{text('team.picture')}</span>
      </Button>
      <Link
        to={attacksLink(all.flatMap(attacksOf), settings, state.inverse)}
        className={buttonClass}
      >
        {icons.attack}
        <span>{text('team.attack')}</span>
      </Link>
    </Actions>
  );
}

/** What it was imported with, or else its own types, each with its ability where that may matter. */
function attacksOf({ member: { attacks }, tera, defender }: TeamMember): ChosenAttack[] {
  const { typing, ability } = defender;
  const strikes = attacks.length > 0 ? attacks : [...typing, ...(tera ? [tera] : [])];
  const isAttacking =
    ability && abilities[ability].attacking && !abilities[ability].attacking.hidden;
  return strikes.map((strike) => ({ strike, ability: isAttacking ? ability : undefined }));
}
