import { useState } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { LoadFailed } from '#app/parts/frame/LoadFailed.tsx';
import { useNames } from '#app/typeUi/names/names.ts';
import { SummaryRow } from '#app/typeUi/SummaryRow.tsx';
import { Choice } from '#app/ui/controls/Choice.tsx';
import { Field } from '#app/ui/controls/Field.tsx';
import { moveRowFocus } from '#app/ui/lists/rowFocus.ts';
import { Status } from '#app/ui/Status.tsx';
import type { Boss } from '#core/bosses/boss.ts';
import { bossesFor, searchBosses } from '#core/bosses/listBosses.ts';
import type { Pokemon } from '#core/pokedex/pokemon.ts';
import type { Ruleset } from '#core/rulesets/ruleset.ts';
import { useBosses } from './useBosses.ts';
import { useBossText } from './useBossText.ts';
import { useHiddenBosses } from './useHiddenBosses.ts';
import { useStarter } from './useStarter.ts';

/** Lists the bosses of the game in the order of the story, with a search and the player's starter. */
export function BossList({
  game,
  findPokemon,
  onChoose,
}: {
  game: Ruleset;
  findPokemon: (id: string | undefined) => Pokemon | undefined;
  onChoose: (boss: Boss, name: string) => void;
}) {
  const { t } = useTranslation();
  const { typeName } = useNames();
  const { state, bosses, names, retry } = useBosses(game);
  const { bossName, shortDetails, unsureText, searchTexts } = useBossText(game, names, findPokemon);
  const { starterTypes, starter, chooseStarter } = useStarter(game, bosses);
  const { reveal } = useHiddenBosses(game);
  const [query, setQuery] = useState('');
  const ownBosses = bossesFor(bosses, starter);
  // The other trainers of a game are hundreds, so they are only searched for.
  const listedBosses =
    query.trim() === '' ? ownBosses.filter(({ isOutsideStory }) => !isOutsideStory) : ownBosses;
  const visibleBosses = searchBosses(listedBosses, query, searchTexts);

  function choose(boss: Boss): void {
    if (boss.starter) chooseStarter(boss.starter);
    reveal(boss);
    onChoose(boss, bossName(boss));
  }

  if (state === 'pending') return <p>{t('shell.loading')}</p>;
  if (state === 'failed') return <LoadFailed text={t('bosses.failed')} onRetry={retry} />;
  return (
    <>
      {starterTypes.length > 0 && (
        <Choice
          label={t('bosses.starter')}
          options={[undefined, ...starterTypes]}
          value={starter}
          getLabel={(each) => (each ? typeName(each) : t('bosses.anyStarter'))}
          onPick={chooseStarter}
        />
      )}
      <Field
        label={t('bosses.search')}
        type="search"
        value={query}
        autoComplete="off"
        onChange={setQuery}
      />
      <Status>{visibleBosses.length === 0 && t('bosses.noMatch')}</Status>
      <ul aria-label={t('bosses.title')} onKeyDown={moveRowFocus}>
        {visibleBosses.map((boss) => {
          const details = shortDetails(boss);
          return (
            <li key={boss.id}>
              <SummaryRow
                data-column="open"
                onClick={() => choose(boss)}
                name={<span translate="no">{bossName(boss)}</span>}
                details={
                  <>
                    <span>{`${details.join(' · ')}${boss.place ? ' · ' : ''}`}</span>
                    {boss.place && (
                      <span lang="en" translate="no">
                        {boss.place}
                      </span>
                    )}{' '}
                    <span>{unsureText(boss)}</span>
                  </>
                }
                icons={null}
              />
            </li>
          );
        })}
      </ul>
    </>
  );
}
