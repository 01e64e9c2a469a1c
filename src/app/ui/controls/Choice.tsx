import type { ComponentProps } from 'react';
import { Select } from './Select.tsx';

/** A select that returns one of its options; `undefined` is the choice of none. */
export function Choice<Value extends string | number | undefined>({
  options,
  value,
  getLabel,
  getGroup = () => undefined,
  isName = () => false,
  onPick,
  ...props
}: Omit<ComponentProps<typeof Select>, 'value' | 'onChange' | 'children'> & {
  options: readonly Value[];
  value: Value;
  getLabel: (option: Value) => string;
  /** Returns the heading above the option. */
  getGroup?: (option: Value) => string | undefined;
  /** Whether the label is a name, which browsers do not translate. */
  isName?: (option: Value) => boolean;
  onPick: (option: Value) => void;
}) {
  const renderOptions = (group: string | undefined) =>
    options
      .filter((option) => getGroup(option) === group)
      .map((option) => (
        <option
          key={option ?? ''}
          value={option ?? ''}
          translate={isName(option) ? 'no' : undefined}
        >
          {getLabel(option)}
        </option>
      ));
  return (
    <Select
      value={value ?? ''}
      onChange={({ target }) => {
        const index = options.findIndex((option) => `${option ?? ''}` === target.value);
        if (index !== -1) onPick(options[index] as Value);
      }}
      {...props}
    >
      {[...new Set(options.map(getGroup))].map((group) =>
        group === undefined ? (
          renderOptions(group)
        ) : (
          <optgroup key={group} label={group}>
            {renderOptions(group)}
          </optgroup>
        ),
      )}
    </Select>
  );
}
