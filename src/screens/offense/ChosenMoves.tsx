import { X } from 'lucide-react';
import { hasOwnRules, isType } from '#engine/strike.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import type { ChosenAttack } from '#links/offense.ts';
import { useNames } from '#widgets/names/names.ts';
import { StrikeIcon } from '#widgets/StrikeIcon.tsx';
import styles from './ChosenMoves.module.css';
import type { Offense } from './useOffense.ts';

/** Shows the chosen moves that have no toggle, such as those of a team; each can be removed. */
export function ChosenMoves({
  offense: { chosenAttacks, attacks },
  onRemove,
}: {
  offense: Offense;
  onRemove: (attack: ChosenAttack) => void;
}) {
  const { t } = useTranslation();
  const { attackName } = useNames();
  const names = new Map(chosenAttacks.map((attack, index) => [attack, attackName(attacks[index])]));
  const moves = chosenAttacks.filter(({ strike }) => !isType(strike) && !hasOwnRules(strike));
  if (moves.length === 0) return null;
  return (
    <ul aria-label={t('coverage.attacks')} className={styles.moves}>
      {moves.map((attack) => (
        <li key={`${attack.strike} ${attack.ability}`}>
          <button
            type="button"
            aria-label={t('offense.remove', { attack: names.get(attack) })}
            className={styles.move}
            onClick={() => onRemove(attack)}
          >
            <StrikeIcon strike={attack.strike} />
            <span translate="no">{names.get(attack)}</span>
            <X aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}
