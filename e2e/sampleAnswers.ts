import { cpSync } from 'node:fs';
import type { Typing } from '#core/charts/type.ts';
import { runWriter } from '../scripts/answers/answerPages.ts';
import { getPokedex } from '../scripts/cli/pokemon.ts';

const typings: readonly Typing[] = [['dragon', 'ground'], ['fairy', 'steel'], ['electric']];
const ids = ['garchomp', 'klefki', 'pikachu', 'rotom-wash'];

/** Copies the build to the folder, and adds the answer pages of a few typings and Pokémon. */
export async function copyWithAnswers(folder: string): Promise<void> {
  cpSync('dist', folder, { recursive: true });
  const pokedex = getPokedex().filter(({ id }) => ids.includes(id));
  const siteUrl = 'https://countertype.example/';
  await runWriter(folder, { siteUrl, hasPokemonPages: true, typings, pokedex });
}
