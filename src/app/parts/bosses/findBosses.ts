import type { Download } from '#app/downloads/download.ts';
import { loadBossIndex, loadTrainers } from '#app/downloads/loadBosses.ts';
import { session } from '#app/state/session.ts';
import { findListedBosses, type ListedBoss } from '#core/bosses/bossIndex.ts';
import { translateTrainer } from '#core/bosses/trainerNames.ts';
import { waitFor } from '#core/createStore.ts';
import '#core/links/allCodecs.ts';
import { emptyBattle, formatBattle } from '#core/links/battle.ts';
import { formatAddress, formatLink } from '#core/links/link.ts';
import { calculators } from '#core/links/registry.ts';
import { gameOf } from '#core/rulesets/ruleset.ts';
import type { Settings } from '#core/rulesets/settings.ts';
import { getStarterPreference } from './bossPreferences.ts';

/** The number of bosses that are offered beside Pokémon. */
const maxBosses = 4;

/** A boss with its name in the language of the names, and the address of the battle of the player's team against it. */
type FoundBoss = Omit<ListedBoss, 'trainer' | 'idByStarter'> & { name: string; url: string };

/** Returns the bosses of all games that the text names, or undefined if their names could not be loaded. */
export async function findBosses(
  text: string,
  settings: Settings,
  language: string,
): Promise<readonly FoundBoss[] | undefined> {
  const gameInUse = gameOf(settings.ruleset);
  const bosses = await getValue(loadBossIndex());
  if (!bosses) return undefined;
  // Without the other languages, the English names are still found.
  const names = (await getValue(loadTrainers(bosses[0]?.game))) ?? {};
  return findListedBosses(bosses, names, text, language, gameInUse)
    .slice(0, maxBosses)
    .map(({ trainer, idByStarter, ...boss }) => {
      const { game } = boss;
      const id = idByStarter[getStarterPreference(game).read()] ?? boss.id;
      const { us } = session.getLast('battle').state;
      const ruleset = game === gameInUse ? settings.ruleset : game;
      const link = formatBattle({ ...emptyBattle, us, boss: { game, id } });
      return {
        ...boss,
        id,
        name: translateTrainer(names, trainer, language),
        url: formatAddress(calculators.battle.path, formatLink(link, { ...settings, ruleset })),
      };
    });
}

/** Waits until the download has ended; undefined if it has failed. */
async function getValue<Value>(download: Download<Value>): Promise<Value | undefined> {
  const end = await waitFor(download, (each) => (each.state === 'pending' ? undefined : each));
  return end.state === 'done' ? end.value : undefined;
}
