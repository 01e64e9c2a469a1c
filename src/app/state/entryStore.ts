import { type Calculator, calculators, getCalculatorRow } from '#core/links/registry.ts';
import type { CalculatorEntry, EntryContent } from './entry.ts';

/** Creates the entries of a tab, so that back and forward restore their exact state. */
export function createEntryStore() {
  const entries = new Map<string, CalculatorEntry>();
  /** The keys of the entries with the last states, by `stateKey`. */
  const lastKeys = new Map<string, string>();
  /** The keys of the entries that the calculators show or showed last. */
  const openKeys = new Map<Calculator, string>();
  let currentKey: string | undefined;

  /** Returns the key of the entry with the calculator's last state; that entry may not exist. */
  function getLastKey(calculator: Calculator): string {
    const { stateKey } = calculators[calculator];
    return lastKeys.get(stateKey) ?? stateKey;
  }

  return {
    get: (key: string) => entries.get(key),
    /** Lists all entries of this visit. */
    list: () => [...entries.values()],
    set: (entry: CalculatorEntry) => void entries.set(entry.key, entry),

    getLastKey,
    /** Returns the calculator's last content, maybe that of another one; undefined before the first. */
    getLast<Name extends Calculator>(calculator: Name): EntryContent<Name> | undefined {
      const last = entries.get(getLastKey(calculator));
      if (!last) return undefined;
      const state = getCalculatorRow(calculator).adopt(last.state);
      return { calculator, state, settings: last.settings };
    },
    /** Makes the state of the entry the calculator's last one. */
    setLast({ key, calculator }: CalculatorEntry): void {
      lastKeys.set(calculators[calculator].stateKey, key);
    },

    isCurrent: (key: string) => key === currentKey,
    /** Returns the current entry; undefined on a page without a calculator. */
    getCurrent: () => (currentKey === undefined ? undefined : entries.get(currentKey)),
    /** Makes the entry the current one, which its calculator shows. */
    open({ key, calculator }: CalculatorEntry): void {
      currentKey = key;
      openKeys.set(calculator, key);
    },
    /** Makes no entry the current one. */
    close(): void {
      currentKey = undefined;
    },
    /** Returns the entry that the calculator shows or showed last; throws if it was never opened. */
    getOpen<Name extends Calculator>(calculator: Name): CalculatorEntry<Name> {
      const entry = entries.get(openKeys.get(calculator) ?? '');
      if (!entry) throw new Error(`No entry of ${calculator} was opened`);
      return entry as CalculatorEntry<Name>;
    },

    /** Removes all entries. */
    clear(): void {
      for (const map of [entries, lastKeys, openKeys]) map.clear();
      currentKey = undefined;
    },
  };
}
