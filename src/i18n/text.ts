import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { spokenLanguage } from './i18n.ts';

export type Text = TFunction;

/** The player's language and the texts in it. */
export function useText(): { text: Text; language: string } {
  const { t } = useTranslation();
  return { text: t, language: spokenLanguage() };
}
