import { ChartColumn } from 'lucide-react';
import { Link } from 'wouter';
import { type OffenseGroup, onTerastallized } from '#engine/offense.ts';
import { Actions } from '#features/Actions.tsx';
import type { ScreenNews } from '#features/useNews.ts';
import { formatMultiplier } from '#i18n/multiplier.ts';
import { useText } from '#i18n/text.ts';
import { buttonClass } from '#ui/Button.tsx';
import { Note } from '#widgets/AnswerCard.tsx';
import { MatchupGroups } from '#widgets/MatchupGroups.tsx';
import { useNames } from '#widgets/names.ts';
import type { Offense } from './useOffense.ts';

const sign = <ChartColumn aria-hidden />;

/** What the chosen attacks do to each type. */
export function Answer({
  offense: { attacks, world, isInverse },
  groups,
  coverage,
  told,
  onClear,
}: {
  offense: Offense;
  groups: readonly OffenseGroup[];
  /** The way to the coverage of the same attacks. */
  coverage: string;
  told: ScreenNews;
  onClear: () => void;
}) {
  const { text, language } = useText();
  const { attackName } = useNames();
  const stellar = onTerastallized(attacks, world);
  return (
    <>
      {isInverse && <Note>{text('why.inverse')}</Note>}
      {stellar && (
        <Note>
          {text('offense.terastallized', {
            multiplier: formatMultiplier(stellar.multiplier, language),
            attack: attackName(stellar.attack),
          })}
        </Note>
      )}
      <MatchupGroups
        groups={groups}
        typeOf={({ defending }) => defending}
        nameOf={(multiplier) => text('offense.dealsTo', { multiplier })}
        captionOf={(spoken, multiplier) => text(`offense.deals.${spoken}`, { multiplier })}
        beforeWhy={({ attack }) => attackName(attack)}
      />
      <Actions of="offense" told={told} onClear={onClear}>
        <Link to={coverage} className={buttonClass}>
          {sign}
          {text('offense.coverage')}
        </Link>
      </Actions>
    </>
  );
}
