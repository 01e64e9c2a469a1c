import { type ParsedLink, parseLink } from '#core/links/parseLink.ts';
import { type Calculator, calculatorNames, calculators } from '#core/links/registry.ts';
import { type FindGame, type GameReference, parseSettings } from '#core/links/settings.ts';
import { addSavedId } from './entry.ts';
import { readGameReference, readLastLink, readSavedId, type TabStorage } from './tabStorage.ts';

/** Creates the reader of the links that the tab stored before a reload. */
export function createStoredLinks(storage: TabStorage, findGame: FindGame) {
  /** Lists the link and those of the stored states. */
  function list(params: URLSearchParams): URLSearchParams[] {
    const stateKeys = new Set(calculatorNames.map((name) => calculators[name].stateKey));
    return [params, ...[...stateKeys].map((key) => readLastLink(storage, key))];
  }

  return {
    list,
    /** Reads the calculator's last state and its settings. */
    read<Name extends Calculator>(calculator: Name): ParsedLink<Name> {
      const { stateKey } = calculators[calculator];
      const link = parseLink(calculator, readLastLink(storage, stateKey), findGame);
      return { ...link, state: addSavedId(link.state, readSavedId(storage, stateKey)) };
    },
    /** Finds the own games of a link and of the stored states that are not loaded. */
    findMissingGames(params: URLSearchParams): GameReference[] {
      const tabGame = readGameReference(storage);
      return [
        ...list(params).flatMap((link) => parseSettings(link, findGame).missingGame ?? []),
        ...(tabGame.text && !findGame(tabGame) ? [tabGame] : []),
      ];
    },
  };
}
