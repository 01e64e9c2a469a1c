import type { Translation } from '#app/i18n/i18n.ts';
import { chooseReadyMadeGame, chooseSavedGame, listSavedGames } from '#app/state/otherGames.ts';
import { session } from '#app/state/session.ts';
import type { OtherMatch } from '#app/typeUi/useOtherMatches.ts';
import { readyMadeNames } from '#core/ownGames/readyMadeNames.ts';
import { fold } from '#core/pokedex/names/fold.ts';
import { gameNames } from '#core/rulesets/game.ts';

/** The number of games that are offered beside Pokémon. */
const maxGames = 3;

/** Finds the games whose names contain the text: first the player's own, then those of the series, then the other ones. */
export async function findGames(text: string, t: Translation['t']): Promise<readonly OtherMatch[]> {
  const ownGames = await listSavedGames();
  const words = fold(text);
  const games: readonly OtherMatch[] = [
    ...ownGames.map((each) => ({
      id: `game.${each.id}`,
      label: each.game.name,
      note: t('preferences.own.mark'),
      choose: () => chooseSavedGame(each),
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
    ...readyMadeNames.map((name) => ({
      id: `game.${name}`,
      label: name,
      note: t('preferences.game.label'),
      choose: () => chooseReadyMadeGame(name),
      url: '',
    })),
  ];
  return games.filter(({ label }) => fold(label).includes(words)).slice(0, maxGames);
}
