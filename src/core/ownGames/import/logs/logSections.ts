/** A line of a log; `line` is counted from 1. */
export type LogLine = { text: string; line: number };

/** The parts of a log that are read. */
const parts = {
  typings: { title: 'Pokemon Base Stats & Types', code: 'PKST' },
  movesets: { title: 'Pokemon Movesets', code: 'PKMV' },
  trainers: { title: 'Trainers Pokemon', code: 'TRPK' },
  moves: { title: 'Move Data', code: 'MVDT' },
  moveUpdates: { title: 'Move Updates', code: 'MVEU' },
  chart: { title: 'Type Effectiveness', code: 'TPEF' },
} as const;
export type LogPart = keyof typeof parts;
const partNames = Object.keys(parts) as LogPart[];

/** A section of a log with the line of its heading; `part` is undefined for one that is not read, which has no text. */
export type LogSection = {
  title: string;
  part: LogPart | undefined;
  line: number;
  text: string;
};

/** A heading of Universal Pokémon Randomizer and ZX: `--Trainers Pokemon--`. */
const plainHeading = /^--([^-].{0,80}?)--$/;

/** A heading of FVX since version 1.2: ` ( Trainer Pokemon {TRPK} )`; its table of contents has no parentheses. */
const codedHeading = /^ ?\( ?(.{1,80}?) \{([A-Z]{4})\} ?\)$/;

/** A line after the last row of a section. */
const sectionEnd = /^(?:[-=]{50,}|Randomization of .* completed\.)$/;

const maxHeadingLength = 100;

/** Whether the text has a heading of a part that is read, or the first line that ZX and FVX write. */
export function isRandomizerLog(text: string): boolean {
  return (
    /^--(?:Pokemon Base Stats & Types|Trainers Pokemon|Pokemon Movesets)--[ \t]*$/m.test(text) ||
    /^ ?\( ?.{1,80} \{(?:PKST|TRPK|PKMV)\} ?\)[ \t]*$/m.test(text) ||
    /^[ \t]*Randomizer [Vv]ersion: /m.test(text.slice(0, 5000))
  );
}

/** What a heading or the end of a section begins with; few other lines do. */
const boundaryPattern = /(?:^|\n)((?:--| ?\(|={50}|Randomization of )[^\n]*)/g;

/** The sections of a log in their order; those that are read have their text. */
export function readLogSections(text: string): LogSection[] {
  const sections: LogSection[] = [];
  let start = 0;
  let line = 1;
  let at = 0;
  let isOpen = false;
  const close = (end: number) => {
    const section = sections.at(-1);
    if (isOpen && section?.part) section.text = text.slice(start, end);
  };
  for (const { 0: match, 1: source = '', index: before } of text.matchAll(boundaryPattern)) {
    const index = before + match.length - source.length;
    const content = source.trimEnd();
    const heading = content.length <= maxHeadingLength ? readHeading(content) : undefined;
    if (!heading && !sectionEnd.test(content)) continue;
    close(index);
    for (; at < index; at = text.indexOf('\n', at) + 1) line++;
    isOpen = heading !== undefined;
    if (heading) sections.push({ ...heading, line, text: '' });
    start = index + source.length + 1;
  }
  close(text.length);
  return sections;
}

/** The lines of a section, without empty ones; one after the other, because hundreds of thousands take long to keep. */
export function* readLogLines({
  text,
  line: heading,
}: Pick<LogSection, 'text' | 'line'>): Generator<LogLine> {
  let line = heading;
  for (let start = 0; start < text.length; ) {
    const next = text.indexOf('\n', start);
    const end = next < 0 ? text.length : next;
    const content = text.slice(start, end).trimEnd();
    line++;
    if (content !== '') yield { text: content, line };
    start = end + 1;
  }
}

function readHeading(text: string): Pick<LogSection, 'title' | 'part'> | undefined {
  const [, plainTitle] = plainHeading.exec(text) ?? [];
  if (plainTitle !== undefined) {
    return { title: plainTitle, part: partNames.find((name) => parts[name].title === plainTitle) };
  }
  const [, title, code] = codedHeading.exec(text) ?? [];
  if (title === undefined) return undefined;
  return { title, part: partNames.find((name) => parts[name].code === code) };
}
