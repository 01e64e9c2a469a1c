// @vitest-environment happy-dom
import { Dex } from '@pkmn/sim';
import { act } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import {
  choose,
  control,
  eventually,
  focusedName,
  hasControl,
  openApp,
  press,
  textOf,
  textsOf,
} from '#tests/app.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const path = '/offense/practice/';
const daily = `${path}?daily=2026-01-01`;
const choices = () => [...document.querySelectorAll<HTMLButtonElement>('[role=group] button')];
const result = () => textOf('main [role=status] [data-right]');
const marks = () =>
  choices().map((choice) => choice.querySelector('[role=img]')?.getAttribute('aria-label') ?? '');

/** The index of the right answer, as the page says after the answer. */
const rightIndex = () => marks().indexOf('Correct!');

async function openQuestion(stored: Record<string, unknown> = {}): Promise<void> {
  await openApp(path, { stored });
  await eventually(() => choices().length > 0);
}

test('an answer is marked, explained, and followed by the next question', async () => {
  await openQuestion();
  expect([result(), hasControl('Next question'), marks().join('')]).toEqual(['', false, '']);
  expect(choices().map((choice) => choice.getAttribute('aria-keyshortcuts'))).toEqual(
    choices().map((_, index) => `${index + 1}`),
  );
  const question = textOf('main h2[aria-label]');
  await act(async () => choices()[0]!.click());
  const isRight = marks()[0] === 'Correct!';
  expect(result()).toMatch(isRight ? /^Correct! .+: [\d½¼]+×$/ : /^Not quite .+: [\d½¼]+×$/);
  expect(choices().every(({ disabled }) => disabled)).toBe(true);
  expect(marks().filter(Boolean).sort()).toEqual(
    isRight ? ['Correct!'] : ['Correct!', 'Not quite'],
  );
  expect(result()).toContain(
    `: ${choices()[rightIndex()]?.textContent.replace(/^\d(?=[\d½¼]+×$)/, '')}`,
  );
  expect([focusedName(), question.length > 0]).toEqual(['Next question', true]);
  expect(control('See its weaknesses').getAttribute('href')).toBe(
    `/defense/?types=${typesOfTarget().join('-').toLowerCase()}`,
  );
  await press('Next question');
  expect([
    result(),
    choices().some(({ disabled }) => disabled),
    document.activeElement?.tagName,
  ]).toEqual(['', false, 'H2']);
});

test('right answers in a row are counted from two on, and a wrong one ends them', async () => {
  await openQuestion();
  const streak = () => /Streak: (\d+)/.exec(textOf('main'))?.[1];
  for (const [isRight, expected] of [
    [true, undefined],
    [true, '2'],
    [true, '3'],
    [false, undefined],
    [true, undefined],
  ] as const) {
    const multiplier = multiplierOf(textOf('main h2 span[data-type]'), typesOfTarget());
    const match = choices().find((choice) => choice.textContent.endsWith(multiplier) === isRight)!;
    await act(async () => match.click());
    expect([result().startsWith('Correct!'), streak()]).toEqual([isRight, expected]);
    await press('Next question');
  }
});

// Some questions are about a move, whose badge has no type.
const typesOfTarget = () => textsOf('main h2 > span:last-child span[data-type]');

const multipliers: Record<number, string> = { [-2]: '¼×', [-1]: '½×', 0: '1×', 1: '2×', 2: '4×' };

/** The multiplier of an attack by the simulator. */
function multiplierOf(attack: string, types: string[]): string {
  if (!Dex.getImmunity(attack, types)) return '0×';
  return multipliers[Dex.getEffectiveness(attack, types)] ?? '';
}

test('the reason lists the types of the target, and repeats no sentence about one', async () => {
  await openQuestion();
  const reasons = () => textsOf('main li').filter((text) => text.startsWith('= '));
  await act(async () => choices()[0]!.click());
  expect(reasons()).toEqual([]);
  await choose('Level', 'Two types');
  await eventually(() => result() === '' && typesOfTarget().length === 2);
  await act(async () => choices()[0]!.click());
  expect(reasons()).toHaveLength(1);
});

test('a question asks for the attack, and the answers show their multipliers', async () => {
  await openQuestion({ practice_direction: 'attack', shortcuts: 'off' });
  if (!textOf('main').includes('Which attack')) await choose('Question', 'Which attack?');
  await eventually(() => textOf('main').includes('Which attack deals'));
  const multiplier = /Which attack deals (\S+) damage/.exec(textOf('main'))?.[1];
  expect(choices().every((choice) => !choice.textContent.includes('×'))).toBe(true);
  // Without shortcuts no digit stands on a choice.
  expect(
    choices().every(
      (choice) => /^\D+$/.test(choice.textContent) && !choice.hasAttribute('aria-keyshortcuts'),
    ),
  ).toBe(true);
  const label = () => document.querySelector('main h2[aria-label]')?.getAttribute('aria-label');
  const target = typesOfTarget().join(' / ');
  expect([label(), textOf('main h2[aria-label]')]).toEqual([target, typesOfTarget().join('')]);
  await act(async () => choices()[0]!.click());
  expect(label()).toMatch(new RegExp(`^.+ on ${target}$`));
  expect(choices()[rightIndex()]?.textContent).toContain(multiplier);
  expect(choices().every((choice) => choice.textContent.includes('×'))).toBe(true);
});

test('the time of a question ends', async () => {
  await openQuestion();
  await press('10 seconds per question');
  await eventually(() => textOf('[role=timer]') !== '');
  vi.useFakeTimers();
  await press('10 seconds per question');
  await press('10 seconds per question');
  expect(textOf('[role=timer]')).toBe('10');
  await act(async () => void (await vi.advanceTimersByTimeAsync(4100)));
  expect(textOf('[role=timer]')).toBe('6');
  await act(async () => void (await vi.advanceTimersByTimeAsync(6000)));
  expect([
    textOf('[role=timer]'),
    result().startsWith('Time’s up'),
    marks().filter(Boolean),
  ]).toEqual(['', true, ['Correct!']]);
  await press('Next question');
  expect([textOf('[role=timer]'), document.activeElement?.tagName]).toEqual(['10', 'H2']);
  await act(async () => void (await vi.advanceTimersByTimeAsync(1000)));
  await act(async () => choices()[0]!.click());
  await press('Next question');
  // Each question has all of its time.
  await act(async () => void (await vi.advanceTimersByTimeAsync(9500)));
  expect([textOf('[role=timer]'), result()]).toEqual(['1', '']);
});

test('the types of a Pokémon are hidden until the player asks', async () => {
  await openQuestion();
  await choose('Level', 'Pokémon');
  await eventually(() => hasControl('Show the types'));
  const badges = () => document.querySelectorAll('main h2[aria-label] [data-type]').length;
  const before = badges();
  await press('Show the types');
  expect(badges()).toBeGreaterThan(before);
  expect([
    control<HTMLButtonElement>('Show the types').disabled,
    document.activeElement?.tagName,
  ]).toEqual([true, 'H2']);
  await act(async () => choices()[0]!.click());
  await press('Next question');
  const isAsked = () => control<HTMLButtonElement>('Show the types').disabled;
  expect([typesOfTarget(), isAsked()]).toEqual([[], false]);
  await act(async () => choices()[0]!.click());
  expect([typesOfTarget().length > 0, isAsked()]).toEqual([true, true]);
  await choose('Level', 'Your team');
  expect(textOf('main')).toContain('You don’t have any teams yet.');
  expect([hasControl('Choose a team'), control('Build a team').getAttribute('href')]).toEqual([
    ...[true, '/defense/team/'],
  ]);
  await choose('Level', 'Two types');
  expect([hasControl('Choose a team'), hasControl('Show the types')]).toEqual([false, false]);
});

test('a question about the team in use names a member, and is there after another screen', async () => {
  await openApp('/defense/team/?team=1&member=heatran.fire-steel.flash_fire');
  const { router } = await import('#app/shell/appRouter.ts');
  const goTo = (to: string) => act(async () => router.navigate(to));
  await goTo(path);
  await eventually(() => hasControl('Level'));
  await choose('Level', 'Your team');
  const heading = () => document.querySelector('main h2[aria-label]')?.getAttribute('aria-label');
  await eventually(() => heading()?.endsWith(' on Heatran') === true);
  const question = heading();
  expect(textOf('main h2[aria-label]')).toMatch(/HeatranFireSteelAbility: Flash Fire$/);
  expect([hasControl('Choose a team'), hasControl('Show the types')]).toEqual([true, false]);
  await goTo('/offense/chart/');
  await eventually(() => textOf('h1') === 'Type chart');
  await goTo(path);
  await eventually(() => heading() !== undefined);
  expect(heading()).toBe(question);
  await act(async () => choices()[0]!.click());
  expect(control('See its weaknesses').getAttribute('href')).toBe(
    '/defense/?pokemon=heatran&types=fire-steel&ability=flash_fire',
  );
});

test('the first question is there after another screen', async () => {
  await openQuestion();
  const { router } = await import('#app/shell/appRouter.ts');
  const question = textOf('main h2[aria-label]');
  await act(async () => router.navigate('/offense/chart/'));
  await eventually(() => textOf('h1') === 'Type chart');
  await act(async () => router.navigate(path));
  await eventually(() => choices().length > 0);
  expect(textOf('main h2[aria-label]')).toBe(question);
});

test('a question about a move hides its type until it is answered', async () => {
  await openQuestion();
  const questionOfTypes = textOf('main h2[aria-label]');
  await choose('Level', 'Moves');
  await eventually(() => ![questionOfTypes, ''].includes(textOf('main h2[aria-label]')));
  const name = textsOf('main h2[aria-label] > span:first-child')[0]!;
  expect(Dex.moves.get(name).exists).toBe(true);
  const badges = () => textsOf('main h2 span[data-type]').length;
  const hidden = badges();
  await act(async () => choices()[0]!.click());
  expect([badges(), result().includes(name)]).toEqual([hidden + 1, true]);
  expect(textsOf('main li').some((text) => text.startsWith('= '))).toBe(true);
});

test('without the file of moves the level says so, and loads it again', async () => {
  let fails = true;
  await openApp(path, {
    changeFile: (file, text) => {
      if (fails && file === '/moves.json') throw new Error(`No ${file}`);
      return text;
    },
  });
  await eventually(() => choices().length > 0);
  await choose('Level', 'Moves');
  await eventually(() => textOf('main').includes('The moves couldn’t be loaded.'));
  fails = false;
  await press('Try again');
  await eventually(() => choices().length > 0);
});

test('the daily set has ten questions and a result to copy', async () => {
  await openApp(daily);
  await eventually(() => choices().length > 0);
  let right = 0;
  const squares: boolean[] = [];
  for (let number = 1; number <= 10; number++) {
    expect(textOf('main')).toContain(`Question ${number} of 10`);
    await act(async () => choices()[number % 2]!.click());
    squares.push(result().startsWith('Correct!'));
    right += squares.at(-1) ? 1 : 0;
    // The answered question stays.
    expect(textOf('main')).toContain(`Question ${number} of 10`);
    await press('Next question');
  }
  expect(document.activeElement?.textContent).toBe(`${right} of 10 correct`);
  expect(control('Back to Practice').getAttribute('href')).toBe(path);
  expect(
    textsOf('main ol li').map((_, index) =>
      document.querySelectorAll('main ol li [role=img]')[index]?.getAttribute('aria-label'),
    ),
  ).toEqual(squares.map((isRight) => (isRight ? 'Correct!' : 'Not quite')));
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await press('Copy result');
  await eventually(() => textOf('body').includes('Text copied.'));
  const row = (from: number) =>
    squares
      .slice(from, from + 5)
      .map((isRight) => (isRight ? '✅' : '❌'))
      .join('');
  expect(copied.mock.lastCall?.[0].split('\n')).toEqual([
    `Countertype 2026-01-01: ${right}/10`,
    row(0),
    row(5),
    expect.stringMatching(/\/offense\/practice\/\?daily=2026-01-01$/),
  ]);
  copied.mockRejectedValue(new Error('blocked'));
  await press('Copy result');
  await eventually(() => textOf('body').includes('Your browser blocked copying.'));
});

test('a daily set goes on where it was left, and a wrong record counts as none', async () => {
  await openApp(daily, { stored: { practice_daily: { '2026-01-01': '101' } } });
  await eventually(() => textOf('main').includes('Question 4 of 10'));
  await openApp(daily, { stored: { practice_daily: { '2026-01-01': '2' } } });
  await eventually(() => textOf('main').includes('Question 1 of 10'));
});
