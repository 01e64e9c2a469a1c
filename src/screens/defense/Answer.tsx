import { Crosshair, Users } from 'lucide-react';
import { Link } from 'wouter';
import { attacksLink } from '#calculators/offense.ts';
import type { DefenseGroup } from '#engine/defense.ts';
import { Actions } from '#features/Actions.tsx';
import type { ScreenNews } from '#features/useNews.ts';
import { useText } from '#i18n/text.ts';
import { Button, buttonClass } from '#ui/Button.tsx';
import { Note } from '#widgets/AnswerCard.tsx';
import { MatchupGroups } from '#widgets/MatchupGroups.tsx';
import { useRuleName } from '#widgets/ruleName.ts';
import { useSituation } from './heading.ts';
import type { Defense } from './useDefense.ts';

const signs = { join: <Users aria-hidden />, attack: <Crosshair aria-hidden /> };

/** What the chosen defender takes. */
export function Answer({
  defense,
  groups,
  told,
  onJoin,
  onClear,
}: {
  defense: Defense;
  groups: readonly DefenseGroup[];
  told: ScreenNews;
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
      <MatchupGroups
        groups={groups}
        typeOf={({ attacking }) => attacking}
        nameOf={(multiplier) => text('defense.takesFrom', { multiplier })}
        captionOf={(spoken, multiplier) => text(`defense.takes.${spoken}`, { multiplier })}
      />
      <Actions of="defense" told={told} onClear={onClear}>
        <Button onClick={onJoin}>
          {signs.join}
          {text('defense.addToTeam')}
        </Button>
        <Link to={attacksLink(defender.typing, defense.settings)} className={buttonClass}>
          {signs.attack}
          {text('defense.attack')}
        </Link>
      </Actions>
    </>
  );
}
