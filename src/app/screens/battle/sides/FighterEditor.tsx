import { useTranslation } from '#app/i18n/useTranslation.ts';
import { DefenderForm } from '#app/parts/defender/DefenderForm.tsx';
import { MovesField } from '#app/parts/moves/MovesField.tsx';
import { editMember } from '#app/screens/battle/updates.ts';
import type { Battle, SideMember } from '#app/screens/battle/useBattle.ts';
import { ItemSelect } from '#app/typeUi/DefenderSelects.tsx';
import { TypePicker } from '#app/typeUi/TypePicker.tsx';
import { toggleIn } from '#app/ui/controls/toggleIn.ts';
import { isType, strikesIn } from '#core/hit/strike.ts';
import { type BattleMember, removeMarks } from '#core/links/battle.ts';
import { emptyMember } from '#core/links/team.ts';
import { moveUserOf } from '#core/picks/moveUser.ts';
import { picksFromPokemon } from '#core/pokedex/traits.ts';
import { battleItemsIn } from '#core/rules/heldItem.ts';
import { supports } from '#core/rulesets/ruleset.ts';

/** Shows the form for a member: its defender, its item and its attacks. */
export function FighterEditor({ battle, member }: { battle: Battle; member: SideMember }) {
  const { t } = useTranslation();
  const { settings, resolve } = battle;
  const { ruleset } = settings;
  const { side, sideIndex } = member;
  const strikes = strikesIn(ruleset);
  const { attacks } = member.state;

  function change(next: (current: BattleMember) => BattleMember): void {
    battle.update(editMember(side, sideIndex, next));
  }

  return (
    <>
      <DefenderForm<BattleMember>
        hasLateSelects
        hasLegend
        settings={settings}
        pokedexState={battle.pokedexState}
        searchables={battle.searchables}
        pokemon={member.pokemon}
        defender={member.defender}
        tera={member.tera}
        resolve={(current) => resolve(removeMarks(current)).defender}
        onPick={(pokemon) =>
          change(({ nickname, set }) => ({
            ...emptyMember,
            ...{ nickname, set },
            ...picksFromPokemon(ruleset, pokemon),
          }))
        }
        onClear={() => change(({ nickname, set }) => ({ ...emptyMember, nickname, set }))}
        onChange={change}
      >
        {supports(ruleset, 'items') && (
          <ItemSelect
            items={battleItemsIn(ruleset, member.pokemon?.number)}
            item={member.fighter.item}
            onPick={(item) => change((current) => ({ ...current, item }))}
          />
        )}
      </DefenderForm>
      <TypePicker
        unordered
        hasLegend
        label={t('offense.attacks')}
        types={strikes.filter(isType)}
        selectedTypes={attacks.filter(isType)}
        help={t('battle.attacksHelp')}
        onToggle={(type) =>
          change((current) => ({ ...current, attacks: toggleIn(current.attacks, type) }))
        }
      />
      <MovesField
        hasTypePicker
        ruleset={ruleset}
        attacks={attacks}
        user={moveUserOf(member.state, member.defender)}
        onChange={(next) => change((current) => ({ ...current, attacks: next(current.attacks) }))}
      />
    </>
  );
}
