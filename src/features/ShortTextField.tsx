import type { ComponentProps } from 'react';
import { formatNumber } from '#i18n/number.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import { truncate } from '#pokedex/inputText.ts';
import { Field } from '#ui/Field.tsx';

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
