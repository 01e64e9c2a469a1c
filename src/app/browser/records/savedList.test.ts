import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTab } from '#tests/fakeTab.ts';
import { refuseWrites } from '#tests/refuseWrites.ts';
import { createSavedList } from './savedList.ts';

type Note = { id: string; text: string };

const note = (id: string, text = id): Note => ({ id, text });

/** Opens a tab, which has its own list. */
function startTab() {
  openTab('/');
  const list = createSavedList<Note>({
    ...{ prefix: 'note-', channel: 'notes' },
    format: (item) => item,
    parse: ({ id, text }) => (typeof text === 'string' ? { id: String(id), text } : undefined),
  });
  const texts = () => list.get().items.map(({ text }) => text);
  return { list, texts, hold: list.changeHeld };
}

/** The texts on the device. */
async function savedTexts(): Promise<string[]> {
  const { list, texts } = startTab();
  await list.load();
  return texts();
}

const add =
  (...items: Note[]) =>
  (notes: readonly Note[]) => [...notes, ...items];

beforeEach(async () => {
  await startTab().list.change(() => [note('a'), note('b')]);
});

afterEach(async () => {
  vi.restoreAllMocks();
  await startTab().list.change(() => []);
  vi.unstubAllGlobals();
});

describe('a held change', () => {
  it('is in the list at once, and then on the device', async () => {
    const { list, texts, hold } = startTab();
    await list.load();
    const change = hold(add(note('c')));
    expect([texts(), await savedTexts()]).toEqual([
      ['a', 'b', 'c'],
      ['a', 'b', 'c'],
    ]);
    await change;
    expect([texts(), list.get().problem]).toEqual([['a', 'b', 'c'], undefined]);
  });

  it('is not shown before the list is read', async () => {
    const { list, texts, hold } = startTab();
    const change = hold(add(note('c')));
    expect([list.get().state, texts()]).toEqual(['pending', []]);
    await change;
    expect(texts()).toEqual(['a', 'b', 'c']);
  });

  it('stays if the browser refuses it, and the next change saves both', async () => {
    const { list, texts, hold } = startTab();
    await list.load();
    const accept = refuseWrites('note-');
    await hold(add(note('c')));
    await hold((notes) => notes.map((each) => ({ ...each, text: `${each.text}!` })));
    expect([list.get().problem, texts()]).toEqual(['full', ['a!', 'b!', 'c!']]);
    expect(await savedTexts()).toEqual(['a', 'b']);
    accept();
    await list.change(add(note('d')));
    expect([list.get().problem, texts()]).toEqual([undefined, ['a!', 'b!', 'c!', 'd']]);
    expect(await savedTexts()).toEqual(['a!', 'b!', 'c!', 'd']);
  });

  it('applies to what another tab has saved meanwhile', async () => {
    const { list, texts, hold } = startTab();
    await list.load();
    const accept = refuseWrites('note-');
    await hold((notes) => notes.map((each) => ({ ...each, text: `${each.text}!` })));
    accept();
    await startTab().list.change(add(note('c')));
    await expect.poll(texts).toEqual(['a!', 'b!', 'c!']);
  });

  it.each([
    ['refused', false],
    ['refused, but saved with a later change', true],
  ])('can be undone: %s', async (_, isSavedLater) => {
    const { list, texts, hold } = startTab();
    await list.load();
    const accept = refuseWrites('note-');
    const undo = await hold((notes) => notes.slice(1).map((each) => ({ ...each, text: 'x' })));
    expect(texts()).toEqual(['x']);
    accept();
    if (isSavedLater) await list.change(add(note('c')));
    await undo();
    const expected = isSavedLater ? ['a', 'b', 'c'] : ['a', 'b'];
    expect([texts(), list.get().problem]).toEqual([expected, undefined]);
    expect(await savedTexts()).toEqual(expected);
  });

  it('works on a device that refuses to read', async () => {
    const { list, texts, hold } = startTab();
    vi.spyOn(IDBObjectStore.prototype, 'getAllKeys').mockImplementation(() => {
      throw new DOMException('Refused', 'UnknownError');
    });
    await list.load();
    await hold(add(note('c')));
    expect(list.get()).toMatchObject({ state: 'failed', problem: 'failed' });
    expect(texts()).toEqual(['c']);
  });
});

// Regression: a reload took a game that the browser had refused to save, without a question.
it('a list can ask before the page is left with a refused change', async () => {
  openTab('/');
  const list = createSavedList<Note>({
    ...{ prefix: 'note-', channel: 'notes', asksBeforeLeaving: true },
    format: (item) => item,
    parse: ({ id, text }) => ({ id: String(id), text: String(text) }),
  });
  const canLeave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await list.load();
  const accept = refuseWrites('note-');
  await list.changeHeld(add(note('c')));
  expect(canLeave()).toBe(false);
  accept();
  await list.change(add(note('d')));
  await expect.poll(canLeave).toBe(true);
});

describe('any other change', () => {
  it('rejects if the browser refuses it, and nothing has changed', async () => {
    const { list, texts } = startTab();
    await list.load();
    const accept = refuseWrites('note-');
    await expect(list.change(add(note('c')))).rejects.toThrow('No space');
    accept();
    expect([texts(), list.get().problem]).toEqual([['a', 'b'], undefined]);
    expect(await savedTexts()).toEqual(['a', 'b']);
  });
});
