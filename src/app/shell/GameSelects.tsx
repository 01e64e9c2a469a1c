import { useState } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { session } from '#app/state/session.ts';
import { useSettings } from '#app/state/useCalculator.ts';
import { BaseSelect } from '#app/typeUi/BaseSelect.tsx';
import { useGameNames } from '#app/typeUi/names/gameNames.ts';
import { buttonClassName } from '#app/ui/controls/Button.tsx';
import { Choice } from '#app/ui/controls/Choice.tsx';
import { Link } from '#app/ui/controls/Link.tsx';
import { dexesOf, type Game, regulationOf } from '#core/rulesets/game.ts';
import { gameOf, isGame, isOwnGame } from '#core/rulesets/ruleset.ts';
import type { Settings } from '#core/rulesets/settings.ts';
import styles from './GameSelects.module.css';
import { useOtherGames } from './useOtherGames.ts';

function changeSettings(settings: Partial<Settings>): void {
  session.setSettings({ ...session.getSettings(), ...settings });
}

/** Selects the generations or the game whose rules apply, and one of its Pokédexes. */
export function GameSelects({ inline }: { inline: boolean }) {
  const { ruleset } = useSettings();
  const game = gameOf(ruleset);
  return (
    <>
      <GenerationSelect inline={inline} />
      {game && <DexSelect game={game} inline={inline} />}
    </>
  );
}

/** Selects the generations or the game whose rules apply. */
export function GenerationSelect({ inline }: { inline: boolean }) {
  const { t } = useTranslation();
  const { rulesetName, gameVersionName } = useGameNames();
  const { ruleset } = useSettings();
  // The first format of a date takes longer than all else of the header.
  const [isOpened, setIsOpened] = useState(false);
  const others = useOtherGames();
  const hasVersions = isOpened || (isGame(ruleset) && regulationOf(ruleset) !== undefined);
  return (
    <BaseSelect
      label={t('preferences.generation.label')}
      shortLabel={isOwnGame(ruleset) ? t('preferences.own.mark') : undefined}
      inline={inline}
      value={ruleset}
      others={others.options}
      getGameName={hasVersions ? gameVersionName : rulesetName}
      onOpen={() => {
        setIsOpened(true);
        others.load();
      }}
      onPick={(base) => changeSettings({ ruleset: base, dex: undefined })}
    />
  );
}

/** The link to the player's own games. */
export function OwnGamesLink({ inline }: { inline: boolean }) {
  const { t } = useTranslation();
  return (
    <Link to="/game/" className={inline ? styles.games : buttonClassName}>
      {t('preferences.own.label')}
    </Link>
  );
}

function DexSelect({ game, inline }: { game: Game; inline: boolean }) {
  const { t } = useTranslation();
  const { dexName } = useGameNames();
  const { dex = 'all' } = useSettings();
  const dexes = dexesOf(game);
  if (dexes.length < 2) return null;
  return (
    <Choice
      label={t('preferences.dex.label')}
      inline={inline}
      options={dexes}
      value={dex}
      getLabel={dexName}
      onPick={(each) => changeSettings({ dex: each === 'all' ? undefined : each })}
    />
  );
}
