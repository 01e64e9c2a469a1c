import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useGameNames } from '#app/typeUi/names/gameNames.ts';
import { Choice } from '#app/ui/controls/Choice.tsx';
import { type Era, eras } from '#core/rulesets/era.ts';
import { type Game, gameNames } from '#core/rulesets/game.ts';
import { isGame, isOwnGame, type Ruleset } from '#core/rulesets/ruleset.ts';

/** An option beside the generations and the official games. */
export type OtherOption = {
  id: string;
  label: string;
  /** The heading above it; none if undefined. */
  group: string | undefined;
  isSelected?: boolean;
  onPick: () => void;
};

/**
 * Selects the generations or the official game whose rules apply, or one of the other options; an own game that is not
 * among them is an option only while it is selected.
 */
export function BaseSelect({
  label,
  shortLabel,
  inline = false,
  value,
  others = [],
  getGameName,
  onOpen,
  onPick,
}: {
  label: string;
  /** Stands in place of the label, which screen readers still read. */
  shortLabel?: string | undefined;
  inline?: boolean;
  value: Ruleset;
  others?: readonly OtherOption[];
  /** Returns the name of a game; its plain name if undefined. */
  getGameName?: (game: Game) => string;
  /** Called before the options are seen. */
  onOpen?: () => void;
  onPick: (base: Era | Game) => void;
}) {
  const { t } = useTranslation();
  const { rulesetLabel } = useGameNames();
  const selected = others.find(({ isSelected }) => isSelected);
  const ownOption: readonly OtherOption[] =
    isOwnGame(value) && !selected
      ? [{ id: 'own', label: value.name, group: t('preferences.own.label'), onPick: () => {} }]
      : [];
  const [named, last] = [others.filter(({ group }) => group), others.filter(({ group }) => !group)];
  const findOther = (option: string) => [...others, ...ownOption].find(({ id }) => id === option);
  return (
    <Choice<string>
      label={label}
      shortLabel={shortLabel}
      inline={inline}
      options={[...eras, ...gameNames, ...[...named, ...ownOption, ...last].map(({ id }) => id)]}
      value={isOwnGame(value) ? (selected?.id ?? 'own') : value}
      getLabel={(option) => {
        const base = baseOf(option);
        if (!base) return findOther(option)?.label ?? '';
        return getGameName && isGame(base) ? getGameName(base) : rulesetLabel(base);
      }}
      getGroup={(option) => {
        const base = baseOf(option);
        if (!base) return findOther(option)?.group;
        return t(isGame(base) ? 'preferences.game.label' : 'preferences.generation.group');
      }}
      isName={(option) => {
        const base = baseOf(option);
        return base ? isGame(base) : findOther(option)?.group !== undefined;
      }}
      onPointerDown={onOpen}
      onFocus={onOpen}
      onPick={(option) => {
        const base = baseOf(option);
        if (base) onPick(base);
        else findOther(option)?.onPick();
      }}
    />
  );
}

function baseOf(option: string): Era | Game | undefined {
  return [...eras, ...gameNames].find((base) => base === option);
}
