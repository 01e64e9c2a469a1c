import { useEffect, useRef, useState } from 'react';
import type { OpenedSave } from '#app/files/openBox.ts';
import { formatNumber } from '#app/i18n/number.ts';
import { joinSentences } from '#app/i18n/punctuation.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useCsvVocabulary } from '#app/parts/lists/useCsvVocabulary.ts';
import { TeamChoiceButton } from '#app/parts/team/TeamChoiceButton.tsx';
import { UnreadableLines } from '#app/parts/team/UnreadableLines.tsx';
import { useGameNames } from '#app/typeUi/names/gameNames.ts';
import { useNames } from '#app/typeUi/names/names.ts';
import { PokemonField } from '#app/typeUi/PokemonField.tsx';
import { Card } from '#app/ui/Card.tsx';
import { Button } from '#app/ui/controls/Button.tsx';
import { ButtonRow } from '#app/ui/controls/ButtonRow.tsx';
import { TextArea } from '#app/ui/controls/Field.tsx';
import { DropZone } from '#app/ui/files/DropZone.tsx';
import { FileButton } from '#app/ui/files/FileButton.tsx';
import { callWorker } from '#app/worker/callWorker.ts';
import type { BoxMark, BoxPokemon } from '#core/box/box.ts';
import { showdownName } from '#core/formats/showdown/name.ts';
import type { TeamState } from '#core/links/team.ts';
import type { Game } from '#core/rulesets/game.ts';
import type { SaveProblem, UnreadablePokemon } from '#core/saves/save.ts';
import type { Box } from './useBox.ts';

/** In code units; a box of 1,000 with all their moves has under 400,000. */
const maxTextLength = 1_000_000;

/** The largest number of unreadable Pokémon that the notice names. */
const maxPlaces = 6;

/** The largest number of unreadable lines that are listed. */
const maxLines = 100;

/** In bytes; the largest saves of later games, which are only named, have half of it. */
const maxFileSize = 10_000_000;

/** Whether the bytes are a text: none has the bytes 0 and 255, which every save has. */
function isText(bytes: Uint8Array): boolean {
  return bytes.length <= maxTextLength && !bytes.includes(0) && !bytes.includes(0xff);
}

const createPokemon = (set: string, mark: BoxMark = 'box'): BoxPokemon => ({
  id: crypto.randomUUID(),
  set,
  mark,
});

/** Adds Pokémon by the search, from a save file, from a team, or as text. */
export function AddPokemon({
  content: { resolver, settings, readablePokemon },
  onAdd,
}: {
  content: Box;
  /** Adds Pokémon; those of a save come with its game, and with more sentences about it. */
  onAdd: (
    pokemon: readonly BoxPokemon[],
    game?: Game,
    sentences?: readonly string[],
  ) => Promise<void>;
}) {
  const { t, language } = useTranslation();
  const { rulesetName } = useGameNames();
  const { formatList } = useNames();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const [unreadableLines, setUnreadableLines] = useState<readonly { line: number; text: string }[]>(
    [],
  );
  const vocabulary = useCsvVocabulary();
  const [isReading, setReading] = useState(false);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  /** Runs a reader of the worker; says so if it fails. */
  async function read(run: () => Promise<void>): Promise<void> {
    setReading(true);
    setProblem('');
    setUnreadableLines([]);
    try {
      await run();
    } catch (error) {
      console.warn('Failed to read Pokémon for the box', error);
      setProblem(t('box.failed'));
    }
    setReading(false);
  }

  const addText = (pasted: string) =>
    read(async () => {
      const { pokemon, unreadableLines: lines } = await callWorker(
        ...(['readSets', pasted, readablePokemon ?? [], settings.ruleset] as const),
        vocabulary.columns.name,
      );
      if (!isOpen.current) return;
      setUnreadableLines(lines.slice(0, maxLines));
      if (pokemon.length === 0) {
        setProblem(t('pokemonPicker.none'));
        return;
      }
      setText('');
      const number = formatNumber(lines.length, language);
      await onAdd(
        pokemon.map(({ set, mark }) => createPokemon(set, mark)),
        undefined,
        lines.length > 0 ? [t('box.unreadLines', { number })] : [],
      );
    });

  const addTeam = ({ members }: TeamState) =>
    read(async () => {
      const sets = await callWorker('writeSets', members, readablePokemon ?? []);
      if (!isOpen.current) return;
      if (sets.length === 0) setProblem(t('pokemonPicker.none'));
      else await onAdd(sets.map((set) => createPokemon(set)));
    });

  const openFile = (file: File) =>
    read(async () => {
      if (file.size > maxFileSize) {
        setProblem(formatProblem({ code: 'unknown' }));
        return;
      }
      const bytes = new Uint8Array(await file.arrayBuffer());
      if (isText(bytes)) {
        await addText(new TextDecoder().decode(bytes));
        return;
      }
      const save = await callWorker('openSave', bytes, resolver.pokedex ?? []);
      if (!isOpen.current) return;
      if ('code' in save) setProblem(formatProblem(save));
      else await onAdd(save.pokemon, save.game, formatNotes(save));
    });

  function formatProblem(save: SaveProblem): string {
    const sentence =
      save.code === 'newer'
        ? t('box.problems.newer', { game: rulesetName(save.game) })
        : t(`box.problems.${save.code}`);
    return joinSentences([sentence, t('box.unchanged')], language);
  }

  function formatPlace({ place: { box, slot } }: UnreadablePokemon): string {
    const values = { slot: formatNumber(slot, language) };
    return box === undefined
      ? t('box.partyPlace', values)
      : t('box.boxPlace', { ...values, box: formatNumber(box, language) });
  }

  function formatNotes({ eggCount, isOlder, unreadable }: OpenedSave): string[] {
    const places = unreadable.slice(0, maxPlaces).map(formatPlace);
    const rest = unreadable.length > maxPlaces ? ['…'] : [];
    return [
      ...(eggCount > 0 ? [t('box.eggs', { number: formatNumber(eggCount, language) })] : []),
      ...(isOlder ? [t('box.older')] : []),
      ...(places.length > 0 ? [t('box.unread', { places: formatList([...places, ...rest]) })] : []),
    ];
  }

  return (
    <DropZone label={t('notices.dropHere')} onDrop={openFile}>
      <Card aria-labelledby="add-pokemon">
        <h2 id="add-pokemon">{t('box.add')}</h2>
        <PokemonField
          keepsFocus
          placeholder={t('pokemonPicker.label')}
          pokedexState={resolver.pokedexState}
          searchables={resolver.listedSearchables}
          selectedPokemon={undefined}
          onPick={(pokemon) => onAdd([createPokemon(showdownName(pokemon))])}
          onClear={() => {}}
        />
        <FileButton accept="" onOpen={openFile}>
          {t('box.open')}
        </FileButton>
        <p>{t('box.openHelp')}</p>
        <TeamChoiceButton label={t('box.fromTeam')} onChoose={addTeam} />
        <TextArea
          label={t('box.text')}
          value={text}
          rows={3}
          spellCheck={false}
          lang="en"
          placeholder={placeholder}
          onChange={(value) => setText(value.slice(0, maxTextLength))}
        />
        <p>{t('box.textHelp', { columns: columns })}</p>
        <p role="status">{isReading && t('shell.loading')}</p>
        {problem && <p role="alert">{problem}</p>}
        {unreadableLines.length > 0 && <p>{t('team.unreadableLines')}</p>}
        <UnreadableLines lines={unreadableLines} />
        <ButtonRow>
          <Button
            disabled={text.trim() === '' || !readablePokemon || isReading}
            onClick={() => addText(text)}
          >
            {t('box.addText')}
          </Button>
        </ButtonRow>
      </Card>
    </DropZone>
  );
}

/** Words for the columns of a table, which are English in every language. */
const columns = 'Pokémon, Nickname, Level, Ability, Item, Moves, Status';

/** Showdown text is English in every language. */
const placeholder = `Garchomp
Level: 48
- Earthquake

Lanturn`;
