import type { ByType } from '#core/charts/type.ts';

/** The colors of the official types as `#rrggbb`; those of `widgets/typeColors.css`. */
export const officialColors: ByType<string> = {
  normal: '#8c8675',
  fighting: '#c73e1a',
  flying: '#559ad3',
  poison: '#8f4ab4',
  ground: '#946233',
  rock: '#938654',
  bug: '#7ca025',
  ghost: '#685796',
  steel: '#6f92a1',
  fire: '#f16a00',
  water: '#296fcc',
  grass: '#43a84c',
  electric: '#e5b800',
  psychic: '#ed537c',
  ice: '#57c3cf',
  dragon: '#494fcc',
  dark: '#56433a',
  fairy: '#dd6fa7',
};
