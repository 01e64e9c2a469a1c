import { useEffect } from 'react';
import { listChangedFields } from '#app/browser/records/listRecords.ts';
import { usePokedexDownload } from '#app/downloads/pokedex.ts';
import { formatStoredEntry } from '#app/state/entry.ts';
import { session } from '#app/state/session.ts';
import { useCalculator } from '#app/state/useCalculator.ts';
import { wordsIn } from '#core/links/linkWords.ts';
import { type Calculator, getCalculatorRow } from '#core/links/registry.ts';
import { correctTypedLink } from '#core/links/typedLink.ts';
import { pokemonFinder } from '#core/pokedex/pokemonFinder.ts';

/**
 * Corrects the Pokémon and types of a link that somebody has typed, which is no change of the player; what is still
 * unknown stays ignored.
 */
export function TypedLink({ calculator }: { calculator: Calculator }) {
  const { entry: renderedEntry } = useCalculator(calculator);
  const pokedex = usePokedexDownload();
  useEffect(() => {
    const entry = session.getEntry(calculator);
    if (entry !== renderedEntry) return;
    const { parse } = getCalculatorRow(calculator);
    const words = wordsIn(entry.settings.ruleset);
    // The address has what the state lacks, as long as a part of it is ignored.
    const search = entry.ignored.length > 0 ? window.location.search : formatStoredEntry(entry);
    const params = new URLSearchParams(search);
    const find = pokedex.state === 'done' ? pokemonFinder(pokedex.value) : () => undefined;
    const [before, after] = [params, correctTypedLink(params, find)].map((each) =>
      parse(each, words),
    ) as [ReturnType<typeof parse>, ReturnType<typeof parse>];
    const corrected = before.ignored.filter((name) => !after.ignored.includes(name));
    const ignored = entry.ignored.filter((name) => !corrected.includes(name));
    // The other fields may have changed since the link was read.
    const fields = Object.fromEntries(listChangedFields(before.state, after.state));
    const next = {
      ...entry,
      state: { ...entry.state, ...fields },
      ignored,
    };
    const isSame = formatStoredEntry(next) === formatStoredEntry(entry);
    if (!isSame || ignored.join() !== entry.ignored.join()) session.replace(next);
  }, [calculator, renderedEntry, pokedex]);
  return null;
}
