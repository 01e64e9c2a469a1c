import { X } from 'lucide-react';
import { memo } from 'react';
import type { ChosenAttack } from '#calculators/offense.ts';
import { abilities } from '#engine/ability.ts';
import type { Generation } from '#engine/generation.ts';
import { selectableIn } from '#engine/rule.ts';
import { useText } from '#i18n/text.ts';
import { Button } from '#ui/Button.tsx';
import { Select } from '#ui/Select.tsx';
import { useNames } from '#widgets/names.ts';
import { useRuleName } from '#widgets/ruleName.ts';
import { StrikeSign } from '#widgets/StrikeSign.tsx';
import styles from './Abilities.module.css';
import { FieldGroup } from './FieldGroup.tsx';
import { giveAbility, sharedAbility } from './picks.ts';
import type { Offense } from './useOffense.ts';

const differs = 'differs';

/** The ability of who attacks: for all attacks at once, or for each by itself. */
export function Abilities({
  offense: { update, chosen, entry },
  onRemove,
}: {
  offense: Offense;
  onRemove: (attack: ChosenAttack) => void;
}) {
  const { text } = useText();
  const { strikeName } = useNames();
  const shared = sharedAbility(chosen);
  const isSame = chosen.every(({ ability }) => ability === shared);

  const { generation } = entry.settings;

  function give(value: string, attack?: ChosenAttack): void {
    const ability = selectableIn(generation, abilities, 'attacking').find((each) => each === value);
    update((state, settings) => giveAbility(state, settings, attack, ability));
  }

  return (
    <FieldGroup
      label={text('offense.abilities')}
      help={text(chosen.length > 0 ? 'offense.abilityHelp' : 'offense.abilityNeedsAttacks')}
    >
      {chosen.length > 0 && (
        <>
          <Select
            label={text('offense.ability')}
            value={isSame ? (shared ?? '') : differs}
            onChange={({ target }) => give(target.value)}
          >
            {!isSame && (
              <option value={differs} disabled>
                {text('offense.abilityDiffers')}
              </option>
            )}
            <Options generation={generation} />
          </Select>
          <ul aria-label={text('offense.attacks')} className={styles.attacks}>
            {chosen.map((attack, index) => {
              const { strike, ability } = attack;
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: its ability is what the select changes
                <li key={index} className={styles.attack}>
                  <span className={styles.sign}>
                    <StrikeSign strike={strike} />
                  </span>
                  <Select
                    inline
                    label={strikeName(strike)}
                    aria-label={text('offense.abilityOf', { attack: strikeName(strike) })}
                    value={ability ?? ''}
                    onChange={({ target }) => give(target.value, attack)}
                  >
                    <Options generation={generation} />
                  </Select>
                  <Button
                    quiet
                    aria-label={text('offense.remove', { attack: strikeName(strike) })}
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

/** Remembered, for each attack has all of them. */
const Options = memo(function Options({ generation }: { generation: Generation }) {
  const { text, language } = useText();
  const ruleName = useRuleName();
  return (
    <>
      <option value="">{text('offense.noAbility')}</option>
      {selectableIn(generation, abilities, 'attacking')
        .map((ability) => ({ ability, name: ruleName(ability, 'abilities') }))
        .sort((one, other) => one.name.localeCompare(other.name, language))
        .map(({ ability, name }) => (
          <option key={ability} value={ability} translate="no">
            {name}
          </option>
        ))}
    </>
  );
});
