/** The name as Showdown compares it: without case, spaces and punctuation. */
export function showdownId(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '');
}
