import { memo } from 'react';
import { type Ability, abilities } from '#engine/ability.ts';
import type { Generation } from '#engine/generation.ts';
import { type Item, items } from '#engine/item.ts';
import { type Side, selectableIn } from '#engine/rule.ts';
import { attackingTypes, type OfficialAttackingType } from '#engine/type.ts';
import { useText } from '#i18n/text.ts';
import { displayName } from '#pokedex/name.ts';
import { allAbilitiesIn, type Pokemon } from '#pokedex/pokemon.ts';
import { Select } from '#ui/Select.tsx';
import { Explain, Meanings } from './Explain.tsx';
import { useRuleName } from './ruleName.ts';

/** The abilities that change a matchup on the side, and the one that is set; the Pokémon's own first. */
export const AbilitySelect = memo(function AbilitySelect({
  generation,
  pokemon,
  side,
  ability,
  onPick,
}: {
  generation: Generation;
  pokemon: Pokemon | undefined;
  /** Without it, either side. */
  side?: Side;
  ability: Ability | undefined;
  onPick: (ability: Ability | undefined) => void;
}) {
  const { text } = useText();
  const isOnSide = !ability || selectableIn(generation, abilities, side).includes(ability);
  return (
    <Select
      label={text('defense.ability')}
      value={ability ?? ''}
      onChange={({ target }) =>
        onPick(selectableIn(generation, abilities).find((each) => each === target.value))
      }
    >
      <AbilityOptions
        generation={generation}
        pokemon={pokemon}
        side={side}
        added={isOnSide ? undefined : ability}
      />
    </Select>
  );
});

/** Remembered, for they are many and most taps are about something else. */
const AbilityOptions = memo(function AbilityOptions({
  generation,
  pokemon,
  side,
  added,
}: {
  generation: Generation;
  pokemon: Pokemon | undefined;
  side: Side | undefined;
  /** The one that is set and is not on the side. */
  added: Ability | undefined;
}) {
  const { text, language } = useText();
  const ruleName = useRuleName();
  const offered = [...selectableIn(generation, abilities, side), ...(added ? [added] : [])]
    .map((ability) => ({ ability, name: ruleName(ability, 'abilities') }))
    .sort((one, other) => one.name.localeCompare(other.name, language));
  const all = pokemon ? allAbilitiesIn(generation, pokemon) : [];
  const own = offered.map(({ ability }) => ability).filter((ability) => all.includes(ability));
  const options = (isShown: (ability: Ability) => boolean) =>
    offered
      .filter(({ ability }) => isShown(ability))
      .map(({ ability, name }) => (
        <option key={ability} value={ability} translate="no">
          {name}
        </option>
      ));
  return (
    <>
      <option value="">{text('defense.noAbility')}</option>
      {pokemon && own.length > 0 ? (
        <>
          <optgroup label={displayName(language, pokemon)}>
            {options((ability) => own.includes(ability))}
          </optgroup>
          <optgroup label={text('defense.otherAbilities')}>
            {options((ability) => !own.includes(ability))}
          </optgroup>
        </>
      ) : (
        options(() => true)
      )}
    </>
  );
});

/** The Tera Types, Stellar last. */
export const TeraSelect = memo(function TeraSelect({
  tera,
  onPick,
}: {
  tera: OfficialAttackingType | undefined;
  onPick: (tera: OfficialAttackingType | undefined) => void;
}) {
  const { text } = useText();
  return (
    <Select
      label={text('defense.tera')}
      beside={
        <Explain term={text('defense.tera')}>
          <Meanings
            of={[
              [text('defense.tera'), text('terms.tera')],
              [text('types.stellar'), text('terms.stellar')],
            ]}
          />
        </Explain>
      }
      value={tera ?? ''}
      onChange={({ target }) => onPick(attackingTypes.find((type) => type === target.value))}
    >
      <TeraOptions />
    </Select>
  );
});

const TeraOptions = memo(function TeraOptions() {
  const { text } = useText();
  return (
    <>
      <option value="">{text('defense.noTera')}</option>
      {attackingTypes.map((type) => (
        <option key={type} value={type} translate="no">
          {text(`types.${type}`)}
        </option>
      ))}
    </>
  );
});

/** The held items that change a matchup. */
export const ItemSelect = memo(function ItemSelect({
  generation,
  item,
  onPick,
}: {
  generation: Generation;
  item: Item | undefined;
  onPick: (item: Item | undefined) => void;
}) {
  const { text } = useText();
  return (
    <Select
      label={text('defense.item')}
      value={item ?? ''}
      onChange={({ target }) =>
        onPick(selectableIn(generation, items, 'defending').find((each) => each === target.value))
      }
    >
      <ItemOptions generation={generation} />
    </Select>
  );
});

const ItemOptions = memo(function ItemOptions({ generation }: { generation: Generation }) {
  const { text } = useText();
  const ruleName = useRuleName();
  return (
    <>
      <option value="">{text('defense.noItem')}</option>
      {selectableIn(generation, items, 'defending').map((each) => (
        <option key={each} value={each} translate="no">
          {ruleName(each, 'items')}
        </option>
      ))}
    </>
  );
});
