import { battleItemsIn } from '#engine/item.ts';
import { supports } from '#engine/ruleset.ts';
import { isType, type Strike, strikesIn } from '#engine/strike.ts';
import { DefenderForm } from '#features/DefenderForm.tsx';
import { MovesField } from '#features/MovesField.tsx';
import { useTranslation } from '#i18n/useTranslation.ts';
import { type BattleMember, removeMarks } from '#links/battle.ts';
import { emptyMember } from '#links/team.ts';
import { picksFromPokemon } from '#pokedex/traits.ts';
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

  function toggleAttack(strike: Strike): void {
    change((current) => ({
      ...current,
      attacks: current.attacks.includes(strike)
        ? current.attacks.filter((each) => each !== strike)
        : [...current.attacks, strike],
    }));
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
            items={battleItemsIn(ruleset)}
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
        onToggle={toggleAttack}
      />
      <MovesField
        hasTypePicker
        ruleset={ruleset}
        attacks={attacks}
        user={{
          pokemon: member.state.pokemon,
          typing: member.defender.typing,
          tera: member.defender.tera,
          item: member.state.item,
        }}
        onChange={(next) => change((current) => ({ ...current, attacks: next(current.attacks) }))}
      />
    </>
  );
}
