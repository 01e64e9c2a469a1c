import { type Era, eras } from '#engine/era.ts';
import { type Game, gameNames } from '#engine/game.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import { Select } from '#ui/Select.tsx';
import { useGameNames } from './gameNames.ts';

/** Selects the generations or the official game whose rules a player's own game uses. */
export function BaseSelect({
  label,
  value,
  onPick,
}: {
  label: string;
  value: Era | Game;
  onPick: (base: Era | Game) => void;
}) {
  const { t } = useTranslation();
  const { generationName } = useGameNames();
  return (
    <Select
      label={label}
      value={value}
      onChange={({ target }) => onPick(target.value as Era | Game)}
    >
      {eras.map((era) => (
        <option key={era} value={era}>
          {generationName(era)}
        </option>
      ))}
      <optgroup label={t('preferences.game.label')}>
        {gameNames.map((game) => (
          <option key={game} value={game} translate="no">
            {generationName(game)}
          </option>
        ))}
      </optgroup>
    </Select>
  );
}
