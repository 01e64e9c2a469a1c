import { useState } from 'react';
import { dexesOf, type Game, regulationOf } from '#engine/game.ts';
import { gameOf, isGame, isOwnGame } from '#engine/ruleset.ts';
import type { Settings } from '#engine/settings.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import { session } from '#session/session.ts';
import { useSettings } from '#session/useCalculator.ts';
import { buttonClassName } from '#ui/Button.tsx';
import { Choice } from '#ui/Choice.tsx';
import { Link } from '#ui/Link.tsx';
import { BaseSelect } from '#widgets/BaseSelect.tsx';
import { useGameNames } from '#widgets/names/gameNames.ts';
import styles from './GameSelects.module.css';

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
  const hasVersions = isOpened || (isGame(ruleset) && regulationOf(ruleset) !== undefined);
  return (
    <BaseSelect
      label={t('preferences.generation.label')}
      shortLabel={isOwnGame(ruleset) ? t('preferences.own.mark') : undefined}
      inline={inline}
      value={ruleset}
      getGameName={hasVersions ? gameVersionName : rulesetName}
      onOpen={() => setIsOpened(true)}
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
