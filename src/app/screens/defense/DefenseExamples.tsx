import { type ExamplePokemon, Examples, useExampleNames } from '#app/typeUi/Examples.tsx';
import { pickPokemon } from './pickPokemon.ts';
import type { Defense } from './useDefense.ts';

const examples: readonly ExamplePokemon[] = [
  { id: 'charizard', types: ['fire', 'flying'] },
  { id: 'gyarados', types: ['water', 'flying'] },
  { id: 'gengar', types: ['ghost', 'poison'] },
];

/** Shows three example defenders on the empty screen. */
export function DefenseExamples({
  defense: { update, searchables, picksOf },
  onPick,
}: {
  defense: Defense;
  onPick: () => void;
}) {
  const formatNames = useExampleNames(searchables);
  return (
    <Examples
      isColumn
      examples={examples.map(({ id, types }) => ({
        strikes: types,
        name: formatNames([{ id, types }]),
        onPick: () => {
          const pokemon = searchables.find((each) => each.pokemon.id === id)?.pokemon;
          update((state) => (pokemon ? pickPokemon(state, picksOf(pokemon)) : { ...state, types }));
          onPick();
        },
      }))}
    />
  );
}
