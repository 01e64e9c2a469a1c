import { Crosshair, Eraser, Image, Link as LinkIcon, Share2, Upload } from 'lucide-react';
import { Link } from 'wouter';
import { attacksLink } from '#choices/attacks.ts';
import { canShareLink } from '#choices/link.ts';
import type { Strike } from '#engine/strike.ts';
import { useText } from '#i18n/text.ts';
import { Button } from '#ui/Button.tsx';
import { buttonLook } from '#ui/buttonLook.ts';
import styles from './Actions.module.css';
import type { TeamSheet } from './TeamSheets.tsx';
import type { Team, TeamMember } from './useTeam.ts';

/** The ways out of the screen that a team can take. */
export function Actions({
  team: { all, choice, settings },
  onSheet,
  onCopy,
  onShare,
  onClear,
}: {
  team: Team;
  onSheet: (sheet: TeamSheet) => void;
  onCopy: () => void;
  onShare: () => void;
  onClear: () => void;
}) {
  const { text } = useText();
  return (
    <div className={styles.actions}>
      <Button aria-keyshortcuts="l" onClick={onCopy}>
        <LinkIcon aria-hidden />
        {text('news.copyLink')}
      </Button>
      {canShareLink && (
        <Button onClick={onShare}>
          <Share2 aria-hidden />
          {text('team.share')}
        </Button>
      )}
      <Button onClick={() => onSheet('export')}>
        <Upload aria-hidden />
        {text('team.export')}
      </Button>
      <Button onClick={() => onSheet('picture')}>
        <Image aria-hidden />
        {text('team.picture')}
      </Button>
      <Link
        to={attacksLink(all.flatMap(attacksOf), settings, choice.inverse)}
        className={buttonLook}
      >
        <Crosshair aria-hidden />
        {text('team.attack')}
      </Link>
      <Button onClick={onClear}>
        <Eraser aria-hidden />
        {text('news.clear')}
      </Button>
    </div>
  );
}

/** What it was imported with, or the types that it attacks best with. */
function attacksOf({ member: { attacks, tera }, defender: { typing } }: TeamMember): Strike[] {
  if (attacks.length > 0) return [...attacks];
  return [...typing, ...(tera ? [tera] : [])];
}
