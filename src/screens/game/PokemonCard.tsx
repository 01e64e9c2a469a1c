import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { OwnGame, OwnGamePokemon } from '#engine/ownGame.ts';
import { maxTypes, type Type } from '#engine/type.ts';
import { formatLabeled } from '#i18n/punctuation.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import { addPokemon, removePokemon, setOnlyOwnPokemon, setTyping } from '#ownGame/pokemonEdits.ts';
import { isOwnPokemonId } from '#ownGame/pokemonId.ts';
import { maxPokemonNameLength } from '#ownGame/sourceGame.ts';
import { isPokemonName } from '#ownGame/typeName.ts';
import { fold } from '#pokedex/fold.ts';
import { truncate } from '#pokedex/inputText.ts';
import { displayName } from '#pokedex/name.ts';
import { useSearchables } from '#pokedex/pokedex.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Field } from '#ui/Field.tsx';
import { Toggle } from '#ui/Toggle.tsx';
import { PokemonField } from '#widgets/PokemonField.tsx';
import { AddForm } from './AddForm.tsx';
import styles from './PokemonCard.module.css';
import { PokemonList } from './PokemonList.tsx';
import { Row, Rows, RowTools } from './Rows.tsx';
import { TypeSelect } from './TypeSelect.tsx';
import type { Editor } from './useEditor.ts';

const pageSize = 20;

/** The Pokémon to which the game gives other types, and those that it adds. */
export function PokemonCard({ editor }: { editor: Editor }) {
  const { game, change } = editor;
  const { t, language } = useTranslation();
  const { state, pokedex = [], searchables } = useSearchables({ generation: game });
  const [search, setSearch] = useState('');
  const [count, setCount] = useState(pageSize);
  const byId = new Map(pokedex.map((pokemon) => [pokemon.id, pokemon]));
  const nameOf = ({ id, name }: OwnGamePokemon) => {
    const pokemon = byId.get(id);
    return pokemon ? displayName(language, pokemon) : name;
  };
  const matches = game.pokemon.filter((each) => fold(nameOf(each)).includes(fold(search)));
  return (
    <Card aria-labelledby="pokemon">
      <h2 id="pokemon">{t('game.pokemon')}</h2>
      <PokemonField
        pokedex={state}
        searchables={searchables}
        picked={undefined}
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
      <PokemonList editor={editor} pokedex={pokedex} />
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
      <Rows>
        {matches.slice(0, count).map((each) => (
          <PokemonRow
            key={each.id}
            game={game}
            pokemon={each}
            name={nameOf(each)}
            onName={(newName) =>
              change(
                (before) => setTyping(before, { id: each.id, name: newName }, each.types),
                `name of ${each.id}`,
              )
            }
            onTypes={(types) => change((before) => setTyping(before, each, types))}
            onRemove={() => change((before) => removePokemon(before, each.id))}
          />
        ))}
      </Rows>
      {matches.length > count && (
        <Button quiet onClick={() => setCount(count + 5 * pageSize)}>
          {t('offense.showMore')}
        </Button>
      )}
    </Card>
  );
}

function PokemonRow({
  game,
  pokemon: { id, types },
  name,
  onName,
  onTypes,
  onRemove,
}: {
  game: OwnGame;
  pokemon: OwnGamePokemon;
  name: string;
  onName: (name: string) => void;
  onTypes: (types: readonly Type[]) => void;
  onRemove: () => void;
}) {
  const { t, language } = useTranslation();
  /** Sets the type at the position, or removes it. */
  function set(position: number, type: Type | undefined): void {
    const rest = types.filter((each, index) => index !== position && each !== type);
    onTypes(type ? rest.toSpliced(position, 0, type) : rest);
  }
  const positions = Array.from({ length: Math.min(maxTypes, types.length + 1) }, (_, at) => at);
  return (
    <Row aria-label={name}>
      {isOwnPokemonId(id) ? (
        <Field
          label={t('game.name')}
          value={name}
          truncate={(text) => truncate(text, maxPokemonNameLength)}
          onChange={(text) => {
            const newName = text.trim();
            if (isPokemonName(newName)) onName(newName);
          }}
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
          {...(types.length > 1 || position > 0 ? { none: t('game.noType') } : {})}
          onPick={(type) => set(position, type)}
        />
      ))}
      <RowTools>
        <Button
          quiet
          aria-label={formatLabeled(t('game.remove'), name, language)}
          onClick={onRemove}
        >
          <Trash2 aria-hidden />
        </Button>
      </RowTools>
    </Row>
  );
}
