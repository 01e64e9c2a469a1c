import { useState } from 'react';
import type { OwnGameBoss } from '#engine/ownGame.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import { fold } from '#pokedex/fold.ts';
import { Field } from '#ui/Field.tsx';
import { moveRowFocus } from '#ui/rowFocus.ts';
import { Status } from '#ui/Status.tsx';
import { SummaryRow } from '#widgets/SummaryRow.tsx';

/** Lists the bosses of an own game in its order, with a search by name. */
export function OwnBossList({
  bosses,
  onChoose,
}: {
  bosses: readonly OwnGameBoss[];
  onChoose: (boss: OwnGameBoss) => void;
}) {
  const { t } = useTranslation();
  const [query, setQuery] = useState('');
  const matches = bosses.filter(({ name }) => fold(name).includes(fold(query.trim())));
  return (
    <>
      <Field
        label={t('bosses.search')}
        type="search"
        value={query}
        autoComplete="off"
        onChange={setQuery}
      />
      <Status>{matches.length === 0 && t('bosses.noMatch')}</Status>
      <ul aria-label={t('bosses.title')} onKeyDown={moveRowFocus}>
        {matches.map((boss, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two bosses may have the same name
          <li key={index}>
            <SummaryRow
              data-column="open"
              onClick={() => onChoose(boss)}
              name={<span translate="no">{boss.name}</span>}
              details={null}
              icons={null}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
