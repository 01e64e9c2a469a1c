import { memo } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useNames } from '#app/typeUi/names/names.ts';
import { Select } from '#app/ui/controls/Select.tsx';
import type { TeraType } from '#core/charts/type.ts';
import { displayName } from '#core/pokedex/names/name.ts';
import type { Pokemon } from '#core/pokedex/pokemon.ts';
import { allAbilitiesIn } from '#core/pokedex/pokemonAbilities.ts';
import { type Ability, abilitiesIn } from '#core/rules/ability.ts';
import type { Item } from '#core/rules/item.ts';
import type { Side } from '#core/rules/rule.ts';
import { type Ruleset, teraTypesIn } from '#core/rulesets/ruleset.ts';
import { TermDefinitions, TermPopover } from './TermPopover.tsx';

/** Selects an ability that changes a matchup on the side; the Pokémon's own come first. */
export function AbilitySelect({
  label,
  ruleset,
  pokemon,
  side,
  ability,
  onPick,
}: {
  /** Undefined for the first or only ability. */
  label?: string;
  ruleset: Ruleset;
  pokemon: Pokemon | undefined;
  /** Either side if undefined. */
  side?: Side;
  ability: Ability | undefined;
  onPick: (ability: Ability | undefined) => void;
}) {
  const { t } = useTranslation();
  const isOnSide = !ability || abilitiesIn(ruleset, side).includes(ability);
  return (
    <Select
      label={label ?? t('defense.ability')}
      value={ability ?? ''}
      onChange={({ target }) => onPick(abilitiesIn(ruleset).find((each) => each === target.value))}
    >
      <AbilityOptions
        ruleset={ruleset}
        pokemon={pokemon}
        side={side}
        extraAbility={isOnSide ? undefined : ability}
      />
    </Select>
  );
}

/** Memoized: the list is long, and most taps do not change it. */
const AbilityOptions = memo(function AbilityOptions({
  ruleset,
  pokemon,
  side,
  extraAbility,
}: {
  ruleset: Ruleset;
  pokemon: Pokemon | undefined;
  side: Side | undefined;
  /** The set ability, if it does not apply to the side. */
  extraAbility: Ability | undefined;
}) {
  const { t, namesLanguage, namesTag } = useTranslation();
  const { ruleName } = useNames();
  const choices = [...abilitiesIn(ruleset, side), ...(extraAbility ? [extraAbility] : [])]
    .map((ability) => ({ ability, name: ruleName(ability, 'abilities') }))
    .sort((one, other) => one.name.localeCompare(other.name, namesLanguage));
  const pokemonAbilities = pokemon ? allAbilitiesIn(ruleset, pokemon) : [];
  const ownAbilities = choices
    .map(({ ability }) => ability)
    .filter((ability) => pokemonAbilities.includes(ability));
  const renderOptions = (isIncluded: (ability: Ability) => boolean) =>
    choices
      .filter(({ ability }) => isIncluded(ability))
      .map(({ ability, name }) => (
        <option key={ability} value={ability} translate="no" lang={namesTag}>
          {name}
        </option>
      ));
  return (
    <>
      <option value="">{t('defense.noAbility')}</option>
      {pokemon && pokemonAbilities.length > 0 ? (
        <>
          <optgroup label={displayName(namesLanguage, pokemon)}>
            {ownAbilities.length > 0 ? (
              renderOptions((ability) => ownAbilities.includes(ability))
            ) : (
              <option disabled>{t('defense.noOwnAbility')}</option>
            )}
          </optgroup>
          <optgroup label={t('defense.otherAbilities')}>
            {renderOptions((ability) => !ownAbilities.includes(ability))}
          </optgroup>
        </>
      ) : (
        renderOptions(() => true)
      )}
    </>
  );
});

/** Selects a Tera Type, Stellar last. */
export function TeraSelect({
  ruleset,
  tera,
  onPick,
}: {
  ruleset: Ruleset;
  tera: TeraType | undefined;
  onPick: (tera: TeraType | undefined) => void;
}) {
  const { t } = useTranslation();
  return (
    <Select
      label={t('defense.tera')}
      trailing={
        <TermPopover term={t('defense.tera')}>
          <TermDefinitions
            entries={[
              [t('defense.tera'), t('terms.tera')],
              [t('types.stellar'), t('terms.stellar')],
            ]}
          />
        </TermPopover>
      }
      value={tera ?? ''}
      onChange={({ target }) => onPick(teraTypesIn(ruleset).find((type) => type === target.value))}
    >
      <TeraOptions ruleset={ruleset} />
    </Select>
  );
}

const TeraOptions = memo(function TeraOptions({ ruleset }: { ruleset: Ruleset }) {
  const { t, namesTag } = useTranslation();
  const { typeName } = useNames();
  return (
    <>
      <option value="">{t('defense.noTera')}</option>
      {teraTypesIn(ruleset).map((type) => (
        <option key={type} value={type} translate="no" lang={namesTag}>
          {typeName(type)}
        </option>
      ))}
    </>
  );
});

/** Selects one of the held items. */
export function ItemSelect({
  items,
  item,
  onPick,
}: {
  items: readonly Item[];
  item: Item | undefined;
  onPick: (item: Item | undefined) => void;
}) {
  const { t } = useTranslation();
  return (
    <Select
      label={t('defense.item')}
      value={item ?? ''}
      onChange={({ target }) => onPick(items.find((each) => each === target.value))}
    >
      <ItemOptions items={items} />
    </Select>
  );
}

const ItemOptions = memo(function ItemOptions({ items }: { items: readonly Item[] }) {
  const { t, namesTag } = useTranslation();
  const { ruleName } = useNames();
  return (
    <>
      <option value="">{t('defense.noItem')}</option>
      {items.map((each) => (
        <option key={each} value={each} translate="no" lang={namesTag}>
          {ruleName(each, 'items')}
        </option>
      ))}
    </>
  );
});
