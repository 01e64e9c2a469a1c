import { memo } from 'react';
import { type DefenderAbility, defenderAbilities } from '#engine/ability.ts';
import type { Generation } from '#engine/generation.ts';
import { type DefenderItem, defenderItems } from '#engine/item.ts';
import { offeredIn } from '#engine/rule.ts';
import { attackingTypes, type TeraType } from '#engine/type.ts';
import { useText } from '#i18n/text.ts';
import { displayName } from '#pokedex/name.ts';
import { abilitiesIn, type Pokemon } from '#pokedex/pokemon.ts';
import { Select } from '#ui/Select.tsx';
import { Explain, Meanings } from './Explain.tsx';
import { useRuleName } from './ruleName.ts';

/** The abilities that change a matchup, the Pokémon's own first. */
export const AbilitySelect = memo(function AbilitySelect({
  generation,
  pokemon,
  ability,
  onPick,
}: {
  generation: Generation;
  pokemon: Pokemon | undefined;
  ability: DefenderAbility | undefined;
  onPick: (ability: DefenderAbility | undefined) => void;
}) {
  const { text } = useText();
  return (
    <Select
      label={text('defense.ability')}
      value={ability ?? ''}
      onChange={({ target }) =>
        onPick(offeredIn(generation, defenderAbilities).find((each) => each === target.value))
      }
    >
      <AbilityOptions generation={generation} pokemon={pokemon} />
    </Select>
  );
});

/** Remembered, for they are many and most taps are about something else. */
const AbilityOptions = memo(function AbilityOptions({
  generation,
  pokemon,
}: {
  generation: Generation;
  pokemon: Pokemon | undefined;
}) {
  const { text, language } = useText();
  const ruleName = useRuleName();
  const offered = offeredIn(generation, defenderAbilities)
    .map((ability) => ({ ability, name: ruleName(ability, 'abilities') }))
    .sort((one, other) => one.name.localeCompare(other.name, language));
  const own = pokemon ? abilitiesIn(generation, pokemon) : [];
  const options = (isShown: (ability: DefenderAbility) => boolean) =>
    offered
      .filter(({ ability }) => isShown(ability))
      .map(({ ability, name }) => (
        <option key={ability} value={ability}>
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
  tera: TeraType | undefined;
  onPick: (tera: TeraType | undefined) => void;
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
        <option key={type} value={type}>
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
  item: DefenderItem | undefined;
  onPick: (item: DefenderItem | undefined) => void;
}) {
  const { text } = useText();
  return (
    <Select
      label={text('defense.item')}
      value={item ?? ''}
      onChange={({ target }) =>
        onPick(offeredIn(generation, defenderItems).find((each) => each === target.value))
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
      {offeredIn(generation, defenderItems).map((each) => (
        <option key={each} value={each}>
          {ruleName(each, 'items')}
        </option>
      ))}
    </>
  );
});
