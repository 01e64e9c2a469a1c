import type { ExamplePokemon } from '#app/typeUi/Examples.tsx';

const starters: readonly ExamplePokemon[] = [
  { id: 'venusaur', types: ['grass', 'poison'] },
  { id: 'charizard', types: ['fire', 'flying'] },
  { id: 'blastoise', types: ['water'] },
];

/** Teams of trainers of the first game, in which each Pokémon is in its order. */
export const examples: readonly {
  trainer: 'brock' | 'giovanni' | 'lance';
  us: readonly ExamplePokemon[];
  them: readonly ExamplePokemon[];
}[] = [
  {
    trainer: 'brock',
    us: starters,
    them: [
      { id: 'geodude', types: ['rock', 'ground'] },
      { id: 'onix', types: ['rock', 'ground'] },
    ],
  },
  {
    trainer: 'giovanni',
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
    trainer: 'lance',
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
