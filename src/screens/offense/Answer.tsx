import { ChartColumn, Eraser, Link as LinkIcon, Share2 } from 'lucide-react';
import { Link } from 'wouter';
import { canShareLink } from '#choices/link.ts';
import { type OffenseGroup, onTerastallized } from '#engine/offense.ts';
import { formatMultiplier } from '#i18n/multiplier.ts';
import { useText } from '#i18n/text.ts';
import { Button } from '#ui/Button.tsx';
import { buttonLook } from '#ui/buttonLook.ts';
import { MatchupGroups } from '#widgets/MatchupGroups.tsx';
import { useNames } from '#widgets/names.ts';
import styles from './Answer.module.css';
import type { Offense } from './useOffense.ts';

/** What the chosen attacks do to each type. */
export function Answer({
  offense: { attacks, world },
  groups,
  coverage,
  onCopy,
  onShare,
  onClear,
}: {
  offense: Offense;
  groups: readonly OffenseGroup[];
  /** The way to the coverage of the same attacks. */
  coverage: string;
  onCopy: () => void;
  onShare: () => void;
  onClear: () => void;
}) {
  const { text, language } = useText();
  const { attackName } = useNames();
  const stellar = onTerastallized(attacks, world);
  return (
    <>
      {world.inverse && <p className={styles.note}>{text('why.inverse')}</p>}
      {stellar && (
        <p className={styles.note}>
          {text('offense.terastallized', {
            multiplier: formatMultiplier(stellar.multiplier, language),
            attack: attackName(stellar.attack),
          })}
        </p>
      )}
      <MatchupGroups
        groups={groups}
        typeOf={({ defending }) => defending}
        nameOf={(multiplier) => text('offense.dealsTo', { multiplier })}
        captionOf={(spoken, multiplier) => text(`offense.deals.${spoken}`, { multiplier })}
        beforeWhy={({ attack }) => attackName(attack)}
      />
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
        <Link to={coverage} className={buttonLook}>
          <ChartColumn aria-hidden />
          {text('offense.coverage')}
        </Link>
        <Button onClick={onClear}>
          <Eraser aria-hidden />
          {text('news.clear')}
        </Button>
      </div>
    </>
  );
}
