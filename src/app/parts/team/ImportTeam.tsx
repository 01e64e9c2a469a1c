import { ClipboardPaste } from 'lucide-react';
import { useEffect } from 'react';
import { canPaste } from '#app/browser/clipboard.ts';
import type { OpenedTeams } from '#app/files/openTeams.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { PokedexFailed } from '#app/typeUi/PokedexFailed.tsx';
import { Button } from '#app/ui/controls/Button.tsx';
import { ButtonRow } from '#app/ui/controls/ButtonRow.tsx';
import { Choice } from '#app/ui/controls/Choice.tsx';
import { TextArea } from '#app/ui/controls/Field.tsx';
import { Toggle } from '#app/ui/controls/Toggle.tsx';
import { DropZone } from '#app/ui/files/DropZone.tsx';
import { FileButton } from '#app/ui/files/FileButton.tsx';
import { SheetBody, SheetFoot } from '#app/ui/Sheet.tsx';
import { useStableCallback } from '#app/ui/useStableCallback.ts';
import { type Member, maxMembers } from '#core/links/team.ts';
import { memberFromShowdown } from '#core/picks/showdownMember.ts';
import type { Ruleset } from '#core/rulesets/ruleset.ts';
import { ImportStatus } from './ImportStatus.tsx';
import { UnreadableLines } from './UnreadableLines.tsx';
import { useImportMessage } from './useImportMessage.ts';
import type { MemberResolver } from './useMemberResolver.ts';
import { useTeamText } from './useTeamText.ts';

const pasteIcon = <ClipboardPaste aria-hidden />;

const addressLine = /^(https?:\/\/|pokepast\.es\/)\S+$/i;

type OpenedTeam = OpenedTeams['teams'][number];

const replaceMembers = (_: readonly Member[], newMembers: readonly Member[]) => newMembers;
const appendMembers = (
  members: readonly Member[],
  newMembers: readonly Member[],
): readonly Member[] => [...members, ...newMembers].slice(0, maxMembers);

/** Changes the members, and the generation if the heading of the team has another one. */
export type ImportMembers = (
  next: (members: readonly Member[]) => readonly Member[],
  message: string,
  ruleset: Ruleset | undefined,
  /** Whether another team replaces the one before. */
  isOtherTeam: boolean,
  /** Whether its heading names a format of double battles. */
  isDoubles: boolean,
) => void;

/** Parses pasted teams, lists the unreadable lines, and imports the members that it can read. */
export function ImportTeam({
  resolver,
  memberCount,
  isOwn,
  canChangeForm,
  treatsOtherAbilityAsNone = false,
  initialFile,
  onImport,
}: {
  resolver: MemberResolver;
  /** The number of members before the import. */
  memberCount: number;
  /** Whether it is the player's team; otherwise it is that of the opponents. */
  isOwn: boolean;
  /** The text that says how members get the forms of their items. */
  canChangeForm: Parameters<typeof useImportMessage>[1];
  /** Whether an ability without any effect becomes `none`, so that no other one is assumed. */
  treatsOtherAbilityAsNone?: boolean;
  /** Opened at once. */
  initialFile?: File | undefined;
  onImport: ImportMembers;
}) {
  const { t } = useTranslation();
  const { ruleset } = resolver.settings;
  const formatMessage = useImportMessage(resolver, canChangeForm);
  const teamText = useTeamText(resolver);
  const { text, readText, openFile, paste, teamIndex, setTeamIndex, result } = teamText;
  const openInitialFile = useStableCallback(openFile);
  useEffect(() => {
    if (initialFile) openInitialFile(initialFile);
  }, [initialFile, openInitialFile]);
  const { teams, unreadableLines } = result ?? { teams: [], unreadableLines: [] };
  const chosenTeam = teams[teamIndex] ?? teams[0];
  const hasOwnRuleset = chosenTeam !== undefined && chosenTeam.ruleset !== ruleset;
  const { headingChoice, usesHeadings } = teamText;
  const canRefuseHeading = hasOwnRuleset || headingChoice !== undefined;
  const members = chosenTeam ? toMembers(chosenTeam) : [];
  const freeSlots = maxMembers - memberCount;

  function toMembers({ members: sets, ruleset: ofTeam }: OpenedTeam): Member[] {
    return sets.map((set) => memberFromShowdown(ofTeam, set, treatsOtherAbilityAsNone));
  }

  function importTeam(
    team: OpenedTeam | undefined,
    next: typeof appendMembers,
    limit = maxMembers,
  ): void {
    if (!team) return;
    const newMembers = toMembers(team).slice(0, limit);
    onImport(
      (current) => next(current, newMembers),
      formatMessage(newMembers, team),
      team.ruleset === ruleset ? undefined : team.ruleset,
      next === replaceMembers && memberCount > 0,
      usesHeadings && team.isDoubles === true,
    );
  }

  /** Imports a pasted team without another tap, unless there is something to choose or to read. */
  async function pasteTeam(): Promise<void> {
    const pasted = await paste();
    const [team, ...otherTeams] = pasted?.teams ?? [];
    const isWhole = team && team.memberCount > 0 && team.memberCount === team.members.length;
    const hasChoice = memberCount > 0 || otherTeams.length > 0 || team?.ruleset !== ruleset;
    if (!isWhole || hasChoice || pasted?.unreadableLines.length !== 0) return;
    importTeam(team, replaceMembers);
  }

  if (resolver.pokedexState !== 'done') {
    return resolver.pokedexState === 'failed' ? (
      <PokedexFailed text={t('pokemonPicker.failed')} />
    ) : (
      <p>{t('pokemonPicker.loading')}</p>
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
          <Button onClick={pasteTeam}>
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
        <Choice
          label={t('team.importTeam')}
          options={[...teams.keys()]}
          value={teamIndex}
          getLabel={(index) => teams[index]?.name || t('team.untitled', { number: index + 1 })}
          onPick={setTeamIndex}
        />
      )}
      <ImportStatus teamText={teamText} team={chosenTeam} hasOwnRuleset={hasOwnRuleset} />
      {canRefuseHeading && (
        <Toggle pressed={usesHeadings} onClick={() => teamText.setHeadingChoice(!usesHeadings)}>
          {t('team.useHeading')}
        </Toggle>
      )}
      <UnreadableLines lines={unreadableLines} />
      <SheetFoot>
        <Button
          primary
          disabled={members.length === 0}
          onClick={() => importTeam(chosenTeam, replaceMembers)}
        >
          {t(isOwn && memberCount > 0 ? 'team.importReplace' : 'team.importUse')}
        </Button>
        {isOwn && memberCount > 0 && freeSlots > 0 && (
          <Button
            disabled={members.length === 0}
            onClick={() => importTeam(chosenTeam, appendMembers, freeSlots)}
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
