import { Check, Trash2 } from 'lucide-react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { DefenderForm } from '#app/parts/defender/DefenderForm.tsx';
import type { Defense } from '#app/screens/defense/useDefense.ts';
import { ItemSelect } from '#app/typeUi/DefenderSelects.tsx';
import { Button } from '#app/ui/controls/Button.tsx';
import { ButtonRow } from '#app/ui/controls/ButtonRow.tsx';
import type { ChosenDefender, DefenderPicks } from '#core/links/defense.ts';
import { picksFromPokemon } from '#core/pokedex/traits.ts';
import { itemsIn } from '#core/rules/item.ts';
import { existsIn, supports } from '#core/rulesets/ruleset.ts';
import type { ComparedDefender } from './useComparison.ts';

/** Shows the form that picks or changes a defender to compare with. */
export function OtherForm({
  defense: { settings, pokedexState, searchables },
  other,
  resolve,
  onChange,
  onPick,
  onRemove,
  onDone,
}: {
  defense: Defense;
  /** Undefined for a new one. */
  other: ComparedDefender | undefined;
  resolve: (picks: DefenderPicks) => ChosenDefender;
  onChange: (next: (picks: DefenderPicks) => DefenderPicks) => void;
  /** Called after the pick of a Pokémon, which answers the question. */
  onPick: () => void;
  onRemove: () => void;
  onDone: () => void;
}) {
  const { t } = useTranslation();
  const { ruleset } = settings;
  const defender = other?.defender ?? resolve({ types: [] });
  return (
    <>
      <DefenderForm<DefenderPicks>
        hasLateSelects
        settings={settings}
        pokedexState={pokedexState}
        searchables={searchables}
        pokemon={
          other && existsIn(ruleset, other.pokemon?.generation ?? 0) ? other.pokemon : undefined
        }
        defender={defender}
        tera={defender.tera}
        side="defending"
        autoFocus
        resolve={resolve}
        onPick={(newPokemon) => {
          onChange(() => picksFromPokemon(ruleset, newPokemon));
          onPick();
        }}
        onClear={onRemove}
        onChange={onChange}
      >
        {supports(ruleset, 'items') && (
          <ItemSelect
            items={itemsIn(ruleset, 'defending')}
            item={defender.item}
            onPick={(item) => onChange((picks) => ({ ...picks, item }))}
          />
        )}
      </DefenderForm>
      <ButtonRow>
        <Button onClick={onDone}>
          <Check aria-hidden />
          <span>{t('team.done')}</span>
        </Button>
        {other && (
          <Button quiet onClick={onRemove}>
            <Trash2 aria-hidden />
            <span>{t('team.remove')}</span>
          </Button>
        )}
      </ButtonRow>
    </>
  );
}
