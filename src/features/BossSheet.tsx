import { useState } from 'react';
import type { Boss } from '#bosses/boss.ts';
import { bossGames } from '#bosses/loadBosses.ts';
import type { Game } from '#engine/game.ts';
import type { OwnGameBoss } from '#engine/ownGame.ts';
import { eraOf, gameOf, isOwnGame, type Ruleset } from '#engine/ruleset.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import { Choice } from '#ui/Choice.tsx';
import { Sheet, SheetBody } from '#ui/Sheet.tsx';
import { useGameNames } from '#widgets/names/gameNames.ts';
import { PokedexFailed } from '#widgets/PokedexFailed.tsx';
import { BossList } from './BossList.tsx';
import { OwnBossList } from './OwnBossList.tsx';
import type { MemberResolver } from './useMemberResolver.ts';

/** Returns the game in use, or else the newest game of the era whose bosses are known. */
function initialGame(ruleset: Ruleset): Game | undefined {
  return gameOf(ruleset) ?? bossGames.find((game) => eraOf(game) === eraOf(ruleset));
}

/** Opens a sheet that asks for an opponent of the story, of the game in use or another one. */
export function BossSheet({
  resolver,
  onChoose,
  onChooseOwn,
  onClose,
}: {
  resolver: MemberResolver;
  onChoose: (game: Game, boss: Boss, name: string) => void;
  /** Called with a boss of the own game in use; undefined where only official ones can be chosen. */
  onChooseOwn?: (boss: OwnGameBoss) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const { rulesetName } = useGameNames();
  const [game, setGame] = useState(() => initialGame(resolver.settings.ruleset));
  const { ruleset } = resolver.settings;
  const ownBosses = onChooseOwn && isOwnGame(ruleset) ? (ruleset.bosses ?? []) : [];
  const coveredGame = bossGames.find((each) => each === game);
  return (
    <Sheet
      isOpen
      title={t('bosses.title')}
      description={t('bosses.help')}
      closeLabel={t('shell.close')}
      onClose={onClose}
    >
      <SheetBody>
        {onChooseOwn && ownBosses.length > 0 && (
          <OwnBossList
            bosses={ownBosses}
            onChoose={(boss) => {
              onClose();
              onChooseOwn(boss);
            }}
          />
        )}
        <Choice
          label={t('preferences.game.label')}
          options={game && !coveredGame ? [game, ...bossGames] : bossGames}
          value={game ?? bossGames[0]}
          getLabel={(each) => (each ? rulesetName(each) : '')}
          isName={() => true}
          onPick={setGame}
        />
        {game && !coveredGame && <p>{t('bosses.notCovered', { game: rulesetName(game) })}</p>}
        {coveredGame && resolver.pokedexState === 'failed' && (
          <PokedexFailed text={t('pokemonPicker.failed')} />
        )}
        {coveredGame && resolver.pokedexState === 'pending' && <p>{t('pokemonPicker.loading')}</p>}
        {coveredGame && resolver.pokedexState === 'done' && (
          <BossList
            key={coveredGame}
            game={coveredGame}
            findPokemon={resolver.findPokemon}
            onChoose={(boss, name) => {
              onClose();
              onChoose(coveredGame, boss, name);
            }}
          />
        )}
      </SheetBody>
    </Sheet>
  );
}
