import { X } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { NameText } from '#app/typeUi/NameText.tsx';
import { StrikeIcon } from '#app/typeUi/StrikeIcon.tsx';
import type { Strike } from '#core/hit/strike.ts';
import { removeSoftHyphens } from '#core/softHyphens.ts';
import styles from './MoveChips.module.css';

/** A type or a move with its name, in which an ability or its user can be. */
type Chip = { strike: Strike; name: string };

/** Moves the focus from a chip that goes to the next one, and from the last by the keyboard to the field. */
function focusNeighbor({ currentTarget, detail }: MouseEvent<HTMLElement>): void {
  const item = currentTarget.parentElement;
  const neighbor = item?.nextElementSibling ?? item?.previousElementSibling;
  const field = detail === 0 ? currentTarget.closest('fieldset')?.querySelector('input') : null;
  (neighbor?.querySelector('button') ?? field)?.focus();
}

/** Lists attacks; each can be removed. */
export function MoveChips({
  label,
  chips,
  onRemove,
}: {
  label: string;
  chips: readonly Chip[];
  onRemove: (index: number) => void;
}) {
  const { t } = useTranslation();
  if (chips.length === 0) return null;
  return (
    <ul aria-label={label} className={styles.chips}>
      {chips.map(({ strike, name }, index) => (
        <li key={name}>
          <button
            type="button"
            aria-label={removeSoftHyphens(t('offense.remove', { attack: name }))}
            className={styles.chip}
            onClick={(event) => {
              focusNeighbor(event);
              onRemove(index);
            }}
          >
            <StrikeIcon strike={strike} />
            <NameText name={name} />
            <X aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}
