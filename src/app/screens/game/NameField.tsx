import { useState } from 'react';
import { ShortTextField } from '#app/parts/frame/ShortTextField.tsx';
import { Status } from '#app/ui/Status.tsx';

/**
 * Shows a field for the name of a type, a Pokémon, an ability or a game; only valid names change
 * it, and a refused one says why.
 */
export function NameField({
  label,
  name,
  maxLength,
  isName,
  refusal,
  onChange,
}: {
  label: string;
  name: string;
  /** In code points. */
  maxLength: number;
  isName: (text: string) => boolean;
  /** Returns why the field does not take a valid name. */
  refusal?: (text: string) => string | undefined;
  onChange: (name: string) => void;
}) {
  const [reason, setReason] = useState<string>();
  const field = (
    <ShortTextField
      label={label}
      value={name}
      maxLength={maxLength}
      onChange={(text) => {
        const newName = text.trim();
        const newReason = refusal?.(newName);
        setReason(newReason);
        if (isName(newName) && newReason === undefined) onChange(newName);
      }}
    />
  );
  return refusal ? (
    <div>
      {field}
      <Status>{reason}</Status>
    </div>
  ) : (
    field
  );
}
