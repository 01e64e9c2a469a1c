import { describe, expect, it } from 'vitest';
import { detectLanguage } from './detectLanguage.ts';

describe('detectLanguage', () => {
  it.each([
    ['an exact match', ['pt-BR'], 'pt-BR'],
    ['the base of a longer tag', ['fr-CA'], 'fr'],
    ['Nynorsk is Norwegian', ['nn-NO'], 'no'],
    ['Bokmål is Norwegian', ['nb'], 'no'],
    ['Portuguese of Angola is that of Portugal', ['pt-AO'], 'pt-PT'],
    ['Portuguese without a country', ['pt'], 'pt-PT'],
    ['Chinese of Taiwan is traditional', ['zh-TW'], 'zh-Hant'],
    ['Chinese of Hong Kong is traditional', ['zh-HK'], 'zh-Hant'],
    ['Chinese of Singapore is simplified', ['zh-SG'], 'zh-Hans'],
    ['Chinese without a country is simplified', ['zh'], 'zh-Hans'],
    ['a script decides before the region', ['zh-Hans-HK'], 'zh-Hans'],
    ['the longest supported prefix of a longer tag', ['zh-Hant-MO'], 'zh-Hant'],
    ['kana mode', ['ja-Hrkt-JP'], 'ja-Hrkt'],
    ['uppercase and lowercase letters', ['PT-br'], 'pt-BR'],
    ['the second tag if the first is unsupported', ['cs-CZ', 'de-AT', 'fr'], 'de'],
    ['English if no tag is supported', ['tlh', 'eo'], 'en'],
    ['English if the browser gives no tags', [], 'en'],
    ['no match by the first letters of a code', ['dan'], 'en'],
  ])('%s', (_, tags, language) => {
    expect(detectLanguage(tags)).toBe(language);
  });
});
