// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { newestCards } from '#core/practice/card.ts';
import { dateOf } from '#core/practice/dailyResult.ts';
import { gradeCard } from '#core/practice/schedule.ts';
import { eventually, hasControl, openApp, press, textOf, textsOf, untilGone } from '#tests/app.tsx';
import { refuseWrites } from '#tests/refuseWrites.ts';

afterEach(() => void vi.restoreAllMocks());

const path = '/offense/practice/';
const refused = 'Your browser didn’t let Countertype save your answers.';
const notAsked = () => Number(/Not asked yet: (\d+)/.exec(textOf('main'))?.[1]);

/** Answers the question by its third choice, normal damage. */
async function answer(): Promise<void> {
  await eventually(() => textsOf('main button').includes('31×'));
  await press('31×');
}

/** Deletes all answers, and waits for the notice. */
async function deleteAnswers(): Promise<void> {
  await press('Delete my answers');
  await eventually(() => document.querySelector('[aria-keyshortcuts=z]') !== null);
}

const all = 324;

test('an answer is saved, and all answers are deleted and restored', async () => {
  const today = dateOf(new Date());
  const dailyText = () =>
    [...document.querySelectorAll(`a[href="${path}?daily=${today}"]`)].map(
      (link) => link.textContent,
    );
  await openApp(path, { stored: { practice_daily: { [today]: '1101111111' } } });
  expect(dailyText()).toEqual(['Daily quiz: 9 of 10 correct']);
  await answer();
  await eventually(() => notAsked() < all);
  const rest = notAsked();
  await openApp(path, { stored: { practice_daily: { [today]: '110111111' } } });
  expect(dailyText()).toEqual(['Play the daily quiz']);
  await eventually(() => notAsked() === rest);
  await deleteAnswers();
  expect([notAsked(), hasControl('Delete my answers')]).toEqual([all, false]);
  await press('Undo');
  await eventually(() => notAsked() === rest);
  await deleteAnswers();
  expect(notAsked()).toBe(all);
});

test('an answer that the browser refuses counts on this page, and the next one saves both', async () => {
  await openApp(path);
  const accept = refuseWrites('practice-');
  await answer();
  await eventually(() => textOf('main').includes(refused) && notAsked() < all);
  const rest = notAsked();
  await untilGone(
    () => textOf('main').includes(refused),
    async () => {
      accept();
      await press('Next question');
      await answer();
    },
  );
  await openApp(path);
  await eventually(() => notAsked() < rest);
});

test('one lucky answer is not known, and one miss is not what the player keeps forgetting', async () => {
  await openApp(path);
  const { practiceCards } = await import('#app/state/saved/practiceCards.ts');
  await act(() => practiceCards.changeHeld(() => []));
  await eventually(() => notAsked() === all);
  const answerAs = async (isRight: boolean) => {
    const id = 'fire steel 2';
    const now = Date.now();
    await act(() =>
      practiceCards.changeHeld((cards) => {
        const card = newestCards(now, cards).get(id);
        return [...newestCards(now, cards, [gradeCard(id, card, isRight, now)]).values()];
      }),
    );
  };
  const counts = () =>
    textsOf('main ul li')
      .filter((text) => /: \d/.test(text))
      .slice(0, 3);
  const isForgotten = () => textOf('main').includes('What you keep forgetting');
  await answerAs(false);
  await eventually(() => counts().includes('Shaky: 1'));
  expect(isForgotten()).toBe(false);
  await answerAs(false);
  await eventually(isForgotten);
  await deleteAnswers();
  await answerAs(true);
  await eventually(() => counts().includes('Correct once: 1'));
  expect(counts()).toEqual(['Known: 0', 'Correct once: 1', 'Shaky: 0']);
  await answerAs(true);
  await eventually(() => counts().includes('Known: 1'));
  await eventually(() => document.querySelectorAll('td > [aria-label=Known]').length === 1);
  // Ten facts at most: the last miss first, then what was missed most often.
  const due = Date.now() + 1e9;
  const card = (id: string, reps: number, lapses: number, state: 1 | 2 | 3) => ({
    ...{ id, due, last: Date.now(), stability: 1, difficulty: 5, interval: 1, step: 0 },
    ...{ reps, lapses, state },
  });
  const others = ['fire', 'water', 'electric', 'grass', 'ice', 'fighting', 'poison', 'ground'];
  const cards = [
    card('ice grass 2', 1, 0, 1),
    card('dark psychic 2', 2, 0, 2),
    ...[...others, 'flying', 'psychic'].map((type) => card(`normal ${type} 1`, 3, 1, 2)),
    card('water fire 2', 9, 5, 2),
    card('fire steel 2', 2, 0, 1),
  ];
  await act(() => practiceCards.changeHeld(() => cards));
  await eventually(isForgotten);
  const forgotten = textsOf('main h3 + ul li');
  expect(forgotten.slice(0, 2)).toEqual(['Fire on Steel: 2×', 'Water on Fire: 2×']);
  expect(forgotten).toHaveLength(10);
  expect(forgotten.join()).not.toMatch(/Ice on|Dark on/);
  await act(() => practiceCards.changeHeld(() => []));
});
