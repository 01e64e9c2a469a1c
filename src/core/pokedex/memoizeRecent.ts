/** Maximum length of a text with a memoized result: names and lines of sets are shorter. */
const maxLength = 200;

/** Maximum number of memoized results; a large file may have a million names. */
const maxResults = 20_000;

/** Memoizes a function for the texts of late. */
export function memoizeRecent<Result>(compute: (text: string) => Result): (text: string) => Result {
  const results = new Map<string, Result>();
  return (text) => {
    if (text.length > maxLength) return compute(text);
    if (results.has(text)) return results.get(text) as Result;
    const result = compute(text);
    if (results.size >= maxResults) results.clear();
    results.set(text, result);
    return result;
  };
}
