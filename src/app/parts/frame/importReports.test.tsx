// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import type { ComponentProps, ReactElement } from 'react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { CsvProblems, useFormatProblemCount } from '#app/parts/lists/CsvProblems.tsx';
import { ImportStatus } from '#app/parts/team/ImportStatus.tsx';
import { UnreadableLines } from '#app/parts/team/UnreadableLines.tsx';
import { GameProblem, GameWarnings } from '#app/screens/game/import/GameWarnings.tsx';
import { maxMembers } from '#core/links/team.ts';
import { textOf, textsOf } from '#tests/app.tsx';
import { loadEnglishTexts } from '#tests/englishTexts.ts';

beforeAll(loadEnglishTexts);
afterEach(cleanup);

/** The texts of the paragraphs of an element. */
function paragraphs(element: ReactElement): string[] {
  cleanup();
  render(element);
  return textsOf('p');
}

type CsvResult = ComponentProps<typeof CsvProblems>['csvResult'];

/** Shows how many rows of a list have a problem, and which. */
function Csv(csvResult: CsvResult) {
  const formatCount = useFormatProblemCount();
  return (
    <>
      <h1>{formatCount(csvResult).join(' ')}</h1>
      <CsvProblems csvResult={csvResult} />
    </>
  );
}

const listOf = (...problems: CsvResult['problems']) => ({ entries: [], problems });

test('the problems of a list are counted, and have their rows, columns and suggestions', () => {
  const problems: CsvResult['problems'] = [
    { row: 1, kind: 'noType', excerpt: '' },
    { row: 1200, kind: 'unknownType', excerpt: 'Watr', column: 'Type 1', suggestion: 'Water' },
  ];
  expect(paragraphs(<Csv {...listOf(...problems)} problemCount={2} />)).toEqual([
    'Row 1',
    'The type is missing.',
    'Row 1,200, Type 1',
    'No type is called “Watr”. Did you mean “Water”?',
  ]);
  expect(textOf('h1')).toBe('2 problems. Their rows are left out.');
  expect(document.querySelector('[role=alert]')).toBe(null);
  paragraphs(<Csv {...listOf(...problems)} problemCount={3} />);
  expect(textOf('h1')).toBe('3 problems. Their rows are left out. The first 2 are shown.');
  paragraphs(<Csv {...listOf()} problemCount={0} />);
  expect([textOf('h1'), textsOf('li')]).toEqual(['', []]);
});

test('a file that is no list has one problem without a row', () => {
  const problem = { row: 0, kind: 'empty', excerpt: '' } as const;
  expect(paragraphs(<Csv {...listOf(problem)} problemCount={1} />)).toEqual([
    'This list has no Pokémon. Add a row for each one.',
  ]);
  expect([textOf('h1'), textsOf('[role=alert]').length]).toEqual(['', 1]);
});

test('the warnings of a game have their files, lines and texts', () => {
  const warnings = paragraphs(
    <GameWarnings
      warnings={[
        { code: 'orientation' },
        { code: 'repeatedRow', file: 'a.csv', line: 1500, text: 'fire' },
        { code: 'contradiction', file: 'a.csv' },
        { code: 'repeatedType' },
        { code: 'shortRow', file: 'a.csv', line: 2, text: 'ice' },
        { code: 'baseChart', text: 'gen1' },
        { code: 'moreWarnings', text: '1234' },
      ]}
    />,
  );
  const repeated = 'This is listed twice. We use the entry that the game uses.';
  expect(warnings).toEqual([
    ...['a.csv, line 1,500', repeated, 'fire'],
    ...['a.csv', repeated],
    'This type is listed twice.',
    ...['a.csv, line 2', 'This row has too many or too few cells.', 'ice'],
    'The files change the chart of generation 1.',
    'Warnings not listed here: 1,234',
  ]);
  expect([textOf('h3'), textsOf('[aria-label="Please check (6)"] li').length]).toEqual([
    'Please check (6)',
    6,
  ]);
  expect(paragraphs(<GameWarnings warnings={[{ code: 'orientation' }]} />)).toEqual([]);
  expect(textsOf('h3')).toEqual([]);
});

test('what keeps files from being a game has its place and its detail', () => {
  const detail = 'The type fire is listed twice.';
  expect(
    paragraphs(<GameProblem problem={{ code: 'invalidChart', file: 'a.json', line: 3, detail }} />),
  ).toEqual(['a.json, line 3', 'This chart has an error:', detail]);
  expect(paragraphs(<GameProblem problem={{ code: 'empty' }} />)).toEqual(['This file is empty.']);
});

/** What is said about a pasted text with so many teams, members of the first and unreadable lines. */
function status(
  [teamCount, memberCount, unreadableLineCount]: [number, number, number],
  { isPending = false, hasOwnRuleset = false } = {},
): string {
  const result = { teams: [], teamCount, unreadableLines: [], unreadableLineCount };
  const teamText = { isPending, result: isPending ? undefined : result } as ComponentProps<
    typeof ImportStatus
  >['teamText'];
  const team = isPending ? undefined : { memberCount, ruleset: 'gen1' as const };
  return paragraphs(
    <ImportStatus teamText={teamText} team={team} hasOwnRuleset={hasOwnRuleset} />,
  ).join();
}

test('a pasted text says how much of it is read', () => {
  expect(status([0, 0, 0], { isPending: true })).toBe('Reading…');
  expect(status([0, 0, 0])).toBe('No Pokémon found yet.');
  expect(status([1, maxMembers, 0])).toBe(`${maxMembers} Pokémon found.`);
  expect(status([1, maxMembers + 1, 0])).toBe(
    `${maxMembers + 1} Pokémon found. There is room for only ${maxMembers}.`,
  );
  expect(status([1, 1, 0], { hasOwnRuleset: true })).toBe(
    '1 Pokémon found. Rules: generation 1, as the team’s heading says.',
  );
  expect(status([1000, 1, 0])).toBe('1 Pokémon found.');
  expect(status([1001, 1, 1])).toBe(
    '1 Pokémon found. Showing the first 1,000 teams. Lines that couldn’t be read: 1',
  );
});

test('the lines that could not be read are listed with their numbers', () => {
  const lines = [
    { line: 2, text: 'Mew2' },
    { line: 1001, text: 'Mew3' },
  ];
  paragraphs(<UnreadableLines lines={lines} />);
  expect(textsOf('ul[aria-label="Lines that couldn’t be read:"] li')).toEqual([
    'Line 2: Mew2',
    'Line 1,001: Mew3',
  ]);
  expect(document.querySelector('ul')?.tabIndex).toBe(0);
  paragraphs(<UnreadableLines lines={[]} />);
  expect(document.querySelector('ul')).toBe(null);
});
