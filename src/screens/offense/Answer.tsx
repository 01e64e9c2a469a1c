import { ChartColumn } from 'lucide-react';
import { useMemo } from 'react';
import { searchOf } from '#calculators/entries.ts';
import { addressOf } from '#calculators/link.ts';
import { calculators } from '#calculators/registry.ts';
import { type OffenseGroup, type OffenseMatchup, onTerastallized } from '#engine/offense.ts';
import type { Attack } from '#engine/situation.ts';
import { Actions } from '#features/Actions.tsx';
import type { Notices } from '#features/useNotices.ts';
import { formatMultiplier } from '#i18n/multiplier.ts';
import { useText } from '#i18n/text.ts';
import { buttonClass } from '#ui/Button.tsx';
import { Link } from '#ui/Link.tsx';
import { Note } from '#widgets/AnswerCard.tsx';
import { MatchupGroups, type MatchupLabels } from '#widgets/MatchupGroups.tsx';
import { useNames } from '#widgets/names.ts';
import type { Offense } from './useOffense.ts';

const icon = <ChartColumn aria-hidden />;

/** What the chosen attacks do to each type. */
export function Answer({
  offense: { entry, attacks, world, isInverse },
  groups,
  notices,
  onClear,
}: {
  offense: Offense;
  groups: readonly OffenseGroup[];
  notices: Notices;
  onClear: () => void;
}) {
  const { text, language } = useText();
  const { attackName } = useNames();
  const stellar = onTerastallized(attacks, world);
  const labels = useMemo<MatchupLabels<OffenseMatchup>>(
    () => ({
      typeOf: ({ defending }) => defending,
      nameOf: (multiplier) => text('offense.dealsTo', { multiplier }),
      captionOf: (spoken, multiplier) => text(`offense.deals.${spoken}`, { multiplier }),
      beforeWhy: ({ attack }) => <AttackName attack={attack} />,
    }),
    [text],
  );
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
      <MatchupGroups groups={groups} labels={labels} />
      <Actions calculator="offense" notices={notices} onClear={onClear}>
        <Link to={addressOf(calculators.coverage.path, searchOf(entry))} className={buttonClass}>
          {icon}
          <span>{text('offense.coverage')}</span>
        </Link>
      </Actions>
    </>
  );
}

function AttackName({ attack }: { attack: Attack | undefined }) {
  const { attackName } = useNames();
  return <span translate="no">{attackName(attack)}</span>;
}
