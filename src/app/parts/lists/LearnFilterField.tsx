import { useTranslation } from '#app/i18n/useTranslation.ts';
import { MoveChips } from '#app/parts/moves/MoveChips.tsx';
import { MoveField } from '#app/parts/moves/MoveField.tsx';
import { useNames } from '#app/typeUi/names/names.ts';
import type { Strike } from '#core/hit/strike.ts';
import type { Ruleset } from '#core/rulesets/ruleset.ts';
import { isOwnGame } from '#core/rulesets/ruleset.ts';

/** Shows the field for a move or a type that the listed Pokémon can learn. */
export function LearnFilterField<State extends { learns?: Strike | undefined }>({
  ruleset,
  learns,
  onChange,
}: {
  ruleset: Ruleset;
  learns: Strike | undefined;
  onChange: (next: (state: State) => State) => void;
}) {
  const { t } = useTranslation();
  const { strikeName } = useNames();
  if (isOwnGame(ruleset)) return null;
  const change = (strike: Strike | undefined) =>
    onChange((state) => ({ ...state, learns: strike }));
  return (
    <fieldset aria-label={t('filter.canLearn')}>
      <MoveField hasUser label={t('filter.canLearn')} ruleset={ruleset} onPick={change} />
      {learns && (
        <MoveChips
          label={t('filter.canLearn')}
          chips={[{ strike: learns, name: strikeName(learns) }]}
          onRemove={() => change(undefined)}
        />
      )}
    </fieldset>
  );
}
