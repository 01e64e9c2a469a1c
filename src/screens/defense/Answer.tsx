import { Crosshair, Eraser, Link as LinkIcon, Users } from 'lucide-react';
import { Link } from 'wouter';
import { attacksLink } from '#choices/attacks.ts';
import type { DefenseGroup } from '#engine/defense.ts';
import { useText } from '#i18n/text.ts';
import { Button } from '#ui/Button.tsx';
import { buttonLook } from '#ui/buttonLook.ts';
import { MatchupGroups } from '#widgets/MatchupGroups.tsx';
import { useRuleName } from '#widgets/ruleName.ts';
import styles from './Answer.module.css';
import { useSituation } from './heading.ts';
import type { Defense } from './useDefense.ts';

/** What the chosen defender takes. */
export function Answer({
  defense,
  groups,
  onJoin,
  onCopy,
  onClear,
}: {
  defense: Defense;
  groups: readonly DefenseGroup[];
  onJoin: () => void;
  onCopy: () => void;
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
        <p className={styles.note}>
          {defender.tera === 'stellar'
            ? text('defense.stellarKept')
            : text('defense.terastallized', { type: text(`types.${defender.tera}`) })}
        </p>
      )}
      {set.length > 0 && <p className={styles.note}>{set.join(' · ')}</p>}
      {defender.inverse && <p className={styles.note}>{text('why.inverse')}</p>}
      <MatchupGroups
        groups={groups}
        typeOf={({ attacking }) => attacking}
        nameOf={(multiplier) => text('defense.takesFrom', { multiplier })}
        captionOf={(spoken, multiplier) => text(`defense.takes.${spoken}`, { multiplier })}
      />
      <div className={styles.actions}>
        <Button aria-keyshortcuts="l" onClick={onCopy}>
          <LinkIcon aria-hidden />
          {text('news.copyLink')}
        </Button>
        <Button onClick={onJoin}>
          <Users aria-hidden />
          {text('defense.addToTeam')}
        </Button>
        <Link to={attacksLink(defender.typing, defense.settings)} className={buttonLook}>
          <Crosshair aria-hidden />
          {text('defense.attack')}
        </Link>
        <Button onClick={onClear}>
          <Eraser aria-hidden />
          {text('news.clear')}
        </Button>
      </div>
    </>
  );
}
