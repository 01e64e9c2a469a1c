/** Chinese and Japanese punctuation is as wide as a letter and has no space beside it. */
function isFullWidth(language: string): boolean {
  return /^(ja|zh)/.test(language);
}

/** "It is full. Only the first 3 fit.": one sentence after the other. */
export function joinSentences(sentences: readonly string[], language: string): string {
  return sentences.join(isFullWidth(language) ? '' : ' ');
}

/** "No type is a danger.": a heading as a sentence, which a screen reader pauses after. */
export function formatSentence(heading: string, language: string): string {
  return `${heading}${isFullWidth(language) ? '。' : '.'}`;
}

/** A heading and the text below it, as two sentences. */
export function joinHeading(heading: string, text: string, language: string): string {
  return joinSentences([formatSentence(heading, language), text], language);
}

/** "Danger: 22"; French has a space before the colon. */
export function formatLabeled(label: string, value: string, language: string): string {
  if (isFullWidth(language)) return `${label}：${value}`;
  return `${label}${language === 'fr' ? '\u00a0' : ''}: ${value}`;
}
