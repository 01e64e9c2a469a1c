import { useMemo, useSyncExternalStore } from 'react';
import { useLearners } from '#app/downloads/learners.ts';
import { formatInSentence } from '#app/i18n/listFormat.ts';
import { formatLabeled } from '#app/i18n/punctuation.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { LoadFailed } from '#app/parts/frame/LoadFailed.tsx';
import { useFormatLearned } from '#app/parts/moves/useFormatLearned.ts';
import { useLearnSource } from '#app/parts/moves/useLearnSource.ts';
import { useMoves } from '#app/parts/moves/useMoves.ts';
import type { Team } from '#app/screens/team/useTeam.ts';
import { useNames } from '#app/typeUi/names/names.ts';
import { getTeamAttacks } from '#core/picks/teamAttacks.ts';
import { findGaps, findLearnableAnswers } from '#core/picks/teamGaps.ts';
import { loadedMoves } from '#core/pokedex/moves/moves.ts';
import { displayName } from '#core/pokedex/names/name.ts';
import { traitsIn } from '#core/pokedex/traits.ts';

/** The number of members that a gap names. */
const maxNames = 3;

/** Lists the types that no attack of the team is super effective against, and who can learn one that is. */
export function TeamGaps({ team }: { team: Team }) {
  const { t, language, namesLanguage } = useTranslation();
  const { typeName, formatFirst } = useNames();
  const { formatMove } = useFormatLearned(team.settings.ruleset);
  const { state, settings, world, resolvedMembers, findPokemon } = team;
  const source = useLearnSource(settings.ruleset);
  const moves = useMoves(team);
  const { learners, hasFailed, retry } = useLearners(settings.ruleset);
  const { table } = useSyncExternalStore(loadedMoves.subscribe, loadedMoves.get);

  const gaps = useMemo(() => {
    const attacks = getTeamAttacks(state, settings, (member) => {
      const pokemon = findPokemon(member.pokemon);
      return pokemon && traitsIn(settings.ruleset, pokemon);
    });
    return findGaps(attacks, settings, state.inverse);
  }, [state, settings, findPokemon]);
  const pokemon = useMemo(
    () =>
      resolvedMembers.flatMap((member) =>
        member.pokemon && member.isInGame ? [member.pokemon] : [],
      ),
    [resolvedMembers],
  );
  const rows = useMemo(() => {
    if (!learners || !table) return undefined;
    const facts = [...table.moves.values()];
    return gaps.map((gap) => ({
      gap,
      answers: findLearnableAnswers(gap, pokemon, world, facts, learners.findWays),
    }));
  }, [gaps, learners, table, pokemon, world]);
  const unknownNames = pokemon
    .filter((each) => learners?.isUnknown(each))
    .map((each) => displayName(namesLanguage, each));

  if (gaps.length === 0) return <p>{t('learn.noGaps')}</p>;
  if (!rows && (hasFailed || moves.hasFailed))
    return <LoadFailed text={t('learn.failed')} onRetry={retry} />;
  if (!rows) return <p>{t('shell.loading')}</p>;
  return (
    <>
      <p>{t('learn.gapsHelp')}</p>
      <ul>
        {rows.map(({ gap, answers }) => (
          <li key={gap}>
            {formatLabeled(
              typeName(gap),
              answers.length > 0
                ? formatFirst(answers, maxNames, ({ pokemon, answer }) =>
                    t('learn.canLearn', {
                      name: displayName(namesLanguage, pokemon),
                      move: formatMove(answer),
                    }),
                  )
                : t('learn.nobody'),
              language,
            )}
          </li>
        ))}
      </ul>
      {unknownNames.length > 0 && (
        <p>{t('learn.unknown', { names: formatInSentence(unknownNames, language) })}</p>
      )}
      <p>{source}</p>
    </>
  );
}
