import { Eraser, Link } from 'lucide-react';
import type { DefenseGroup } from '#engine/defense.ts';
import { useText } from '#i18n/text.ts';
import { Button } from '#ui/Button.tsx';
import { MatchupGroups } from '#widgets/MatchupGroups.tsx';
import { useRuleName } from '#widgets/ruleName.ts';
import styles from './Answer.module.css';
import { useSituation } from './heading.ts';
import type { Defense } from './useDefense.ts';

/** What the chosen defender takes. */
export function Answer({
  defense,
  groups,
  onCopy,
  onClear,
}: {
  defense: Defense;
  groups: readonly DefenseGroup[];
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
      <MatchupGroups groups={groups} />
      <div className={styles.actions}>
        <Button onClick={onCopy}>
          <Link aria-hidden />
          {text('defense.copyLink')}
        </Button>
        <Button onClick={onClear}>
          <Eraser aria-hidden />
          {text('defense.clear')}
        </Button>
      </div>
    </>
  );
}
