const textInputs = ['input:not([type])', 'input[type=text]', 'input[type=search]'];
const unsaved = 'textarea:not([readonly]),[data-unsaved]';
const typed = textInputs.map((input) => `,${input}:focus,dialog[open] ${input}`);

/** Whether the page has text that a reload would lose: unsaved work, or text in the focused field or in a field of a sheet. */
export function hasTypedText(): boolean {
  return hasUnsavedWork(document, unsaved + typed);
}

/** Whether a part of the page has text in a text area, or what an element marks with `data-unsaved`, such as opened files. */
export function hasUnsavedWork(root: ParentNode, selector = unsaved): boolean {
  const elements = root.querySelectorAll<HTMLElement & { value?: string }>(selector);
  return [...elements].some(({ value }) => value !== '');
}
