import { readStored } from '#browser/storage.ts';
import { calculatorNames, getCalculatorRow } from '#links/registry.ts';

/** Reads the link of the last state with this `stateKey` in session storage. */
export function readStoredLink(stateKey: string): URLSearchParams {
  const stored = readStored('session', `choice.${stateKey}`);
  return new URLSearchParams(typeof stored === 'string' ? stored : '');
}

/** Reads the links of all last states in session storage. */
export function readStoredLinks(): URLSearchParams[] {
  const stateKeys = new Set(calculatorNames.map((name) => getCalculatorRow(name).stateKey));
  return [...stateKeys].map(readStoredLink);
}
