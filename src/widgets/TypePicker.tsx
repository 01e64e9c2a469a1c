import { Check } from 'lucide-react';
import { memo, useId, useState } from 'react';
import type { AttackingType } from '#engine/type.ts';
import { rove } from '#ui/roving.ts';
import { useStableCallback } from '#ui/useStableCallback.ts';
import { useNames } from './names.ts';
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
  const labelId = useId();
  const helpId = useId();
  const [left, leave] = useState<AttackingType | undefined>(picked[0]);
  const stop = types.find((type) => type === left) ?? types[0];
  // All types but the tapped one stay as they are.
  const toggle = useStableCallback((type: AttackingType) => onToggle(type as Offered));
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
            <TypeToggle
              key={type}
              type={type}
              order={order}
              unordered={unordered}
              isStop={type === stop}
              onLeave={leave}
              onToggle={toggle}
            />
          );
        })}
      </div>
    </fieldset>
  );
}

/** Remembered, for a tap changes one or two of them. */
const TypeToggle = memo(function TypeToggle({
  type,
  order,
  unordered,
  isStop,
  onLeave,
  onToggle,
}: {
  type: AttackingType;
  order: number;
  unordered: boolean;
  isStop: boolean;
  onLeave: (type: AttackingType) => void;
  onToggle: (type: AttackingType) => void;
}) {
  const { typeName } = useNames();
  return (
    <button
      type="button"
      data-type={type}
      translate="no"
      aria-pressed={order > 0}
      className={styles.type}
      tabIndex={isStop ? 0 : -1}
      // Not sooner: a change of it where the focus is has the page laid out at once.
      onKeyDown={({ key }) => key === 'Tab' && onLeave(type)}
      onClick={() => onToggle(type)}
    >
      <TypeSign type={type} />
      <span className={styles.name}>{typeName(type)}</span>
      {order > 0 && (
        <span className={styles.order} aria-hidden>
          {unordered ? <Check /> : order}
        </span>
      )}
    </button>
  );
});
