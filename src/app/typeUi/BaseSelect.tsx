import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useGameNames } from '#app/typeUi/names/gameNames.ts';
import { Choice } from '#app/ui/controls/Choice.tsx';
import { type Era, eras } from '#core/rulesets/era.ts';
import { type Game, gameNames } from '#core/rulesets/game.ts';
import { isGame, isOwnGame, type Ruleset } from '#core/rulesets/ruleset.ts';

/** Selects the generations or the official game whose rules apply; an own game is an option only while it is selected. */
export function BaseSelect({
  label,
  shortLabel,
  inline = false,
  value,
  getGameName,
  onOpen,
  onPick,
}: {
  label: string;
  /** Stands in place of the label, which screen readers still read. */
  shortLabel?: string | undefined;
  inline?: boolean;
  value: Ruleset;
  /** Returns the name of a game; its plain name if undefined. */
  getGameName?: (game: Game) => string;
  /** Called before the options are seen. */
  onOpen?: () => void;
  onPick: (base: Era | Game) => void;
}) {
  const { t } = useTranslation();
  const { rulesetLabel } = useGameNames();
  const ownGame = isOwnGame(value) && value;
  return (
    <Choice
      label={label}
      shortLabel={shortLabel}
      inline={inline}
      options={[...eras, ...(ownGame ? (['own'] as const) : []), ...gameNames]}
      value={ownGame ? 'own' : value}
      getLabel={(option) => {
        if (option === 'own') return rulesetLabel(value);
        return getGameName && isGame(option) ? getGameName(option) : rulesetLabel(option);
      }}
      getGroup={(option) => {
        if (option === 'own') return t('preferences.own.label');
        return t(isGame(option) ? 'preferences.game.label' : 'preferences.generation.group');
      }}
      isName={(option) => option === 'own' || isGame(option)}
      onPointerDown={onOpen}
      onFocus={onOpen}
      onPick={(option) => option !== 'own' && onPick(option)}
    />
  );
}
