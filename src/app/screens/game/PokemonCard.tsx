import { memo, useDeferredValue, useState } from 'react';
import { usePokedex } from '#app/downloads/pokedex.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useSlicedRows } from '#app/parts/frame/useSlicedRows.ts';
import { PokemonField } from '#app/typeUi/PokemonField.tsx';
import { Card } from '#app/ui/Card.tsx';
import { Button } from '#app/ui/controls/Button.tsx';
import { Field } from '#app/ui/controls/Field.tsx';
import { Toggle } from '#app/ui/controls/Toggle.tsx';
import { maxTypes, type Type } from '#core/charts/type.ts';
import {
  addPokemon,
  removePokemon,
  setOnlyOwnPokemon,
  setTyping,
} from '#core/ownGames/edit/pokemonEdits.ts';
import { isOwnPokemonId } from '#core/ownGames/pokemonId.ts';
import { maxPokemonNameLength } from '#core/ownGames/sourceGame.ts';
import { isPokemonName } from '#core/ownGames/typeName.ts';
import { fold } from '#core/pokedex/names/fold.ts';
import { displayName } from '#core/pokedex/names/name.ts';
import type { OwnGame, OwnGamePokemon } from '#core/rulesets/ownGame.ts';
import { AddForm } from './AddForm.tsx';
import { FieldRow, FieldRowButtons, FieldRows } from './FieldRows.tsx';
import { ImportExportPokemon } from './ImportExportPokemon.tsx';
import { NameField } from './NameField.tsx';
import styles from './PokemonCard.module.css';
import { RemoveRowButton } from './RemoveRowButton.tsx';
import { TypeSelect } from './TypeSelect.tsx';
import type { GameEditorState } from './useGameEditor.ts';

const pageSize = 20;

/** A row, whose fields have all types to choose from, is as slow as so many cells of a chart. */
const cellsPerRow = 50;

/** Shows the Pokémon whose types the game changes, and those that it adds. */
export const PokemonCard = memo(function PokemonCard({
  game,
  change,
}: Pick<GameEditorState, 'game' | 'change'>) {
  const { t, namesLanguage } = useTranslation();
  // The Pokédex of another version of the game takes longer than a letter or a tap may.
  const { state, pokedex = [], searchables } = usePokedex({ ruleset: useDeferredValue(game) });
  const [search, setSearch] = useState('');
  const [count, setCount] = useState(pageSize);
  const byId = new Map(pokedex.map((pokemon) => [pokemon.id, pokemon]));
  const nameOf = ({ id, name }: OwnGamePokemon) => {
    const pokemon = byId.get(id);
    return pokemon ? displayName(namesLanguage, pokemon) : name;
  };
  const matches = game.pokemon.filter((each) => fold(nameOf(each)).includes(fold(search)));
  const { length: rowCount } = useSlicedRows(matches.slice(0, count), cellsPerRow);
  return (
    <Card aria-labelledby="pokemon">
      <h2 id="pokemon">{t('game.pokemon')}</h2>
      <PokemonField
        pokedexState={state}
        searchables={searchables}
        selectedPokemon={undefined}
        onPick={(pokemon) => {
          const typing = searchables.find((each) => each.pokemon === pokemon)?.typing;
          const name = displayName('en', pokemon);
          if (typing) change((before) => setTyping(before, { id: pokemon.id, name }, typing));
          setSearch('');
        }}
        onClear={() => {}}
      />
      <AddForm
        label={t('game.newPokemon')}
        maxLength={maxPokemonNameLength}
        isName={isPokemonName}
        onAdd={(name) => change((before) => addPokemon(before, name))}
      />
      <ImportExportPokemon game={game} change={change} pokedex={pokedex} />
      {game.pokemon.length > 0 && (
        <Toggle
          pressed={game.hasOnlyOwnPokemon === true}
          onClick={() =>
            change((before) => setOnlyOwnPokemon(before, before.hasOnlyOwnPokemon !== true))
          }
        >
          {t('importGame.onlyOwn')}
        </Toggle>
      )}
      {game.pokemon.length > pageSize && (
        <Field type="search" label={t('coverage.search')} value={search} onChange={setSearch} />
      )}
      <FieldRows>
        {matches.slice(0, rowCount).map((each) => (
          <PokemonRow
            key={each.id}
            game={game}
            pokemon={each}
            name={nameOf(each)}
            onNameChange={(newName) =>
              change(
                (before) => setTyping(before, { id: each.id, name: newName }, each.types),
                `name of ${each.id}`,
              )
            }
            onTypesChange={(types) => change((before) => setTyping(before, each, types))}
            onRemove={() => change((before) => removePokemon(before, each.id))}
          />
        ))}
      </FieldRows>
      {matches.length > count && (
        <Button quiet onClick={() => setCount(count + 5 * pageSize)}>
          {t('offense.showMore')}
        </Button>
      )}
    </Card>
  );
});

function PokemonRow({
  game,
  pokemon: { id, types },
  name,
  onNameChange,
  onTypesChange,
  onRemove,
}: {
  game: OwnGame;
  pokemon: OwnGamePokemon;
  name: string;
  onNameChange: (name: string) => void;
  onTypesChange: (types: readonly Type[]) => void;
  onRemove: () => void;
}) {
  const { t } = useTranslation();
  /** Sets the type at the position, or removes it. */
  function setTypeAt(position: number, type: Type | undefined): void {
    const rest = types.filter((each, index) => index !== position && each !== type);
    onTypesChange(type ? rest.toSpliced(position, 0, type) : rest);
  }
  const positions = Array.from(
    { length: Math.min(maxTypes, types.length + 1) },
    (_, index) => index,
  );
  return (
    <FieldRow aria-label={name}>
      {isOwnPokemonId(id) ? (
        <NameField
          label={t('game.name')}
          name={name}
          maxLength={maxPokemonNameLength}
          isName={isPokemonName}
          onChange={onNameChange}
        />
      ) : (
        <span translate="no" className={styles.name}>
          {name}
        </span>
      )}
      {positions.map((position) => (
        <TypeSelect
          key={position}
          game={game}
          isDefending
          label={t('game.typeNumber', { number: position + 1 })}
          type={types[position]}
          {...(types.length > 1 || position > 0 ? { emptyLabel: t('game.noType') } : {})}
          onPick={(type) => setTypeAt(position, type)}
        />
      ))}
      <FieldRowButtons>
        <RemoveRowButton name={name} onClick={onRemove} />
      </FieldRowButtons>
    </FieldRow>
  );
}
