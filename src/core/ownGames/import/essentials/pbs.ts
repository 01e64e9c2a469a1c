/** A line `Key = value` of a PBS file of Pokémon Essentials. */
export type PbsField = { key: string; value: string; line: number };

/** A section `[id]` of a PBS file and its lines. */
export type PbsSection = {
  id: string;
  line: number;
  fields: PbsField[];
  /** Whether a field has a space before its equals sign, as since version 19. */
  hasSpacedFields: boolean;
};

const sectionPattern = /^\[([^\]]*)\]$/;
const fieldPattern = /^(\w+)([ \t]*)=(.*)$/;

/** Whether the text has a line `[id]`. */
export function hasSections(text: string): boolean {
  return /^[ \t]*\[[^\]\n]*\][ \t]*$/m.test(text);
}

/** The sections of a PBS file, and the lines that are neither section, field nor comment. */
export function readSections(text: string): { sections: PbsSection[]; unknownLines: number[] } {
  const sections: PbsSection[] = [];
  const unknownLines: number[] = [];
  for (const [index, source] of text.split('\n').entries()) {
    const content = source.trim();
    const line = index + 1;
    if (content === '' || content.startsWith('#')) continue;
    const [, id] = sectionPattern.exec(content) ?? [];
    const [, key, space, value = ''] = fieldPattern.exec(content) ?? [];
    const section = sections.at(-1);
    if (id !== undefined) {
      sections.push({ id: id.trim(), line, fields: [], hasSpacedFields: false });
    } else if (key !== undefined && section) {
      section.fields.push({ key, value: value.trim(), line });
      section.hasSpacedFields ||= space !== '';
    } else unknownLines.push(line);
  }
  return { sections, unknownLines };
}

/** The last field with the key; undefined if there is none. */
export function fieldOf({ fields }: PbsSection, key: string): PbsField | undefined {
  return fields.findLast((field) => field.key === key);
}

/** The text of a value without the quotes that PBS allows around it. */
export function parsePbsText(value: string): string {
  return value.length > 1 && value.startsWith('"') && value.endsWith('"')
    ? value.slice(1, -1)
    : value;
}

/** The values of a list between commas, without empty ones. */
export function parsePbsList(value: string): string[] {
  return value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}
