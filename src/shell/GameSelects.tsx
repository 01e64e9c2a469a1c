import { Gamepad2 } from 'lucide-react';
import { eras } from '#engine/era.ts';
import { type Dex, dexesOf, type Game, gameNames } from '#engine/game.ts';
import { type Generation, gameOf, isOwnGame } from '#engine/generation.ts';
import type { OwnGame } from '#engine/ownGame.ts';
import type { Settings } from '#engine/settings.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import { session } from '#session/session.ts';
import { useSettings } from '#session/useCalculator.ts';
import { buttonClassName } from '#ui/Button.tsx';
import { Link } from '#ui/Link.tsx';
import { Select } from '#ui/Select.tsx';
import { useGameNames } from '#widgets/gameNames.ts';

function changeSettings(settings: Partial<Settings>): void {
  session.setSettings({ ...session.getSettings(), ...settings });
}

/** Selects the generations or the game whose rules apply, and one of its Pokédexes. */
export function GameSelects({ inline }: { inline: boolean }) {
  const { generation } = useSettings();
  const game = gameOf(generation);
  return (
    <>
      <GenerationSelect inline={inline} />
      {game && <DexSelect game={game} inline={inline} />}
    </>
  );
}

/** The value of the option for the own game in use. */
const ownValue = 'own';

/** Selects the generations or the game whose rules apply. */
export function GenerationSelect({ inline }: { inline: boolean }) {
  const { t } = useTranslation();
  const { generationName, gameVersionName } = useGameNames();
  const { generation } = useSettings();
  return (
    <Select
      label={t('preferences.generation.label')}
      inline={inline}
      value={isOwnGame(generation) ? ownValue : generation}
      onChange={({ target }) =>
        changeSettings({ generation: target.value as Exclude<Generation, OwnGame>, dex: undefined })
      }
    >
      {eras.map((era) => (
        <option key={era} value={era}>
          {generationName(era)}
        </option>
      ))}
      {isOwnGame(generation) && (
        <optgroup label={t('preferences.own.label')}>
          <option value={ownValue} translate="no">
            {generationName(generation)}
          </option>
        </optgroup>
      )}
      <optgroup label={t('preferences.game.label')}>
        {gameNames.map((game) => (
          <option key={game} value={game} translate="no">
            {gameVersionName(game)}
          </option>
        ))}
      </optgroup>
    </Select>
  );
}

/** The link to the player's own games; in the header an icon. */
export function OwnGamesLink({ inline }: { inline: boolean }) {
  const { t } = useTranslation();
  const name = t('preferences.own.label');
  return (
    <Link
      to="/game/"
      className={buttonClassName}
      {...(inline && { 'aria-label': name, title: name })}
    >
      <Gamepad2 aria-hidden />
      {!inline && <span>{name}</span>}
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
    <Select
      label={t('preferences.dex.label')}
      inline={inline}
      value={dex}
      onChange={({ target }) =>
        changeSettings({ dex: target.value === 'all' ? undefined : (target.value as Dex) })
      }
    >
      {dexes.map((each) => (
        <option key={each} value={each}>
          {dexName(each)}
        </option>
      ))}
    </Select>
  );
}
