const textInputs = ['input:not([type])', 'input[type=text]', 'input[type=search]'];
const unsaved = 'textarea:not([readonly]),[data-unsaved]';
const typing = textInputs.map((input) => `,${input}:focus,dialog[open] ${input}`).join('');
let holdCount = 0;

/** Whether a reload would lose work, or text in the focused field or in a field of a sheet. */
export function hasTypedText(): boolean {
  return hasUnsavedWork() || hasInput(document, unsaved + typing);
}

/** Whether a reload would lose work that the browser asks about: input, or what `holdUnsavedWork` counts. */
export function hasUnsavedWork(): boolean {
  return holdCount > 0 || hasInput(document);
}

/** Whether a part of the page has text in a text area, or what an element marks with `data-unsaved`, such as opened files. */
export function hasInput(root: ParentNode, selector = unsaved): boolean {
  const elements = root.querySelectorAll<HTMLElement & { value?: string }>(selector);
  return [...elements].some(({ value }) => value !== '');
}

/** Counts unsaved work that is no input, until the returned function is called. */
export function holdUnsavedWork(): () => void {
  holdCount += 1;
  return () => {
    holdCount -= 1;
  };
}
