/** The line that names the second ability of a member; Showdown has none and ignores it. */
export function formatPassive(name: string): string {
  return `Passive: ${name}`;
}

/** The second ability that the line names; undefined for any other line. */
export function parsePassive(text: string): string | undefined {
  return /^passive: *(\S.*)$/i.exec(text)?.[1];
}
