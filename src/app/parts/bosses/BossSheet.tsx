import { type ReactNode, useState } from 'react';
import { bossGames, hasBosses } from '#app/downloads/loadBosses.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { MemberResolver } from '#app/parts/team/useMemberResolver.ts';
import { useGameNames } from '#app/typeUi/names/gameNames.ts';
import { PokedexFailed } from '#app/typeUi/PokedexFailed.tsx';
import { Choice } from '#app/ui/controls/Choice.tsx';
import { Sheet, SheetBody } from '#app/ui/Sheet.tsx';
import type { Boss } from '#core/bosses/boss.ts';
import { eraOf, gameOf, isOwnGame, type Ruleset } from '#core/rulesets/ruleset.ts';
import { BossList } from './BossList.tsx';

/** Returns the game in use, or else the newest game of the era whose bosses are known. */
function getInitialGame(ruleset: Ruleset): Ruleset | undefined {
  if (isOwnGame(ruleset) && hasBosses(ruleset)) return ruleset;
  return gameOf(ruleset) ?? bossGames.find((game) => eraOf(game) === eraOf(ruleset));
}

/** Opens a sheet that asks for an opponent of the story, of the game in use or another one. */
export function BossSheet({
  resolver,
  onChoose,
  onClose,
  children,
}: {
  resolver: MemberResolver;
  onChoose: (game: Ruleset, boss: Boss, name: string) => void;
  onClose: () => void;
  /** Stands below the list. */
  children?: ReactNode;
}) {
  const { t } = useTranslation();
  const { rulesetName } = useGameNames();
  const [game, setGame] = useState(() => getInitialGame(resolver.settings.ruleset));
  const { ruleset } = resolver.settings;
  const coveredGame = game && hasBosses(game) ? game : undefined;
  const games: readonly Ruleset[] = [
    ...(isOwnGame(ruleset) && hasBosses(ruleset) ? [ruleset] : []),
    ...(game && !coveredGame ? [game] : []),
    ...bossGames,
  ];
  return (
    <Sheet isOpen title={t('bosses.title')} closeLabel={t('shell.close')} onClose={onClose}>
      <SheetBody>
        <Choice
          label={t('preferences.game.label')}
          options={[...games.keys()]}
          value={Math.max(0, games.indexOf(game ?? games[0]!))}
          getLabel={(index) => rulesetName(games[index]!)}
          isName={() => true}
          onPick={(index) => setGame(games[index])}
        />
        {game && !coveredGame && <p>{t('bosses.notCovered', { game: rulesetName(game) })}</p>}
        {coveredGame && resolver.pokedexState === 'failed' && (
          <PokedexFailed text={t('pokemonPicker.failed')} />
        )}
        {coveredGame && resolver.pokedexState === 'pending' && <p>{t('pokemonPicker.loading')}</p>}
        {coveredGame && resolver.pokedexState === 'done' && (
          <BossList
            key={rulesetName(coveredGame)}
            game={coveredGame}
            findPokemon={resolver.findPokemon}
            onChoose={(boss, name) => {
              onClose();
              onChoose(coveredGame, boss, name);
            }}
          />
        )}
        {children}
      </SheetBody>
    </Sheet>
  );
}
