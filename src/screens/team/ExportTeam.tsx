import { useState } from 'react';
import { copyText } from '#browser/clipboard.ts';
import { useText } from '#i18n/text.ts';
import { writeShowdown } from '#showdown/writeTeam.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonRow } from '#ui/ButtonRow.tsx';
import { TextArea } from '#ui/Field.tsx';
import { SheetBody } from '#ui/Sheet.tsx';
import { useNames } from '#widgets/names.ts';
import type { Team } from './useTeam.ts';

/** The team as text that Showdown takes. */
export function ExportTeam({ team: { all, find } }: { team: Team }) {
  const { text } = useText();
  const { list } = useNames();
  const [says, say] = useState('');
  const named = all.map(({ member, tera, name }) => ({
    member: { ...member, tera },
    name,
    pokemon: find(member.pokemon),
  }));
  const leftOut = named.filter(({ pokemon, name }) => !pokemon && name !== '');
  const written = writeShowdown(
    named.flatMap(({ pokemon, member: { types, ...member } }) =>
      pokemon ? [{ ...member, pokemon }] : [],
    ),
  );
  return (
    <SheetBody>
      <TextArea label={text('team.importLabel')} value={written} rows={14} readOnly lang="en" />
      {leftOut.length > 0 && (
        <p>{text('team.exportLeftOut', { names: list(leftOut.map(({ name }) => name)) })}</p>
      )}
      <ButtonRow>
        <Button
          primary
          onClick={async () => {
            say(text((await copyText(written)) ? 'team.textCopied' : 'team.textNotCopied'));
          }}
        >
          {text('team.copyText')}
        </Button>
      </ButtonRow>
      <p role="status">{says}</p>
    </SheetBody>
  );
}
