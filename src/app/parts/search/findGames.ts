import type { Translation } from '#app/i18n/i18n.ts';
import { chooseOwnGame } from '#app/state/chooseOwnGame.ts';
import { savedGames } from '#app/state/saved/savedGames.ts';
import { session } from '#app/state/session.ts';
import type { OtherMatch } from '#app/typeUi/useOtherMatches.ts';
import { readyMadeGames } from '#core/ownGames/readyMade.ts';
import { fold } from '#core/pokedex/names/fold.ts';
import { gameNames } from '#core/rulesets/game.ts';

/** The number of games that are offered beside Pokémon. */
const maxGames = 3;

/** Finds the games whose names contain the text: first the player's own, then those of the series, then the other ones. */
export async function findGames(text: string, t: Translation['t']): Promise<readonly OtherMatch[]> {
  if (savedGames.get().state === 'pending') await savedGames.load();
  const words = fold(text);
  const games: readonly OtherMatch[] = [
    ...savedGames.get().items.map(({ id, game }) => ({
      id: `game.${id}`,
      label: game.name,
      note: t('preferences.own.mark'),
      choose: () => chooseOwnGame(session, game, id),
      url: '',
    })),
    ...gameNames.map((game) => ({
      id: `game.${game}`,
      label: t(`games.${game}`),
      note: t('preferences.game.label'),
      choose: () =>
        session.setSettings({ ...session.getSettings(), ruleset: game, dex: undefined }),
      url: '',
    })),
    ...readyMadeGames.map((game) => ({
      id: `game.${game.name}`,
      label: game.name,
      note: t('preferences.game.label'),
      choose: () => chooseOwnGame(session, game),
      url: '',
    })),
  ];
  return games.filter(({ label }) => fold(label).includes(words)).slice(0, maxGames);
}
