import type { ComponentProps } from 'react';
import { formatNumber } from '#app/i18n/number.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { Field } from '#app/ui/controls/Field.tsx';
import { truncate } from '#core/pokedex/names/inputText.ts';

/** A field for a short text such as a name, which says its maximum length when it shortens a longer one. */
export function ShortTextField({
  maxLength,
  ...props
}: Omit<ComponentProps<typeof Field>, 'truncate' | 'limitText'> & {
  /** In code points. */
  maxLength: number;
}) {
  const { t, language } = useTranslation();
  return (
    <Field
      {...props}
      truncate={(text) => truncate(text, maxLength)}
      limitText={t('shell.maxCharacters', { number: formatNumber(maxLength, language) })}
    />
  );
}
