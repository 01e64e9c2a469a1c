import { useMemo, useState } from 'react';
import { cleanNickname, type Member, maxMembers, type TeamState } from '#calculators/team.ts';
import { formatNumber } from '#i18n/number.ts';
import { useText } from '#i18n/text.ts';
import { broughtBy } from '#pokedex/pokemon.ts';
import { maxTeams } from '#showdown/openTeams.ts';
import type { ShowdownMember } from '#showdown/team.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonRow } from '#ui/ButtonRow.tsx';
import { DropZone } from '#ui/DropZone.tsx';
import { TextArea } from '#ui/Field.tsx';
import { FileButton } from '#ui/FileButton.tsx';
import { Select } from '#ui/Select.tsx';
import { SheetBody } from '#ui/Sheet.tsx';
import type { Said } from '#workers/questions.ts';
import { useAnswer } from '#workers/useAnswer.ts';
import styles from './ImportTeam.module.css';
import type { Team } from './useTeam.ts';
import { useSentences } from './words.ts';

/** More than a thousand teams; no text of a person's is longer. */
const longest = 1_000_000;

/** No text holds it; many files that are none do. */
const noText = '\0';

/** Reads a pasted team, says what it did not understand, and takes what it did. */
export function ImportTeam({
  team,
  onImport,
}: {
  team: Team;
  onImport: (next: (state: TeamState) => TeamState, says: string) => void;
}) {
  const { text, language } = useText();
  const { settings, state, searchables } = team;
  const { generation } = settings;
  const [pasted, paste] = useState('');
  const [picked, pick] = useState(0);
  const joined = useSentences();
  const [isNoText, setNoText] = useState(false);
  const said = useMemo<Said<'openTeams'> | undefined>(
    () =>
      pasted.trim() === ''
        ? undefined
        : [pasted, searchables.map(({ pokemon }) => pokemon), generation, maxMembers],
    [pasted, searchables, generation],
  );
  const { answer, said: answered, hasFailed } = useAnswer('openTeams', said);
  const isRead = said !== undefined && answered === said;
  const reading = isRead ? answer : undefined;
  const { teams, unread } = reading ?? { teams: [], unread: [] };
  const found = teams[picked] ?? teams[0];
  const members = (found?.members ?? []).map(memberOf);
  const count = found?.memberCount ?? 0;
  const room = maxMembers - state.members.length;

  function memberOf({ pokemon, nickname, ability, ...rest }: ShowdownMember): Member {
    const brought = broughtBy(generation, pokemon);
    return {
      ...rest,
      ...brought,
      ability: ability ?? brought.ability,
      nickname: cleanNickname(nickname ?? '') || undefined,
    };
  }

  function read(written: string): void {
    const isText = !written.includes(noText);
    setNoText(!isText);
    if (!isText) return;
    paste(written);
    pick(0);
  }

  async function open(file: File): Promise<void> {
    read(file.size <= longest ? await file.text().catch(() => noText) : noText);
  }

  function take(most: number, next: (state: TeamState, taken: Member[]) => TeamState): void {
    const taken = members.slice(0, most);
    const { length } = taken;
    const tooMany = length < count ? [text('team.importTooMany', { count: length })] : [];
    const says = joined([text('team.imported', { count: length }), ...tooMany]);
    onImport((state) => next(state, taken), says);
  }

  if (team.pokedex !== 'done') {
    return (
      <p>{text(team.pokedex === 'failed' ? 'pokemonPicker.failed' : 'pokemonPicker.loading')}</p>
    );
  }
  return (
    <SheetBody>
      <DropZone says={text('news.dropHere')} onDrop={open}>
        <TextArea
          label={text('team.importLabel')}
          value={pasted}
          maxLength={longest}
          rows={10}
          data-first
          spellCheck={false}
          lang="en"
          placeholder={placeholder}
          onChange={({ target }) => read(target.value)}
        />
      </DropZone>
      <FileButton accept=".txt,text/plain" onOpen={open}>
        {text('team.importFile')}
      </FileButton>
      {isNoText && <p role="alert">{text('team.importNotText')}</p>}
      {isRead && hasFailed && <p role="alert">{text('team.importNotRead')}</p>}
      {teams.length > 1 && (
        <Select
          label={text('team.importTeam')}
          value={picked}
          onChange={({ target }) => pick(Number(target.value))}
        >
          {teams.map(({ name }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: teams may share a name
            <option key={index} value={index}>
              {name || text('team.untitled', { number: index + 1 })}
            </option>
          ))}
        </Select>
      )}
      <p role="status">
        {joined([
          ...(said && !isRead ? [text('coverage.reading')] : []),
          ...(reading
            ? [text('team.importFound', { count, number: formatNumber(count, language) })]
            : []),
          ...(count > maxMembers ? [text('team.importTooMany', { count: maxMembers })] : []),
          ...(reading && reading.teamCount > maxTeams
            ? [text('team.importTeamsShown', { number: formatNumber(maxTeams, language) })]
            : []),
          ...(reading && reading.unreadCount > 0
            ? [`${text('team.importUnread')} ${formatNumber(reading.unreadCount, language)}`]
            : []),
        ])}
      </p>
      {unread.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to reach it
        <ul className={styles.unread} tabIndex={0} aria-label={text('team.importUnread')}>
          {unread.map(({ line, text: written }) => (
            <li key={`${line} ${written}`}>
              {text('team.importLine', { line: formatNumber(line, language), text: written })}
            </li>
          ))}
        </ul>
      )}
      <ButtonRow>
        <Button
          primary
          disabled={members.length === 0}
          onClick={() =>
            // A pasted team names everybody's Tera type, but only one of them can use it.
            take(maxMembers, (state, members) => ({ ...state, members, terastallized: false }))
          }
        >
          {text('team.importReplace')}
        </Button>
        {state.members.length > 0 && room > 0 && (
          <Button
            disabled={members.length === 0}
            onClick={() =>
              take(room, (state, taken) => ({
                ...state,
                members: [...state.members, ...taken].slice(0, maxMembers),
              }))
            }
          >
            {text('team.importAdd')}
          </Button>
        )}
      </ButtonRow>
    </SheetBody>
  );
}

/** Showdown text is English in every language. */
const placeholder = `Garchomp @ Yache Berry
Ability: Rough Skin
Tera Type: Steel
- Earthquake
- Dragon Claw`;
