import { type AsmLine, type AsmValues, evaluateAsm } from './asm.ts';

const maxNames = 400;

/**
 * The names of `names.asm` by the number of the type. `label` is the label of the name without its
 * dot, for files without constants.
 */
export function readTypeNames(
  lines: readonly AsmLine[],
  values: AsmValues,
): { label: string; name: string }[] {
  const texts = new Map<string, string>();
  let label = '';
  for (const { label: ownLabel, arguments: list } of lines) {
    if (ownLabel !== undefined) label = plainLabel(ownLabel);
    const [, text] = /^"([^"]*)"/.exec(list[0] ?? '') ?? [];
    if (text !== undefined && label && !texts.has(label)) texts.set(label, cutAtTerminator(text));
  }
  const labels: string[] = [];
  let repeat = 1;
  let block: string[] = [];
  let isRepeated = false;
  for (const { instruction, arguments: list } of lines) {
    const word = instruction.toLowerCase();
    if (word === 'rept') {
      repeat = Math.max(0, evaluateAsm(list.join(','), values) ?? 0);
      isRepeated = true;
      block = [];
    } else if (word === 'endr') {
      isRepeated = false;
      for (let count = 0; count < Math.min(repeat, maxNames); count++) labels.push(...block);
    } else if (word === 'dw') (isRepeated ? block : labels).push(...list.map(plainLabel));
    if (labels.length > maxNames || block.length > maxNames) break;
  }
  return labels.slice(0, maxNames).map((each) => ({ label: each, name: texts.get(each) ?? '' }));
}

function plainLabel(label: string): string {
  return label.replace(/^\./, '');
}

/** The text up to `@`, which ends texts in the games. */
function cutAtTerminator(text: string): string {
  return text.split('@', 1)[0]!.trim();
}
