import { type Language, languages } from './languages.ts';

/**
 * The first of the browser's languages that we speak, in the player's order; English if none.
 * Each is tried as it is, then with its last parts left off.
 */
export function detectLanguage(tags: readonly string[]): Language {
  for (const tag of tags) {
    const parts = tag.split('-');
    for (let length = parts.length; length > 0; length--) {
      const language = known(parts.slice(0, length).join('-'), parts);
      if (language) return language;
    }
  }
  return 'en';
}

function known(tag: string, parts: readonly string[]): Language | undefined {
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
