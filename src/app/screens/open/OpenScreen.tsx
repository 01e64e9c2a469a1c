import { use, useEffect, useState, useSyncExternalStore } from 'react';
import { onFilesLaunched, takeSharedFiles } from '#app/browser/receivedFiles.ts';
import { usePokedex } from '#app/downloads/pokedex.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useCsvVocabulary } from '#app/parts/lists/useCsvVocabulary.ts';
import { type Handover, handover } from '#app/state/handover.ts';
import { useSettings } from '#app/state/useCalculator.ts';
import { PageHead } from '#app/typeUi/PageHead.tsx';
import { PokedexFailed } from '#app/typeUi/PokedexFailed.tsx';
import { Card } from '#app/ui/Card.tsx';
import { NavigationContext } from '#app/ui/controls/Link.tsx';
import { DropZone } from '#app/ui/files/DropZone.tsx';
import { FileButton } from '#app/ui/files/FileButton.tsx';
import { SheetBody } from '#app/ui/Sheet.tsx';
import { useStableCallback } from '#app/ui/useStableCallback.ts';
import { calculators } from '#core/links/registry.ts';
import { isOwnGame } from '#core/rulesets/ruleset.ts';
import { ReceivedPartRow } from './ReceivedPartRow.tsx';
import { type ReceivedPart, receivedParts, sortFiles } from './receivedParts.ts';

/** The screens with the imports. */
const importPaths: Record<Handover['content'], string> = {
  team: calculators.team.path,
  backup: calculators.team.path,
  game: '/game/',
  list: calculators.coverage.path,
};

/**
 * Receives what another app shares and the files that the player opens with the app, and opens their import. If there
 * are several, or one that no import reads, it lists them.
 */
export function OpenScreen({ params }: { params: URLSearchParams }) {
  const { t } = useTranslation();
  const { navigate } = use(NavigationContext);
  const { ruleset, dex } = useSettings();
  const vocabulary = useCsvVocabulary();
  const { state: pokedexState, pokedex = [], searchables } = usePokedex({ ruleset, dex });
  const parts = useSyncExternalStore(receivedParts.subscribe, receivedParts.get);
  const [files, setFiles] = useState<readonly File[]>();
  const [hasFailed, setFailed] = useState(false);
  const isReading = files !== undefined && files.length > 0;

  const open = useStableCallback((part: ReceivedPart, replace: boolean) => {
    if (part.is === 'unknown') return;
    receivedParts.set(receivedParts.get().filter((each) => each !== part));
    if (part.is === 'link') {
      navigate(part.address, { replace });
      return;
    }
    handover.set({ content: part.is, files: part.files });
    navigate(importPaths[part.is], { replace });
  });

  const sort = useStableCallback(async (newFiles: readonly File[]) => {
    const pokemon = isOwnGame(ruleset) ? searchables.map((each) => each.pokemon) : pokedex;
    try {
      const newParts = await sortFiles(newFiles, { vocabulary, pokemon, ruleset });
      const allParts = [...newParts, ...receivedParts.get()];
      receivedParts.set(allParts);
      if (allParts.length === 1) open(allParts[0]!, true);
    } catch (error) {
      console.warn('Failed to read what was received', error);
      setFailed(true);
    }
    setFiles([]);
  });

  useEffect(() => {
    handover.set(undefined);
    onFilesLaunched(setFiles);
    if (params.has('shared')) takeSharedFiles(t('importGame.pasted')).then(setFiles);
  }, [params, t]);

  useEffect(() => {
    if (isReading && pokedexState !== 'pending') sort(files);
  }, [files, isReading, pokedexState, sort]);

  const hasNothing = params.has('shared') && files?.length === 0 && parts.length === 0;
  return (
    <Card>
      <PageHead title={t('team.importFile')} description={t('open.help')} path="/open/" />
      <SheetBody>
        <h1>{t('team.importFile')}</h1>
        <p>{t('open.help')}</p>
        <DropZone label={t('notices.dropHere')} onDrop={(_, newFiles) => setFiles(newFiles)}>
          <FileButton accept="" multiple onOpen={(_, newFiles) => setFiles(newFiles)}>
            {t('importGame.open')}
          </FileButton>
        </DropZone>
        <p role="status">{isReading && t('coverage.reading')}</p>
        {hasFailed && <p role="alert">{t('importGame.notRead')}</p>}
        {hasNothing && !hasFailed && <p role="alert">{t('open.nothing')}</p>}
        {pokedexState === 'failed' && <PokedexFailed text={t('pokemonPicker.failed')} />}
        {parts.map((part) => (
          <ReceivedPartRow
            key={part.files.map(({ name }) => name).join()}
            part={part}
            onOpen={() => open(part, false)}
          />
        ))}
      </SheetBody>
    </Card>
  );
}
