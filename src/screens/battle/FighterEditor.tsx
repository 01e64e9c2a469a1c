import { battleItemsIn } from '#engine/heldItem.ts';
import { supports } from '#engine/ruleset.ts';
import { isType, strikesIn } from '#engine/strike.ts';
import { DefenderForm } from '#features/DefenderForm.tsx';
import { MovesField } from '#features/MovesField.tsx';
import { useTranslation } from '#i18n/useTranslation.ts';
import { type BattleMember, removeMarks } from '#links/battle.ts';
import { emptyMember } from '#links/team.ts';
import { moveUserOf } from '#picks/moveUser.ts';
import { picksFromPokemon } from '#pokedex/traits.ts';
import { toggleIn } from '#ui/toggleIn.ts';
import { ItemSelect } from '#widgets/DefenderSelects.tsx';
import { TypePicker } from '#widgets/TypePicker.tsx';
import { editMember } from './updates.ts';
import type { Battle, SideMember } from './useBattle.ts';

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
