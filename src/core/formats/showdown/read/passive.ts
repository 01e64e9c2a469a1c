/** The line of a member's second ability; Showdown has no second abilities and ignores the line. */
export function formatPassive(name: string): string {
  return `Passive: ${name}`;
}

/** The name of the second ability in the line; undefined for any other line. */
export function parsePassive(text: string): string | undefined {
  return /^passive: *(\S.*)$/i.exec(text)?.[1];
}
