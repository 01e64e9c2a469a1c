import type { ShowdownLine } from '#core/formats/showdown/team.ts';
import { isDetail } from './setLine.ts';

const author = /^by \S/i;

/** The lines that pokepast.es shows beside a team. */
const pageLine =
  /^(by \S.*|Format: .+|Columns Mode.*|Stat Colou?rs.*|(Light|Dark) Mode.*|Copy to Clipboard.*)$/i;

/**
 * Empties the lines of a page copied from pokepast.es that are no part of the team: the title above
 * the author, and the page's controls.
 */
export function withoutPageText(
  lines: readonly ShowdownLine[],
  isMember: (text: string) => boolean,
): readonly ShowdownLine[] {
  let previousLine: ShowdownLine | undefined;
  const pageLines = new Set<ShowdownLine>();
  for (const line of lines) {
    if (pageLine.test(line.text) && !isMember(line.text)) {
      pageLines.add(line);
      if (author.test(line.text) && previousLine && !isDetail(previousLine.text))
        pageLines.add(previousLine);
    }
    if (line.text !== '') previousLine = line;
  }
  if (pageLines.size === 0) return lines;
  return lines.map((line) => (pageLines.has(line) ? { ...line, text: '' } : line));
}
