import { Check } from 'lucide-react';
import { useId, useState } from 'react';
import type { AttackingType } from '#engine/type.ts';
import { useText } from '#i18n/text.ts';
import { rove } from '#ui/roving.ts';
import styles from './TypePicker.module.css';
import { TypeSign } from './TypeSign.tsx';

/** The types as toggles, the picked ones numbered in their order, or ticked where it means nothing. */
export function TypePicker<Offered extends AttackingType>({
  label,
  types,
  picked,
  help,
  unordered = false,
  onToggle,
}: {
  label: string;
  types: readonly Offered[];
  picked: readonly Offered[];
  help: string;
  unordered?: boolean;
  onToggle: (type: Offered) => void;
}) {
  const { text } = useText();
  const labelId = useId();
  const helpId = useId();
  const [left, leave] = useState(picked[0]);
  const stop = types.find((type) => type === left) ?? types[0];
  return (
    <fieldset className={styles.picker} aria-labelledby={labelId} aria-describedby={helpId}>
      <p className={styles.head}>
        <span id={labelId} className={styles.label}>
          {label}
        </span>{' '}
        <span id={helpId}>{help}</span>
      </p>
      {/* One stop of the Tab key, which comes back to where it left; within, the arrow keys lead. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only watches the buttons inside */}
      <div className={styles.grid} onKeyDown={rove}>
        {types.map((type) => {
          const order = picked.indexOf(type) + 1;
          return (
            <button
              key={type}
              type="button"
              data-type={type}
              aria-pressed={order > 0}
              className={styles.type}
              tabIndex={type === stop ? 0 : -1}
              // Not sooner: a change of it where the focus is has the page laid out at once.
              onKeyDown={({ key }) => key === 'Tab' && leave(type)}
              onClick={() => onToggle(type)}
            >
              <TypeSign type={type} />
              <span className={styles.name}>{text(`types.${type}`)}</span>
              {order > 0 && (
                <span className={styles.order} aria-hidden>
                  {unordered ? <Check /> : order}
                </span>
              )}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
