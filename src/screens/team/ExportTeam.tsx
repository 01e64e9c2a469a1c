import { useState } from 'react';
import { copyText } from '#browser/clipboard.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import { writeShowdown } from '#showdown/writeTeam.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonRow } from '#ui/ButtonRow.tsx';
import { TextArea } from '#ui/Field.tsx';
import { SheetBody } from '#ui/Sheet.tsx';
import { useNames } from '#widgets/names.ts';
import type { Team } from './useTeam.ts';

/** Shows the team as text that Pokémon Showdown can import. */
export function ExportTeam({ team: { resolvedMembers, findPokemon } }: { team: Team }) {
  const { t } = useTranslation();
  const { formatList } = useNames();
  const [message, setMessage] = useState('');
  const namedMembers = resolvedMembers.map(({ state, tera, name }) => ({
    member: { ...state, tera },
    name,
    pokemon: findPokemon(state.pokemon),
  }));
  const membersWithoutPokemon = namedMembers.filter(({ pokemon, name }) => !pokemon && name !== '');
  const showdownText = writeShowdown(
    namedMembers.flatMap(({ pokemon, member: { types, ...member } }) =>
      pokemon ? [{ ...member, pokemon }] : [],
    ),
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
