import { useState } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { ActionNotice, type ActionNoticeEvent } from '#app/parts/frame/ActionNotice.tsx';
import { useSaveList } from '#app/parts/lists/useSaveList.ts';
import { LazyPart } from '#app/typeUi/LazyPart.tsx';
import { Button } from '#app/ui/controls/Button.tsx';
import { ButtonRow } from '#app/ui/controls/ButtonRow.tsx';
import { lazyComponent } from '#app/ui/lazyComponent.ts';
import { setTypings } from '#core/ownGames/edit/pokemonEdits.ts';
import type { Pokemon } from '#core/pokedex/pokemon.ts';
import { exactNameFinder } from '#core/pokedex/pokemonFinder.ts';
import type { GameEditorState } from './useGameEditor.ts';

const ImportList = lazyComponent('ImportList', () => import('#app/parts/lists/ImportList.tsx'));

const fileName = 'countertype-pokemon';

/**
 * Imports and exports the Pokémon of the game as a CSV list; a row with a name of the Pokédex is
 * that Pokémon.
 */
export function ImportExportPokemon({
  game,
  change,
  pokedex,
}: Pick<GameEditorState, 'game' | 'change'> & {
  pokedex: readonly Pokemon[];
}) {
  const { t } = useTranslation();
  const saveList = useSaveList();
  const [isImporting, setIsImporting] = useState(false);
  const [notice, setNotice] = useState<ActionNoticeEvent>();

  async function save(): Promise<void> {
    const entries = game.pokemon.map(({ name, types }) => {
      return { number: '', name, typing: types, abilities: [], hasOther: true };
    });
    setNotice({ message: await saveList(fileName, entries) });
  }

  return (
    <>
      <ButtonRow>
        <Button onClick={() => setIsImporting(true)}>{t('coverage.import')}</Button>
        {game.pokemon.length > 0 && <Button onClick={save}>{t('coverage.export')}</Button>}
      </ButtonRow>
      <ActionNotice event={notice} onEnd={() => setNotice(undefined)} />
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
