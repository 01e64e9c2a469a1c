/** Whether the species is in a game, and not invented by a project such as CAP. */
export function isOfficial({
  num,
  isNonstandard,
}: {
  num: number;
  isNonstandard: string | null;
}): boolean {
  return num > 0 && !/CAP|Custom/.test(`${isNonstandard}`);
}

/** Farfetch’d-Galar → farfetchd-galar, Mr. Mime → mr-mime; the id of @pkmn/dex plus hyphens. */
export function idOf({ name }: { name: string }): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(' ', '-')
    .replace(/[^a-z0-9-]/g, '');
}
