import { ClipboardPaste } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { canPaste, pasteText } from '#browser/clipboard.ts';
import { cleanNickname, type Member, maxMembers } from '#calculators/team.ts';
import { formatNumber } from '#i18n/number.ts';
import { joinSentences } from '#i18n/punctuation.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import { choicesFromPokemon } from '#pokedex/pokemon.ts';
import { maxTeams } from '#showdown/openTeams.ts';
import type { ShowdownMember } from '#showdown/team.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonRow } from '#ui/ButtonRow.tsx';
import { DropZone } from '#ui/DropZone.tsx';
import { TextArea } from '#ui/Field.tsx';
import { FileButton } from '#ui/FileButton.tsx';
import { Select } from '#ui/Select.tsx';
import { SheetBody, SheetFoot } from '#ui/Sheet.tsx';
import { useWorkerQuery } from '#workers/useWorkerQuery.ts';
import type { WorkerArgs } from '#workers/workerApi.ts';
import styles from './ImportTeam.module.css';
import type { MemberResolver } from './useMemberResolver.ts';

const pasteIcon = <ClipboardPaste aria-hidden />;

/** In code units of a text and in bytes of a file; enough for over a thousand teams. */
const maxTextLength = 1_000_000;

const addressLine = /^(https?:\/\/|pokepast\.es\/)\S+$/i;

/** Text never contains NUL; many binary files do. */
const binaryMark = '\0';

/** Parses pasted teams, lists the unreadable lines, and imports the members that it can read. */
export function ImportTeam({
  resolver: { settings, pokedex, searchables },
  memberCount,
  isOwn,
  knowsAbilities = false,
  onImport,
}: {
  resolver: MemberResolver;
  /** The number of members before the import. */
  memberCount: number;
  /** Whether it is the player's team, and not that of the opponents. */
  isOwn: boolean;
  /** Whether an ability without any effect counts as known, so that no other one is assumed. */
  knowsAbilities?: boolean;
  onImport: (next: (members: readonly Member[]) => readonly Member[], message: string) => void;
}) {
  const { t, language } = useTranslation();
  const { generation } = settings;
  const [text, setText] = useState('');
  const [teamIndex, setTeamIndex] = useState(0);
  const [isBinary, setBinary] = useState(false);
  const [isPasted, setPasted] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const args = useMemo<WorkerArgs<'openTeams'> | undefined>(
    () =>
      text.trim() === ''
        ? undefined
        : [text, searchables.map(({ pokemon }) => pokemon), generation, maxMembers],
    [text, searchables, generation],
  );
  const { result, args: answeredArgs, hasFailed } = useWorkerQuery('openTeams', args);
  const isCurrent = args !== undefined && answeredArgs === args;
  const currentResult = isCurrent ? result : undefined;
  const { teams, unreadableLines } = currentResult ?? { teams: [], unreadableLines: [] };
  const chosenTeam = teams[teamIndex] ?? teams[0];
  const members = (chosenTeam?.members ?? []).map(toMember);
  const count = chosenTeam?.memberCount ?? 0;
  const freeSlots = maxMembers - memberCount;

  function toMember({
    pokemon,
    nickname,
    ability,
    hasOtherAbility,
    ...rest
  }: ShowdownMember): Member {
    const linkFields = choicesFromPokemon(generation, pokemon);
    return {
      ...rest,
      ...linkFields,
      ability: ability ?? (hasOtherAbility && knowsAbilities ? 'none' : linkFields.ability),
      nickname: cleanNickname(nickname ?? '') || undefined,
    };
  }

  function readText(newText: string): void {
    const isText = newText.length <= maxTextLength && !newText.includes(binaryMark);
    setBinary(!isText);
    if (!isText) return;
    setText(newText);
    setTeamIndex(0);
  }

  async function openFile(file: File): Promise<void> {
    readText(file.size <= maxTextLength ? await file.text().catch(() => binaryMark) : binaryMark);
  }

  async function paste(): Promise<void> {
    const clipboardText = await pasteText();
    setRefused(clipboardText === undefined);
    if (clipboardText === undefined) return;
    readText(clipboardText);
    setPasted(true);
  }

  function importMembers(
    limit: number,
    next: (members: readonly Member[], newMembers: Member[]) => readonly Member[],
  ): void {
    const newMembers = members.slice(0, limit);
    const { length } = newMembers;
    const limitTexts = length < count ? [t('team.importTooMany', { count: length })] : [];
    const message = joinSentences([t('team.imported', { count: length }), ...limitTexts], language);
    onImport((members) => next(members, newMembers), message);
  }

  // A team pasted by the button needs no other tap, unless there is something to choose or to read.
  const canUseAtOnce =
    isPasted &&
    memberCount === 0 &&
    teams.length === 1 &&
    unreadableLines.length === 0 &&
    count === members.length &&
    count > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it imports once, and closes the sheet
  useEffect(() => {
    if (canUseAtOnce) importMembers(maxMembers, (_, newMembers) => newMembers);
  }, [canUseAtOnce]);

  if (pokedex !== 'done') {
    return <p>{t(pokedex === 'failed' ? 'pokemonPicker.failed' : 'pokemonPicker.loading')}</p>;
  }
  return (
    <SheetBody>
      <DropZone label={t('notices.dropHere')} onDrop={openFile}>
        <TextArea
          label={t('team.importLabel')}
          value={text}
          rows={6}
          data-first
          spellCheck={false}
          lang="en"
          placeholder={placeholder}
          onChange={readText}
        />
      </DropZone>
      <ButtonRow>
        {canPaste && (
          <Button onClick={paste}>
            {pasteIcon}
            <span>{t('team.paste')}</span>
          </Button>
        )}
        <FileButton accept=".txt,text/plain" onOpen={openFile}>
          {t('team.importFile')}
        </FileButton>
      </ButtonRow>
      {isRefused && <p role="alert">{t('team.pasteRefused')}</p>}
      {isBinary && <p role="alert">{t('team.importNotText')}</p>}
      {unreadableLines.some(({ text }) => addressLine.test(text)) && (
        <p role="alert">{t('team.importLink')}</p>
      )}
      {isCurrent && hasFailed && <p role="alert">{t('team.importNotRead')}</p>}
      {teams.length > 1 && (
        <Select
          label={t('team.importTeam')}
          value={teamIndex}
          onChange={({ target }) => setTeamIndex(Number(target.value))}
        >
          {teams.map(({ name }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: teams may share a name
            <option key={index} value={index}>
              {name || t('team.untitled', { number: index + 1 })}
            </option>
          ))}
        </Select>
      )}
      <p role="status">
        {joinSentences(
          [
            ...(args && !isCurrent ? [t('coverage.reading')] : []),
            ...(currentResult
              ? [t('team.importCount', { count, number: formatNumber(count, language) })]
              : []),
            ...(count > maxMembers ? [t('team.importTooMany', { count: maxMembers })] : []),
            ...(currentResult && currentResult.teamCount > maxTeams
              ? [t('team.importTeamsShown', { number: formatNumber(maxTeams, language) })]
              : []),
            ...(currentResult && currentResult.unreadableLineCount > 0
              ? [
                  t('team.unreadableLines'),
                  formatNumber(currentResult.unreadableLineCount, language),
                ]
              : []),
          ],
          language,
        )}
      </p>
      {unreadableLines.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it
        <ul className={styles.unreadLines} tabIndex={0} aria-label={t('team.unreadableLines')}>
          {unreadableLines.map(({ line, text: lineText }) => (
            <li key={`${line} ${lineText}`}>
              {t('team.importLine', { line: formatNumber(line, language), text: lineText })}
            </li>
          ))}
        </ul>
      )}
      <SheetFoot>
        <Button
          primary
          disabled={members.length === 0}
          onClick={() => importMembers(maxMembers, (_, newMembers) => newMembers)}
        >
          {t(isOwn && memberCount > 0 ? 'team.importReplace' : 'team.importUse')}
        </Button>
        {isOwn && memberCount > 0 && freeSlots > 0 && (
          <Button
            disabled={members.length === 0}
            onClick={() =>
              importMembers(freeSlots, (members, newMembers) =>
                [...members, ...newMembers].slice(0, maxMembers),
              )
            }
          >
            {t('team.importAdd')}
          </Button>
        )}
      </SheetFoot>
    </SheetBody>
  );
}

/** Showdown text is English in every language. */
const placeholder = `Garchomp @ Yache Berry
Ability: Rough Skin
Tera Type: Steel

Rotom-Wash`;
