import type { PokemonList } from '#app/state/list/useList.ts';

/** Returns the translation key of the text that replaces a list that is loading or has failed. */
export function listStatusKey({ state, isOwn }: PokemonList) {
  if (state === 'failed') return 'coverage.failed';
  return isOwn ? 'coverage.reading' : 'pokemonPicker.loading';
}
