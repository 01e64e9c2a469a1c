import { Crosshair, Users } from 'lucide-react';
import { useMemo } from 'react';
import { attacksLink } from '#calculators/offense.ts';
import type { DefenseGroup, DefenseMatchup } from '#engine/defense.ts';
import { Actions } from '#features/Actions.tsx';
import type { Notices } from '#features/useNotices.ts';
import { useText } from '#i18n/text.ts';
import { Button, buttonClass } from '#ui/Button.tsx';
import { Link } from '#ui/Link.tsx';
import { Note } from '#widgets/AnswerCard.tsx';
import { MatchupGroups, type MatchupLabels } from '#widgets/MatchupGroups.tsx';
import { useRuleName } from '#widgets/ruleName.ts';
import { useSituation } from './heading.ts';
import type { Defense } from './useDefense.ts';

const icons = { join: <Users aria-hidden />, attack: <Crosshair aria-hidden /> };

/** What the chosen defender takes. */
export function Answer({
  defense,
  groups,
  notices,
  onJoin,
  onClear,
}: {
  defense: Defense;
  groups: readonly DefenseGroup[];
  notices: Notices;
  onJoin: () => void;
  onClear: () => void;
}) {
  const { text } = useText();
  const ruleName = useRuleName();
  const { defender } = defense;
  const set = [
    ...(defender.ability ? [ruleName(defender.ability, 'abilities')] : []),
    ...useSituation(defense),
  ];
  const labels = useMemo<MatchupLabels<DefenseMatchup>>(
    () => ({
      typeOf: ({ attacking }) => attacking,
      nameOf: (multiplier) => text('defense.takesFrom', { multiplier }),
      captionOf: (spoken, multiplier) => text(`defense.takes.${spoken}`, { multiplier }),
    }),
    [text],
  );
  return (
    <>
      {defender.tera && (
        <Note>
          {defender.tera === 'stellar'
            ? text('defense.stellarKept')
            : text('defense.terastallized', { type: text(`types.${defender.tera}`) })}
        </Note>
      )}
      {set.length > 0 && <Note>{set.join(' · ')}</Note>}
      {defender.inverse && <Note>{text('why.inverse')}</Note>}
      <MatchupGroups groups={groups} labels={labels} />
      <Actions calculator="defense" notices={notices} onClear={onClear}>
        <Button onClick={onJoin}>
          {icons.join}
          <span>{text('defense.addToTeam')}</span>
        </Button>
        <Link
          to={attacksLink(
            defender.typing.map((strike) => ({ strike })),
            defense.settings,
          )}
          className={buttonClass}
        >
          {icons.attack}
          <span>{text('defense.attack')}</span>
        </Link>
      </Actions>
    </>
  );
}
