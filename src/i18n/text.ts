import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';

export type Text = TFunction;

/** The player's language and the texts in it. */
export function useText(): { text: Text; language: string } {
  const { t, i18n } = useTranslation();
  return { text: t, language: i18n.language };
}
