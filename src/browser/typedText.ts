const textInputs = ['input:not([type])', 'input[type=text]', 'input[type=search]'];
const selector = [
  'textarea:not([readonly])',
  ...textInputs.flatMap((input) => [`${input}:focus`, `dialog[open] ${input}`]),
].join();

/**
 * Whether the page has input that a reload would lose: text in a text area, in the focused field or in a
 * field of a sheet, or what an element marks with `data-unsaved`, such as opened files.
 */
export function hasTypedText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(selector);
  const isMarked = document.querySelector('[data-unsaved]') !== null;
  return isMarked || [...fields].some(({ value }) => value !== '');
}
