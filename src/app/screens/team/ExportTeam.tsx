import { useState } from 'react';
import { copyText } from '#app/browser/clipboard.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useNames } from '#app/typeUi/names/names.ts';
import { useLoadedMoves } from '#app/typeUi/names/useLoadedMoves.ts';
import { Button } from '#app/ui/controls/Button.tsx';
import { ButtonRow } from '#app/ui/controls/ButtonRow.tsx';
import { TextArea } from '#app/ui/controls/Field.tsx';
import { SheetBody } from '#app/ui/Sheet.tsx';
import { formatMembers, writeMember } from '#core/formats/showdown/write/writeTeam.ts';
import { memberToShowdown } from '#core/picks/showdownMember.ts';
import type { Team } from './useTeam.ts';

/** Shows the team as text that Pokémon Showdown can import. */
export function ExportTeam({ team: { resolvedMembers, findPokemon } }: { team: Team }) {
  const { t } = useTranslation();
  const { formatList } = useNames();
  // The text has the English names of the moves.
  useLoadedMoves('en');
  const [message, setMessage] = useState('');
  const namedMembers = resolvedMembers.map(({ state, tera, name }) => {
    const pokemon = findPokemon(state.pokemon);
    // Without a pasted set, only what the generation supports is exported.
    const member = state.set ? state : { ...state, tera };
    return { name, showdownMember: pokemon && writeMember(memberToShowdown(member, pokemon)) };
  });
  const membersWithoutPokemon = namedMembers.filter(
    ({ showdownMember, name }) => !showdownMember && name !== '',
  );
  const showdownText = formatMembers(
    namedMembers.flatMap(({ showdownMember }) => (showdownMember ? [showdownMember] : [])),
  );
  return (
    <SheetBody>
      <TextArea label={t('team.importLabel')} value={showdownText} rows={14} readOnly lang="en" />
      {membersWithoutPokemon.length > 0 && (
        <p>
          {t('team.exportLeftOut', {
            names: formatList(membersWithoutPokemon.map(({ name }) => name)),
          })}
        </p>
      )}
      {namedMembers.map(
        ({ name, showdownMember }, index) =>
          showdownMember &&
          showdownMember.leftOutLines.length > 0 && (
            // biome-ignore lint/suspicious/noArrayIndexKey: two members may have one name
            <p key={index}>
              {t('team.exportChanged', { name, lines: showdownMember.leftOutLines.join(' · ') })}
            </p>
          ),
      )}
      <ButtonRow>
        <Button
          primary
          onClick={async () => {
            setMessage(
              t((await copyText(showdownText)) ? 'team.textCopied' : 'team.textNotCopied'),
            );
          }}
        >
          {t('team.copyText')}
        </Button>
      </ButtonRow>
      <p role="status">{message}</p>
    </SheetBody>
  );
}
