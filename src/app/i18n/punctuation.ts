/** Whether punctuation is as wide as a letter and has no space beside it: Chinese and Japanese. */
function isFullWidth(language: string): boolean {
  return /^(ja|zh)/.test(language);
}

/** The space between two sentences; empty if the punctuation of the language contains it. */
export function sentenceSpace(language: string): string {
  return isFullWidth(language) ? '' : ' ';
}

/** Joins sentences: "It is full. Only the first 3 fit." */
export function joinSentences(sentences: readonly string[], language: string): string {
  return sentences.join(sentenceSpace(language));
}

/** Ends a heading like a sentence, so that screen readers pause: "No type is a danger." */
export function formatSentence(heading: string, language: string): string {
  return `${heading}${isFullWidth(language) ? '。' : '.'}`;
}

/** Joins a heading and the text below it as two sentences. */
export function joinHeading(heading: string, text: string, language: string): string {
  return joinSentences([formatSentence(heading, language), text], language);
}

/** Formats a value with its label: "Danger: 22"; French has a space before the colon. */
export function formatLabeled(label: string, value: string, language: string): string {
  if (isFullWidth(language)) return `${label}：${value}`;
  return `${label}${language === 'fr' ? '\u00a0' : ''}: ${value}`;
}

/**
 * Joins names that stand outside a sentence: "Squirtle, Wartortle, Blastoise". The first `Intl.ListFormat`
 * of a page takes 25 ms, and would add an "and" in some languages.
 */
export function joinNames(names: readonly string[], language: string): string {
  return names.join(isFullWidth(language) ? '、' : ', ');
}

/** Joins the parts of a label, between which screen readers pause: "Garchomp, on the field". */
export function joinLabel(parts: readonly string[], language: string): string {
  return joinNames(parts.filter(Boolean), language);
}

/** Joins lists, whose items have commas between them: "4× Rock; 2× Water, Electric". */
export function joinLists(lists: readonly string[], language: string): string {
  return lists.join(isFullWidth(language) ? '；' : '; ');
}

/** Adds a note in parentheses: "Fire on Water ½× (changed)". */
export function addNote(text: string, note: string, language: string): string {
  return isFullWidth(language) ? `${text}（${note}）` : `${text} (${note})`;
}
