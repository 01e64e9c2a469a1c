import { lazy, useState } from 'react';
import { saveList } from '#csv/saveList.ts';
import { useCsvVocabulary } from '#features/useCsvVocabulary.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import { setTypings } from '#ownGame/pokemonEdits.ts';
import { exactNameFinder } from '#pokedex/exactName.ts';
import type { Pokemon } from '#pokedex/pokemon.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonRow } from '#ui/ButtonRow.tsx';
import { Status } from '#ui/Status.tsx';
import { LazyPart } from '#widgets/LazyPart.tsx';
import type { Editor } from './useEditor.ts';

const ImportList = lazy(async () => ({
  default: (await import('#features/ImportList.tsx')).ImportList,
}));

const fileName = 'countertype-pokemon';

/** Imports and exports the Pokémon of the game as a CSV list; a name of the Pokédex is that Pokémon. */
export function PokemonList({
  editor: { game, change },
  pokedex,
}: {
  editor: Editor;
  pokedex: readonly Pokemon[];
}) {
  const { t } = useTranslation();
  const { labels } = useCsvVocabulary();
  const [isImporting, setIsImporting] = useState(false);
  const [message, setMessage] = useState('');

  async function save(): Promise<void> {
    const entries = game.pokemon.map(({ name, types }) => {
      return { number: '', name, typing: types, abilities: [], hasOther: true };
    });
    const isSaved = await saveList(fileName, entries, labels);
    setMessage(
      isSaved ? t('coverage.exported', { name: `${fileName}.csv` }) : t('coverage.notExported'),
    );
  }

  return (
    <>
      <ButtonRow>
        <Button onClick={() => setIsImporting(true)}>{t('coverage.import')}</Button>
        {game.pokemon.length > 0 && <Button onClick={save}>{t('coverage.export')}</Button>}
      </ButtonRow>
      <Status>{message}</Status>
      {isImporting && (
        <LazyPart>
          <ImportList
            initialFile={undefined}
            onUse={(entries) => {
              const find = exactNameFinder(pokedex);
              change((before) =>
                setTypings(
                  before,
                  entries.map(({ name, typing }) => ({ id: find(name)?.id, name, types: typing })),
                ),
              );
              setIsImporting(false);
            }}
            onClose={() => setIsImporting(false)}
          />
        </LazyPart>
      )}
    </>
  );
}
