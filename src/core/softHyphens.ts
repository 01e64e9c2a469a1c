/** The text without the soft hyphens that tell where long names may break on the page. */
export function removeSoftHyphens(text: string): string {
  return text.replaceAll('\u00ad', '');
}
