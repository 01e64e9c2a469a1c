import { Check } from 'lucide-react';
import { memo, useId, useState } from 'react';
import { useNames } from '#app/typeUi/names/names.ts';
import { moveRovingFocus } from '#app/ui/lists/focusKeys.ts';
import { useStableCallback } from '#app/ui/useStableCallback.ts';
import type { AttackingType } from '#core/charts/type.ts';
import { NameText } from './NameText.tsx';
import { TypeIcon } from './TypeIcon.tsx';
import styles from './TypePicker.module.css';

/** The types as toggles; picked ones show their position, or a check mark if `unordered`. */
export function TypePicker<PickerType extends AttackingType>({
  label,
  types,
  selectedTypes,
  help,
  unordered = false,
  hasLegend = false,
  onToggle,
}: {
  label: string;
  types: readonly PickerType[];
  selectedTypes: readonly PickerType[];
  help: string;
  unordered?: boolean;
  /** Whether the label is visible in a narrow card, too, as where two pickers stand together. */
  hasLegend?: boolean;
  onToggle: (type: PickerType) => void;
}) {
  const { typeName } = useNames();
  const labelId = useId();
  const helpId = useId();
  const [lastType, setLastType] = useState<AttackingType | undefined>(selectedTypes[0]);
  const tabStop = types.find((type) => type === lastType) ?? types[0];
  // Stable: the toggles of the other types do not render again.
  const toggle = useStableCallback((type: AttackingType) => onToggle(type as PickerType));
  return (
    <fieldset className={styles.picker} aria-labelledby={labelId} aria-describedby={helpId}>
      <p className={hasLegend ? styles.legend : styles.head}>
        <span id={labelId} className={styles.label}>
          {label}
        </span>{' '}
        <span id={helpId}>{help}</span>
      </p>
      {/* One Tab stop: the type that had the focus last; arrow keys move between the types. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only handles keys of the buttons inside */}
      <div className={styles.grid} onKeyDown={moveRovingFocus}>
        {types.map((type) => {
          const order = selectedTypes.indexOf(type) + 1;
          return (
            <TypeToggle
              key={type}
              type={type}
              name={typeName(type)}
              order={order}
              unordered={unordered}
              isTabStop={type === tabStop}
              onLeave={setLastType}
              onToggle={toggle}
            />
          );
        })}
      </div>
    </fieldset>
  );
}

/** Memoized: a tap changes one or two of them. */
const TypeToggle = memo(function TypeToggle({
  type,
  name,
  order,
  unordered,
  isTabStop,
  onLeave,
  onToggle,
}: {
  type: AttackingType;
  name: string;
  order: number;
  unordered: boolean;
  isTabStop: boolean;
  onLeave: (type: AttackingType) => void;
  onToggle: (type: AttackingType) => void;
}) {
  return (
    <button
      type="button"
      data-type={type}
      translate="no"
      aria-pressed={order > 0}
      className={styles.type}
      tabIndex={isTabStop ? 0 : -1}
      // Not on focus: a new tabIndex of the focused element forces a synchronous layout.
      onKeyDown={({ key }) => key === 'Tab' && onLeave(type)}
      onClick={() => onToggle(type)}
    >
      <TypeIcon type={type} />
      <NameText name={name} className={styles.name} />
      {order > 0 && (
        <span className={styles.order} aria-hidden>
          {unordered ? <Check /> : order}
        </span>
      )}
    </button>
  );
});
