import { ClipboardPaste } from 'lucide-react';
import { useEffect } from 'react';
import { canPaste } from '#browser/clipboard.ts';
import { formatNumber } from '#i18n/number.ts';
import { joinSentences } from '#i18n/punctuation.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import { type Member, maxMembers } from '#links/team.ts';
import { maxTeams } from '#showdown/openTeams.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonRow } from '#ui/ButtonRow.tsx';
import { DropZone } from '#ui/DropZone.tsx';
import { TextArea } from '#ui/Field.tsx';
import { FileButton } from '#ui/FileButton.tsx';
import { Select } from '#ui/Select.tsx';
import { SheetBody, SheetFoot } from '#ui/Sheet.tsx';
import { useNames } from '#widgets/names.ts';
import { memberFromShowdown } from './showdownMember.ts';
import { UnreadableLines } from './UnreadableLines.tsx';
import type { MemberResolver } from './useMemberResolver.ts';
import { useTeamText } from './useTeamText.ts';

const pasteIcon = <ClipboardPaste aria-hidden />;

const addressLine = /^(https?:\/\/|pokepast\.es\/)\S+$/i;

/** Parses pasted teams, lists the unreadable lines, and imports the members that it can read. */
export function ImportTeam({
  resolver,
  memberCount,
  isOwn,
  treatsOtherAbilityAsNone = false,
  onImport,
}: {
  resolver: MemberResolver;
  /** The number of members before the import. */
  memberCount: number;
  /** Whether it is the player's team; otherwise it is that of the opponents. */
  isOwn: boolean;
  /** Whether an ability without any effect becomes `none`, so that no other one is assumed. */
  treatsOtherAbilityAsNone?: boolean;
  onImport: (next: (members: readonly Member[]) => readonly Member[], message: string) => void;
}) {
  const { t, language } = useTranslation();
  const { formatList } = useNames();
  const { generation } = resolver.settings;
  const teamText = useTeamText(resolver);
  const { text, readText, openFile, paste, teamIndex, setTeamIndex, result } = teamText;
  const { teams, unreadableLines } = result ?? { teams: [], unreadableLines: [] };
  const chosenTeam = teams[teamIndex] ?? teams[0];
  const members = (chosenTeam?.members ?? []).map((member) =>
    memberFromShowdown(generation, member, treatsOtherAbilityAsNone),
  );
  const count = chosenTeam?.memberCount ?? 0;
  const freeSlots = maxMembers - memberCount;

  function importMembers(
    limit: number,
    next: (members: readonly Member[], newMembers: Member[]) => readonly Member[],
  ): void {
    const newMembers = members.slice(0, limit);
    const { length } = newMembers;
    const limitTexts = length < count ? [t('team.importTooMany', { count: length })] : [];
    const namesWithItemForm = newMembers
      .map(resolver.resolve)
      .flatMap(({ itemForm, name }) => (itemForm ? [name] : []));
    const itemFormTexts =
      namesWithItemForm.length > 0
        ? [t('team.canChangeForm', { names: formatList(namesWithItemForm) })]
        : [];
    const message = joinSentences(
      [t('team.imported', { count: length }), ...limitTexts, ...itemFormTexts],
      language,
    );
    onImport((members) => next(members, newMembers), message);
  }

  // A team pasted by the button needs no other tap, unless there is something to choose or to read.
  const canUseAtOnce =
    teamText.isPasted &&
    memberCount === 0 &&
    teams.length === 1 &&
    unreadableLines.length === 0 &&
    count === members.length &&
    count > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it imports once, and closes the sheet
  useEffect(() => {
    if (canUseAtOnce) importMembers(maxMembers, (_, newMembers) => newMembers);
  }, [canUseAtOnce]);

  if (resolver.pokedexState !== 'done') {
    return (
      <p>
        {t(resolver.pokedexState === 'failed' ? 'pokemonPicker.failed' : 'pokemonPicker.loading')}
      </p>
    );
  }
  return (
    <SheetBody>
      <DropZone label={t('notices.dropHere')} onDrop={openFile}>
        <TextArea
          label={t('team.importLabel')}
          value={text}
          rows={6}
          data-initial-focus
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
      {teamText.isPasteRefused && <p role="alert">{t('team.pasteRefused')}</p>}
      {teamText.isBinary && <p role="alert">{t('team.importNotText')}</p>}
      {unreadableLines.some(({ text }) => addressLine.test(text)) && (
        <p role="alert">{t('team.importLink')}</p>
      )}
      {teamText.hasFailed && <p role="alert">{t('team.importNotRead')}</p>}
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
            ...(teamText.isPending ? [t('coverage.reading')] : []),
            ...(result
              ? [t('team.importCount', { count, number: formatNumber(count, language) })]
              : []),
            ...(count > maxMembers ? [t('team.importTooMany', { count: maxMembers })] : []),
            ...(result && result.teamCount > maxTeams
              ? [t('team.importTeamsShown', { number: formatNumber(maxTeams, language) })]
              : []),
            ...(result && result.unreadableLineCount > 0
              ? [t('team.unreadableLines'), formatNumber(result.unreadableLineCount, language)]
              : []),
          ],
          language,
        )}
      </p>
      <UnreadableLines lines={unreadableLines} />
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
