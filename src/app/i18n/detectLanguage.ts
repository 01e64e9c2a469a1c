import { type Language, languages } from './languages.ts';

/**
 * Detects the first supported language of the browser's tags, in their order, or English if none;
 * tries each tag in full, then without its last parts.
 */
export function detectLanguage(tags: readonly string[]): Language {
  for (const tag of tags) {
    const parts = tag.split('-');
    for (let length = parts.length; length > 0; length--) {
      const language = supportedLanguage(parts.slice(0, length).join('-'), parts);
      if (language) return language;
    }
  }
  return 'en';
}

function supportedLanguage(tag: string, parts: readonly string[]): Language | undefined {
  const lower = tag.toLowerCase();
  switch (lower) {
    case 'nn':
    case 'nb':
      return 'no';
    case 'pt':
      return 'pt-PT';
    case 'zh':
      return parts.some((part) => /^(hk|tw)$/i.test(part)) ? 'zh-Hant' : 'zh-Hans';
    default:
      return languages.find((language) => language.toLowerCase() === lower);
  }
}
