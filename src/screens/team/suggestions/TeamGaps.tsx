import { useMemo, useSyncExternalStore } from 'react';
import { useFormatLearned } from '#features/useFormatLearned.ts';
import { useLearnSource } from '#features/useLearnSource.ts';
import { useMoves } from '#features/useMoves.ts';
import { formatLabeled } from '#i18n/punctuation.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import { getTeamAttacks } from '#picks/teamAttacks.ts';
import { findGaps, findLearnableAnswers } from '#picks/teamGaps.ts';
import { useLearners } from '#pokedex/learners.ts';
import { loadedMoves } from '#pokedex/moves.ts';
import { displayName } from '#pokedex/name.ts';
import { traitsIn } from '#pokedex/traits.ts';
import type { Team } from '#screens/team/useTeam.ts';
import { useNames } from '#widgets/names/names.ts';

/** The number of members that a gap names. */
const maxNames = 3;

/** Lists the types that no attack of the team is super effective against, and who can learn one that is. */
export function TeamGaps({ team }: { team: Team }) {
  const { t, language, namesLanguage } = useTranslation();
  const { typeName, formatFirst, formatList } = useNames();
  const { formatMove } = useFormatLearned();
  const { state, settings, world, pokedex, resolvedMembers, findPokemon } = team;
  const source = useLearnSource(settings.ruleset);
  const moves = useMoves(team);
  const { learners, hasFailed } = useLearners(settings.ruleset, pokedex);
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
  if (!rows) return <p>{t(hasFailed || moves.hasFailed ? 'learn.failed' : 'shell.loading')}</p>;
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
      {unknownNames.length > 0 && <p>{t('learn.unknown', { names: formatList(unknownNames) })}</p>}
      <p>{source}</p>
    </>
  );
}
