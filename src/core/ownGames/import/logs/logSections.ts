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

/** A section of a log; `part` is undefined for one that is not read, which has no lines. */
export type LogSection = {
  title: string;
  part: LogPart | undefined;
  line: number;
  lines: LogLine[];
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

/** The sections of a log in their order; those that are read have their lines, without empty ones. */
export function readLogSections(text: string): LogSection[] {
  const sections: LogSection[] = [];
  let section: LogSection | undefined;
  for (const [index, source] of text.split('\n').entries()) {
    const content = source.trimEnd();
    const heading = content.length <= maxHeadingLength ? readHeading(content) : undefined;
    if (heading) {
      section = { ...heading, line: index + 1, lines: [] };
      sections.push(section);
    } else if (sectionEnd.test(content)) section = undefined;
    else if (content !== '' && section?.part) {
      section.lines.push({ text: content, line: index + 1 });
    }
  }
  return sections;
}

function readHeading(text: string): Pick<LogSection, 'title' | 'part'> | undefined {
  // Nearly all of the lines begin otherwise.
  if (!/^[- (]/.test(text)) return undefined;
  const [, plainTitle] = plainHeading.exec(text) ?? [];
  if (plainTitle !== undefined) {
    return { title: plainTitle, part: partNames.find((name) => parts[name].title === plainTitle) };
  }
  const [, title, code] = codedHeading.exec(text) ?? [];
  if (title === undefined) return undefined;
  return { title, part: partNames.find((name) => parts[name].code === code) };
}
