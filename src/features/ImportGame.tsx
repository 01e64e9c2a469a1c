import { useMemo, useState } from 'react';
import { factorOf } from '#engine/chart.ts';
import type { Game } from '#engine/game.ts';
import { type Era, eraOf } from '#engine/generation.ts';
import type { OwnGame } from '#engine/ownGame.ts';
import { formatMultiplier } from '#i18n/multiplier.ts';
import { formatNumber } from '#i18n/number.ts';
import { formatLabeled, joinSentences } from '#i18n/punctuation.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import { suggestBase, toOwnGame } from '#ownGame/gameFromFiles.ts';
import { formatGameText } from '#ownGame/gameText.ts';
import type { RowSide } from '#ownGame/matrixCsv.ts';
import type { OpenedFile } from '#ownGame/openGame.ts';
import type { OwnGameImport } from '#ownGame/readOwnGame.ts';
import { maxGameNameLength } from '#ownGame/sourceGame.ts';
import { cleanGameName } from '#ownGame/typeName.ts';
import { exactNameFinder } from '#pokedex/exactName.ts';
import { truncate } from '#pokedex/inputText.ts';
import { usePokedex } from '#pokedex/pokedex.ts';
import { pokemonIn, typingIn } from '#pokedex/pokemon.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonRow } from '#ui/ButtonRow.tsx';
import { DropZone } from '#ui/DropZone.tsx';
import { Field, TextArea } from '#ui/Field.tsx';
import { FileButton } from '#ui/FileButton.tsx';
import { Select } from '#ui/Select.tsx';
import { Sheet, SheetBody, SheetFoot } from '#ui/Sheet.tsx';
import { Toggle } from '#ui/Toggle.tsx';
import { BaseSelect } from '#widgets/BaseSelect.tsx';
import { useNames } from '#widgets/names.ts';
import { useWorkerQuery } from '#workers/useWorkerQuery.ts';
import type { WorkerArgs } from '#workers/workerApi.ts';
import { GameProblem, GameWarnings } from './GameWarnings.tsx';
import { formatName } from './importFormat.ts';

/** What the player has changed; the files decide the rest. */
type Choices = {
  name?: string;
  base?: Era | Game;
  rows?: RowSide;
  hasOnlyOwnPokemon?: boolean;
};

/** Reads a game from files of other programs, and shows what they have before the player uses it. */
export function ImportGame({
  initialFiles = [],
  onImport,
  onClose,
}: {
  /** The files whose drop opened this sheet. */
  initialFiles?: readonly File[];
  onImport: (game: OwnGame) => void;
  onClose: () => void;
}) {
  const { t, language } = useTranslation();
  const { formatList } = useNames();
  const [files, setFiles] = useState(() => initialFiles.map(toOpenedFile));
  const [text, setText] = useState('');
  const [choices, setChoices] = useState<Choices>({});
  const choose = (changes: Choices) => setChoices((before) => ({ ...before, ...changes }));
  const sources = useMemo<readonly OpenedFile[]>(
    () =>
      text.trim() === '' ? files : [...files, { name: t('importGame.pasted'), content: text }],
    [files, text, t],
  );
  const chartBase = eraOf(choices.base ?? 'default');
  const args = useMemo<WorkerArgs<'openGame'> | undefined>(
    () => (sources.length === 0 ? undefined : [sources, { rows: choices.rows, base: chartBase }]),
    [sources, choices.rows, chartBase],
  );
  const { result, args: answeredArgs, hasFailed } = useWorkerQuery('openGame', args);
  const isCurrent = args !== undefined && answeredArgs === args;
  // A choice keeps what is on the screen until the files are read again.
  const opened = args && answeredArgs?.[0] === sources ? result : undefined;
  const game = opened?.game;
  const { ownGame, isPending, isMissing } = useOwnGame(game, choices);
  const hasLink = useMemo(() => !ownGame || formatGameText(ownGame) !== undefined, [ownGame]);

  function addFiles(newFiles: readonly File[]): void {
    const names = new Set(newFiles.map(({ name }) => name));
    setFiles((before) => [
      ...before.filter(({ name }) => !names.has(name)),
      ...newFiles.map(toOpenedFile),
    ]);
  }

  function clear(): void {
    setFiles([]);
    setText('');
    setChoices({});
  }

  return (
    <Sheet
      isOpen
      title={t('importGame.title')}
      description={t('importGame.help')}
      closeLabel={t('shell.close')}
      onClose={onClose}
    >
      <DropZone label={t('notices.dropHere')} onDrop={(_, all) => addFiles(all)}>
        <SheetBody>
          <ButtonRow>
            <FileButton accept={acceptedFiles} multiple onOpen={(_, all) => addFiles(all)}>
              {t('importGame.open')}
            </FileButton>
            {sources.length > 0 && <Button onClick={clear}>{t('notices.clear')}</Button>}
          </ButtonRow>
          {files.length > 0 && <p translate="no">{formatList(files.map(({ name }) => name))}</p>}
          {(files.length === 0 || text !== '') && (
            <TextArea
              label={t('importGame.text')}
              value={text}
              rows={6}
              data-first
              spellCheck={false}
              onChange={setText}
            />
          )}
          <p role="status">
            {game
              ? joinSentences(
                  [
                    formatSentenceOfFormats(game),
                    t('importGame.counts', {
                      types: formatNumber(game.types.length, language),
                      matchups: formatNumber(countMatchups(game), language),
                      pokemon: formatNumber(game.pokemon.length, language),
                    }),
                  ],
                  language,
                )
              : args && !isCurrent && t('coverage.reading')}
          </p>
          {isCurrent && hasFailed && <p role="alert">{t('importGame.notRead')}</p>}
          {opened?.problem && <GameProblem problem={opened.problem} />}
          {game && (
            <>
              {game.matrix && game.matrix.preview.length > 0 && (
                <RowsSelect matrix={game.matrix} onPick={(rows) => choose({ rows })} />
              )}
              <Field
                label={t('importGame.name')}
                value={choices.name ?? game.name ?? t('importGame.unnamed')}
                truncate={(name) => truncate(name, maxGameNameLength)}
                onChange={(name) => choose({ name })}
              />
              <BaseSelect
                label={t('importGame.base')}
                value={baseOf(game, choices)}
                onPick={(base) => choose({ base })}
              />
              {game.pokemon.length > 0 && (
                <ButtonRow>
                  <Toggle
                    pressed={hasOnlyOwn(game, choices)}
                    onClick={() => choose({ hasOnlyOwnPokemon: !hasOnlyOwn(game, choices) })}
                  >
                    {t('importGame.onlyOwn')}
                  </Toggle>
                </ButtonRow>
              )}
              <GameWarnings warnings={game.warnings} />
              {isPending && <p role="status">{t('pokemonPicker.loading')}</p>}
              {isMissing && <p role="alert">{t('pokemonPicker.failed')}</p>}
              {!hasLink && <p>{t('importGame.noLink')}</p>}
            </>
          )}
          <SheetFoot>
            <Button
              primary
              disabled={!isCurrent || !ownGame}
              onClick={() => ownGame && onImport(ownGame)}
            >
              {t('importGame.use')}
            </Button>
            <Button onClick={onClose}>{t('coverage.cancel')}</Button>
          </SheetFoot>
        </SheetBody>
      </DropZone>
    </Sheet>
  );

  function formatSentenceOfFormats({ formats }: OwnGameImport): string {
    const names = [...new Set(formats.map(formatName))];
    return t('importGame.format', { format: formatList(names) });
  }
}

/** The extensions of the files that the importers read. */
const acceptedFiles =
  '.txt,.ts,.js,.asm,.inc,.h,.c,.json,.csv,.tsv,text/plain,text/csv,application/json';

/** Asks which side the rows of a table are, with two matchups to check the answer. */
function RowsSelect({
  matrix: { rows, preview },
  onPick,
}: {
  matrix: NonNullable<OwnGameImport['matrix']>;
  onPick: (rows: RowSide) => void;
}) {
  const { t, language } = useTranslation();
  const { formatList } = useNames();
  const examples = preview.map(({ attacking, defending, factor }) =>
    formatLabeled(`${attacking} → ${defending}`, formatMultiplier(factor, language), language),
  );
  return (
    <Select
      label={t('importGame.rows')}
      hint={formatList(examples)}
      value={rows}
      onChange={({ target }) => onPick(target.value as RowSide)}
    >
      {(['attacking', 'defending'] as const).map((side) => (
        <option key={side} value={side}>
          {t(`importGame.${side}`)}
        </option>
      ))}
    </Select>
  );
}

/** The game with the player's choices; undefined without a name, and while the Pokédex is needed. */
function useOwnGame(game: OwnGameImport | undefined, choices: Choices) {
  const { t } = useTranslation();
  const pokedex = usePokedex();
  const allPokemon = pokedex.state === 'done' ? pokedex.value : undefined;
  const needsPokedex = game?.pokemon.some(({ id }) => id === undefined) ?? false;
  const base = game && baseOf(game, choices);
  const hasOnlyOwnPokemon = game !== undefined && hasOnlyOwn(game, choices);
  const nameless = useMemo(() => {
    if (!game || !base || (needsPokedex && !allPokemon)) return undefined;
    // A Pokémon that the base lacks would stay hidden, unless the game has only its own.
    const candidates =
      (hasOnlyOwnPokemon ? allPokemon : allPokemon && pokemonIn(base, allPokemon)) ?? [];
    const findByName = exactNameFinder(needsPokedex ? candidates : []);
    return toOwnGame(game, {
      ...{ name: '', base, hasOnlyOwnPokemon, abilities: game.abilities },
      ...{ hasSecondAbility: game.hasSecondAbility, fusion: game.fusion },
      findPokemon: (pokemonName) => {
        const pokemon = findByName(pokemonName);
        return pokemon && { id: pokemon.id, types: typingIn(base, pokemon) };
      },
    });
  }, [game, base, hasOnlyOwnPokemon, needsPokedex, allPokemon]);
  const name = cleanGameName(choices.name ?? game?.name ?? t('importGame.unnamed'));
  const ownGame = useMemo(
    () => (nameless && name ? { ...nameless, name } : undefined),
    [nameless, name],
  );
  return {
    ownGame,
    isPending: needsPokedex && pokedex.state === 'pending',
    isMissing: needsPokedex && pokedex.state === 'failed',
  };
}

function baseOf(game: OwnGameImport, { base }: Choices): Era | Game {
  return base ?? game.base ?? suggestBase(game);
}

/** Files of Essentials have the whole Pokédex of a game, others what a game changes. */
function hasOnlyOwn(game: OwnGameImport, { hasOnlyOwnPokemon }: Choices): boolean {
  const isWhole = game.hasOnlyOwnPokemon ?? game.formats.includes('essentialsPokemon');
  return game.pokemon.length > 0 && (hasOnlyOwnPokemon ?? isWhole);
}

function countMatchups({ chart }: OwnGameImport): number {
  const factors = chart.types.flatMap((one) =>
    chart.types.map((other) => factorOf(chart, one, other)),
  );
  return factors.filter((factor) => factor !== 1).length;
}

function toOpenedFile(file: File): OpenedFile {
  return { name: file.name, content: file };
}
