import { useId } from 'react';
import type { Type } from '#engine/type.ts';
import { useText } from '#i18n/text.ts';
import styles from './TypePicker.module.css';
import { TypeSign } from './TypeSign.tsx';

/** The types as toggles, the picked ones numbered in their order when the order shows. */
export function TypePicker({
  types,
  picked,
  help,
  onToggle,
}: {
  types: readonly Type[];
  picked: readonly Type[];
  help: string;
  onToggle: (type: Type) => void;
}) {
  const { text } = useText();
  const labelId = useId();
  const helpId = useId();
  return (
    <fieldset aria-labelledby={labelId} aria-describedby={helpId}>
      <p className={styles.head}>
        <span id={labelId} className={styles.label}>
          {text('defense.types')}
        </span>{' '}
        <span id={helpId}>{help}</span>
      </p>
      <div className={styles.grid}>
        {types.map((type) => {
          const order = picked.indexOf(type) + 1;
          return (
            <button
              key={type}
              type="button"
              data-type={type}
              aria-pressed={order > 0}
              className={styles.type}
              onClick={() => onToggle(type)}
            >
              <TypeSign type={type} />
              <span className={styles.name}>{text(`types.${type}`)}</span>
              {order > 0 && (
                <span className={styles.order} aria-hidden>
                  {order}
                </span>
              )}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
