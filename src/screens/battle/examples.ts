import type { ExamplePokemon } from '#widgets/Examples.tsx';

const starters: readonly ExamplePokemon[] = [
  { id: 'venusaur', types: ['grass', 'poison'] },
  { id: 'charizard', types: ['fire', 'flying'] },
  { id: 'blastoise', types: ['water'] },
];

/** Teams of the first game against the three starters; each is named by its last Pokémon. */
export const examples: readonly {
  us: readonly ExamplePokemon[];
  them: readonly ExamplePokemon[];
}[] = [
  {
    us: starters,
    them: [
      { id: 'geodude', types: ['rock', 'ground'] },
      { id: 'onix', types: ['rock', 'ground'] },
    ],
  },
  {
    us: starters,
    them: [
      { id: 'rhyhorn', types: ['ground', 'rock'] },
      { id: 'dugtrio', types: ['ground'] },
      { id: 'nidoqueen', types: ['poison', 'ground'] },
      { id: 'nidoking', types: ['poison', 'ground'] },
      { id: 'rhydon', types: ['ground', 'rock'] },
    ],
  },
  {
    us: [
      { id: 'jolteon', types: ['electric'] },
      { id: 'lapras', types: ['water', 'ice'] },
      { id: 'snorlax', types: ['normal'] },
    ],
    them: [
      { id: 'gyarados', types: ['water', 'flying'] },
      { id: 'dragonair', types: ['dragon'] },
      { id: 'aerodactyl', types: ['rock', 'flying'] },
      { id: 'dragonite', types: ['dragon', 'flying'] },
    ],
  },
];
