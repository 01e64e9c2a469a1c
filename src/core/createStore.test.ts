import { describe, expect, it } from 'vitest';
import { createStore } from './createStore.ts';

/** The values that a subscriber reads at each notification. */
function follow<T>({ get, subscribe }: ReturnType<typeof createStore<T>>) {
  const values: T[] = [];
  return { values, stop: subscribe(() => values.push(get())) };
}

describe('a store', () => {
  it('holds its first value until another is set', () => {
    const store = createStore('fire');
    expect(store.get()).toBe('fire');
    store.set('water');
    expect(store.get()).toBe('water');
  });

  it('notifies each subscriber after the change, until it stops', () => {
    const store = createStore(0);
    const [one, other] = [follow(store), follow(store)];
    store.set(1);
    one.stop();
    one.stop();
    store.set(2);
    expect([one.values, other.values]).toEqual([[1], [1, 2]]);
  });

  it.each([
    ['a string', 'fire'],
    ['undefined', undefined],
    ['NaN', Number.NaN],
  ])('does not notify if the value is the same: %s', (_, value) => {
    const store = createStore<unknown>(value);
    const { values } = follow(store);
    store.set(value);
    expect(values).toEqual([]);
  });

  it('notifies if an object is replaced by an equal one', () => {
    const store = createStore({ type: 'fire' });
    const { values } = follow(store);
    store.set({ type: 'fire' });
    expect(values).toEqual([{ type: 'fire' }]);
  });
});
