import type { SavedTeam } from '#app/state/saved/savedTeam.ts';
import { savedTeams } from '#app/state/saved/savedTeams.ts';
import { fold } from '#core/pokedex/names/fold.ts';

/** The number of saved teams that are offered beside Pokémon. */
const maxTeams = 3;

/** Returns the saved teams whose names contain the text; none if they cannot be read. */
export async function findTeams(text: string): Promise<readonly SavedTeam[]> {
  if (savedTeams.get().state === 'pending') await savedTeams.load();
  const words = fold(text);
  return savedTeams
    .get()
    .items.filter(({ name }) => fold(name).includes(words))
    .slice(0, maxTeams);
}
