import { closeSync, openSync, readSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { inverse } from '#core/charts/chart.ts';
import { parseChart } from '#core/charts/chartFile/parseChart.ts';
import { renameReservedTypes } from '#core/charts/chartFile/reservedType.ts';
import { matchup } from '#core/hit/effectiveness.ts';
import { worldIn } from '#core/hit/situation.ts';

import { messageOf, runCommandLine } from './commandLine.ts';
import { answerDoubles, isDoublesQuestion } from './doublesQuestion.ts';
import { parseJson } from './fields.ts';
import { parseQuestion, type Worlds } from './question.ts';

/** The JSON answer to one JSON question, or `{"error"}` with what is wrong with it. */
export function answer(line: string, worlds: Worlds = worldIn): string {
  try {
    const question = parseJson(line, 'this line');
    const { leftOut, ...result } = isDoublesQuestion(question)
      ? answerDoubles(question, worlds)
      : answerSingle(question, worlds);
    return JSON.stringify({ ...result, ...(leftOut.length > 0 && { leftOut }) });
  } catch (error) {
    return JSON.stringify({ error: messageOf(error) });
  }
}

function answerSingle(question: unknown, worlds: Worlds) {
  const { attack, defender, world, leftOut } = parseQuestion(question, worlds);
  return { ...matchup(attack, defender, world), leftOut };
}

/** Maximum size of a file with a type chart: a hundred times that of a hundred types. */
const maxChartBytes = 10_000_000;

/** The worlds of the chart in the file, or the official ones; throws if the chart is invalid. */
export function worldsFrom(file: string | undefined): Worlds {
  if (file === undefined) return worldIn;
  try {
    const chart = parseChart(renameReservedTypes(parseJson(readChart(file), 'the chart')));
    const inverted = inverse(chart);
    return (ruleset, isInverse) => ({ ruleset, chart: isInverse ? inverted : chart });
  } catch (error) {
    throw new Error(`${file}: ${messageOf(error)}`);
  }
}

/** The text of a file, which may be a device without an end. Throws if it is too large for a type chart. */
function readChart(file: string): string {
  const descriptor = openSync(file, 'r');
  try {
    const content = Buffer.alloc(maxChartBytes + 1);
    let length = 0;
    for (let count = -1; count !== 0 && length < content.length; length += count)
      count = readSync(descriptor, content, length, content.length - length, null);
    if (length > maxChartBytes) throw new Error('the file is too large for a type chart');
    return content.toString('utf8', 0, length);
  } finally {
    closeSync(descriptor);
  }
}

/** Answers each line of standard input with one line of JSON. */
export async function answerLines(worlds: Worlds): Promise<void> {
  let answers: string[] = [];
  for await (const line of createInterface({ input: process.stdin })) {
    answers.push(answer(line, worlds));
    if (answers.length === 1000) {
      process.stdout.write(`${answers.join('\n')}\n`);
      answers = [];
    }
  }
  if (answers.length > 0) process.stdout.write(`${answers.join('\n')}\n`);
}

/** What the command prints for `--help`. */
export const usage = `npm run -s ask -- [--chart FILE] < questions.jsonl
Answers each line of standard input, a question in JSON, with one line.
  --chart FILE   your own type chart as JSON
docs/command-line.md describes the questions.`;

/**
 * Answers each line of standard input with one line. `--chart FILE` is a chart for `parseChart`; an
 * invalid one prints an error of one line and sets exit code 2.
 */
export function main(args: string[] = []): Promise<void> {
  return runCommandLine(() => {
    const { chart } = parseArgs({ args, options: { chart: { type: 'string' } } }).values;
    return answerLines(worldsFrom(chart));
  });
}
