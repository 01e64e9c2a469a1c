import { maxFileSize } from '#core/ownGames/sourceGame.ts';
import { ImportError } from './importError.ts';

/** The name and the text of a file. */
export type SourceFile = { name: string; text: string };

/** The characters that no text file has: control characters other than white space and Ctrl-Z. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: a binary file has control characters.
const binaryCharacter = /[\0-\x08\x0e-\x19\x1b-\x1f\x7f]/;

/**
 * The bytes of a file as text: UTF-8, UTF-16 with a byte order mark, or else Windows-1252. Throws
 * `tooLarge` for more than 5 MB.
 */
export function decodeText(bytes: Uint8Array): string {
  if (bytes.length > maxFileSize) throw new ImportError('tooLarge');
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/**
 * The file without byte order mark, its lines ended by `\n`. Throws `empty` or `notText` for a file
 * that cannot be a chart.
 */
export function cleanFile({ name, text }: SourceFile): SourceFile {
  const clean = text
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
    // Ctrl-Z ended text files in DOS.
    .replaceAll('\x1a', '\n');
  if (clean.trim() === '') throw new ImportError('empty', { file: name });
  const at = clean.search(binaryCharacter);
  if (at >= 0) throw new ImportError('notText', { file: name, line: createLineFinder(clean)(at) });
  return { name, text: clean };
}

/** Returns a function from an offset in the text to its line, counted from 1. */
export function createLineFinder(text: string): (offset: number) => number {
  let starts: number[] | undefined;
  return (offset) => {
    starts ??= lineStarts(text);
    let [low, high] = [0, starts.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (starts[middle]! <= offset) low = middle;
      else high = middle - 1;
    }
    return low + 1;
  };
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}
