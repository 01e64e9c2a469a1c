import { Crosshair, Download, Image } from 'lucide-react';
import { Link } from 'wouter';
import { attacksLink } from '#calculators/offense.ts';
import type { Strike } from '#engine/strike.ts';
import { Actions } from '#features/Actions.tsx';
import type { ScreenNews } from '#features/useNews.ts';
import { useText } from '#i18n/text.ts';
import { Button, buttonClass } from '#ui/Button.tsx';
import type { TeamSheet } from './TeamSheets.tsx';
import type { Team, TeamMember } from './useTeam.ts';

const signs = {
  export: <Download aria-hidden />,
  picture: <Image aria-hidden />,
  attack: <Crosshair aria-hidden />,
};

/** The ways out of the screen that a team can take. */
export function TeamActions({
  team: { all, state, settings },
  told,
  onSheet,
  onClear,
}: {
  team: Team;
  told: ScreenNews;
  onSheet: (sheet: TeamSheet) => void;
  onClear: () => void;
}) {
  const { text } = useText();
  return (
    <Actions of="team" told={told} onClear={onClear}>
      <Button onClick={() => onSheet('export')}>
        {signs.export}
        {text('team.export')}
      </Button>
      <Button onClick={() => onSheet('picture')}>
        {signs.picture}
        {text('team.picture')}
      </Button>
      <Link
        to={attacksLink(all.flatMap(attacksOf), settings, state.inverse)}
        className={buttonClass}
      >
        {signs.attack}
        {text('team.attack')}
      </Link>
    </Actions>
  );
}

/** What it was imported with, or the types that it attacks best with. */
function attacksOf({ member: { attacks }, tera, defender: { typing } }: TeamMember): Strike[] {
  if (attacks.length > 0) return [...attacks];
  return [...typing, ...(tera ? [tera] : [])];
}
