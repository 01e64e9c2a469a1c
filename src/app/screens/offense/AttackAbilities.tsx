import { X } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useNames } from '#app/typeUi/names/names.ts';
import { StrikeIcon } from '#app/typeUi/StrikeIcon.tsx';
import { Button } from '#app/ui/controls/Button.tsx';
import { Select } from '#app/ui/controls/Select.tsx';
import type { ChosenAttack } from '#core/links/offense.ts';
import { abilitiesIn } from '#core/rules/ability.ts';
import type { Ruleset } from '#core/rulesets/ruleset.ts';
import { removeSoftHyphens } from '#core/softHyphens.ts';
import styles from './AttackAbilities.module.css';
import { FieldGroup } from './FieldGroup.tsx';
import { setAbility, sharedAbility } from './updates.ts';
import type { Offense } from './useOffense.ts';

const mixedValue = 'differs';

/** Shows selects for the attacker's ability: one for all attacks, and one for each attack. */
export function AttackAbilities({
  offense: { update, chosenAttacks, entry },
  onRemove,
}: {
  offense: Offense;
  onRemove: (attack: ChosenAttack) => void;
}) {
  const { t } = useTranslation();
  const { strikeName } = useNames();
  const sharedValue = sharedAbility(chosenAttacks);
  const isSame = chosenAttacks.every(({ ability }) => ability === sharedValue);

  const { ruleset } = entry.settings;

  function assignAbility(value: string, attack?: ChosenAttack): void {
    const ability = abilitiesIn(ruleset, 'attacking').find((each) => each === value);
    update((state, settings) => setAbility(state, settings, attack, ability));
  }

  return (
    <FieldGroup
      label={t('offense.abilities')}
      help={t(chosenAttacks.length > 0 ? 'offense.abilityHelp' : 'offense.abilityNeedsAttacks')}
    >
      {chosenAttacks.length > 0 && (
        <>
          <Select
            label={t('offense.ability')}
            value={isSame ? (sharedValue ?? '') : mixedValue}
            onChange={({ target }) => assignAbility(target.value)}
          >
            {!isSame && (
              <option value={mixedValue} disabled>
                {t('offense.abilityDiffers')}
              </option>
            )}
            <AbilityOptions ruleset={ruleset} />
          </Select>
          <ul aria-label={t('offense.attacks')} className={styles.attacks}>
            {chosenAttacks.map((attack, index) => {
              const { strike, ability } = attack;
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: the select changes the ability, so strike and ability make no stable key
                <li key={index} className={styles.attack}>
                  <span className={styles.icon}>
                    <StrikeIcon strike={strike} />
                  </span>
                  <Select
                    inline
                    label={strikeName(strike)}
                    aria-label={removeSoftHyphens(
                      t('offense.abilityOf', { attack: strikeName(strike) }),
                    )}
                    value={ability ?? ''}
                    onChange={({ target }) => assignAbility(target.value, attack)}
                  >
                    <AbilityOptions ruleset={ruleset} />
                  </Select>
                  <Button
                    quiet
                    aria-label={removeSoftHyphens(
                      t('offense.remove', { attack: strikeName(strike) }),
                    )}
                    onClick={() => onRemove(attack)}
                  >
                    <X aria-hidden />
                  </Button>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </FieldGroup>
  );
}

/** Memoized: every attack renders all of these options. */
const AbilityOptions = memo(function AbilityOptions({ ruleset }: { ruleset: Ruleset }) {
  const { t, namesLanguage, namesTag } = useTranslation();
  const { ruleName } = useNames();
  return (
    <>
      <option value="">{t('offense.noAbility')}</option>
      {abilitiesIn(ruleset, 'attacking')
        .map((ability) => ({ ability, name: ruleName(ability, 'abilities') }))
        .sort((one, other) => one.name.localeCompare(other.name, namesLanguage))
        .map(({ ability, name }) => (
          <option key={ability} value={ability} translate="no" lang={namesTag}>
            {name}
          </option>
        ))}
    </>
  );
});
