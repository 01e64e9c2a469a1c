import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useNames } from '#app/typeUi/names/names.ts';
import { isType, type Strike } from '#core/hit/strike.ts';
import { type MoveUser, resolveStrike } from '#core/picks/moveUser.ts';
import { isSupported } from '#core/picks/supportedStrikes.ts';
import type { Ruleset } from '#core/rulesets/ruleset.ts';
import { MoveChips } from './MoveChips.tsx';
import { MoveField } from './MoveField.tsx';
import styles from './MovesField.module.css';

/** A Pokémon knows four moves; a pasted set may have more. */
const maxMoves = 4;

/** Shows the attacks of a Pokémon, and the field that adds one. */
export function MovesField({
  ruleset,
  attacks,
  user,
  hasTypePicker = false,
  onChange,
}: {
  ruleset: Ruleset;
  attacks: readonly Strike[];
  user: MoveUser;
  /** Whether the attacks that are only a type have a picker of their own. */
  hasTypePicker?: boolean;
  onChange: (change: (attacks: readonly Strike[]) => readonly Strike[]) => void;
}) {
  const { t } = useTranslation();
  const { strikeName } = useNames();
  const chips = attacks
    .filter((attack) => isSupported(ruleset, attack) && !(hasTypePicker && isType(attack)))
    .map((attack) => {
      const strike = resolveStrike(attack, user);
      return { attack, strike, name: strikeName(strike) };
    });
  const isFull = chips.filter(({ attack }) => !isType(attack)).length >= maxMoves;
  return (
    <fieldset aria-label={t('offense.moves')} className={styles.moves}>
      <p aria-hidden className={styles.label}>
        {t('offense.moves')}
      </p>
      <MoveChips
        label={t('offense.attacks')}
        chips={chips}
        onRemove={(index) =>
          onChange((current) => current.filter((each) => each !== chips[index]!.attack))
        }
      />
      {isFull ? (
        <p className={styles.note}>{t('moveField.full')}</p>
      ) : (
        <MoveField
          hasUser
          label={t('moveField.label')}
          ruleset={ruleset}
          onPick={(strike) =>
            onChange((current) => (current.includes(strike) ? current : [...current, strike]))
          }
        />
      )}
    </fieldset>
  );
}
