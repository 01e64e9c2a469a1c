import { ShortTextField } from '#features/ShortTextField.tsx';

/**
 * Shows a field for the name of a type, a Pokémon, an ability or a game; only valid names change
 * it.
 */
export function NameField({
  label,
  name,
  maxLength,
  isName,
  onChange,
}: {
  label: string;
  name: string;
  /** In code points. */
  maxLength: number;
  isName: (text: string) => boolean;
  onChange: (name: string) => void;
}) {
  return (
    <ShortTextField
      label={label}
      value={name}
      maxLength={maxLength}
      onChange={(text) => {
        const newName = text.trim();
        if (isName(newName)) onChange(newName);
      }}
    />
  );
}
