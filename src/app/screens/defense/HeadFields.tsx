import { type ReactNode, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useNames } from '#app/typeUi/names/names.ts';
import { DisclosureLabel } from '#app/ui/controls/DisclosureLabel.tsx';
import { supports } from '#core/rulesets/ruleset.ts';
import styles from './HeadFields.module.css';
import type { Defense } from './useDefense.ts';
import { useSituationNames } from './useSituationNames.ts';

/** Shows the types and what else is chosen in the head of the answer; the selects are folded at first. */
export function HeadFields({
  defense,
  head,
  typesButton,
  selects,
}: {
  defense: Defense;
  /** Null until the head is there. */
  head: Element | null;
  typesButton: ReactNode;
  selects: ReactNode;
}) {
  const { t } = useTranslation();
  const { typeName, ruleName } = useNames();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { defender, settings } = defense;
  const { ability, secondAbility, tera } = defender;
  const situation = useSituationNames(defense);
  const { ruleset } = settings;
  const chosen = [
    ...[ability, secondAbility].flatMap((each) => (each ? [ruleName(each, 'abilities')] : [])),
    ...(tera ? [`${t('defense.tera')}: ${typeName(tera)}`] : []),
    ...situation,
  ];
  const fields = [
    ...(supports(ruleset, 'abilities') ? [t('defense.ability')] : []),
    ...(supports(ruleset, 'tera') ? [t('defense.tera')] : []),
    ...(supports(ruleset, 'items') || supports(ruleset, 'conditions')
      ? [t('defense.situation')]
      : []),
  ];
  if (!head) return null;
  return createPortal(
    <>
      <div className={styles.chips}>
        {typesButton}
        {fields.length > 0 && (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            <DisclosureLabel label={(chosen.length > 0 ? chosen : fields).join(' · ')} />
          </button>
        )}
      </div>
      {isOpen && (
        <div id={id} className={styles.fields}>
          {selects}
        </div>
      )}
    </>,
    head,
  );
}
