/** Whether a field of the page has typed or pasted text that a reload would lose. */
export function hasTypedText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'textarea:not([readonly]), input:not([type]):focus, input:is([type=text], [type=search]):focus',
  );
  return [...fields].some(({ value }) => value !== '');
}
