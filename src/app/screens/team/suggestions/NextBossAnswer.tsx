import { useEffect, useMemo, useState } from 'react';
import { retryPokedex } from '#app/downloads/pokedex.ts';
import { formatInSentence } from '#app/i18n/listFormat.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { readBossTeam } from '#app/parts/bosses/bossTeam.ts';
import { LoadFailed } from '#app/parts/frame/LoadFailed.tsx';
import { AnswerSuggestions } from '#app/parts/team/AnswerSuggestions.tsx';
import type { Team } from '#app/screens/team/useTeam.ts';
import { buttonClassName } from '#app/ui/controls/Button.tsx';
import { ButtonRow } from '#app/ui/controls/ButtonRow.tsx';
import { Link } from '#app/ui/controls/Link.tsx';
import { duelsByForm, mergeForms } from '#core/answers/battle.ts';
import type { Field } from '#core/answers/fighter.ts';
import { summarizeBattle } from '#core/answers/verdict.ts';
import type { Boss } from '#core/bosses/boss.ts';
import { type BattleSide, emptyBattle, formatBattle } from '#core/links/battle.ts';
import { formatTeamText, getBossGame } from '#core/links/bossLink.ts';
import { formatLink } from '#core/links/link.ts';
import { calculators } from '#core/links/registry.ts';
import { type Member, maxMembers } from '#core/links/team.ts';
import { createSide } from '#core/picks/side.ts';
import { megasIn } from '#core/picks/unknownMegas.ts';
import type { Ruleset } from '#core/rulesets/ruleset.ts';

/** Says which Pokémon of the boss the team has no answer to, and what to add; a link leads to the battle. */
export function NextBossAnswer({
  team,
  game,
  boss,
  name,
  onAdd,
}: {
  team: Team;
  game: Ruleset;
  boss: Boss;
  name: string;
  onAdd: (member: Member) => void;
}) {
  const { t, language } = useTranslation();
  const { members, hasFailed, retry } = useBossMembers(boss, team);
  const matchup = useMemo(() => members && compareTeams(team, members), [team, members]);

  if (hasFailed || team.pokedexState === 'failed')
    return <LoadFailed text={t('bosses.failed')} onRetry={retry} />;
  if (!members || !matchup) return <p role="status">{t('shell.loading')}</p>;
  const { opponents, unanswered, field } = matchup;
  const us = team.resolvedMembers.map(({ state }) => state);
  const link = formatBattle({
    ...emptyBattle,
    us,
    them: members,
    boss: { game: getBossGame(game), id: boss.id, team: formatTeamText(members) },
  });
  return (
    <>
      <h3>{t('bosses.addAgainst', { name })}</h3>
      <p>
        {unanswered.length > 0
          ? t('battle.unanswered', {
              names: formatInSentence(
                unanswered.map((index) => opponents[index]?.name ?? ''),
                language,
              ),
            })
          : t('battle.allAnswered')}
      </p>
      <AnswerSuggestions
        resolver={team}
        us={team.resolvedMembers}
        opponents={opponents}
        unanswered={unanswered}
        field={field}
        onAdd={us.length < maxMembers ? onAdd : undefined}
      />
      <ButtonRow>
        <Link
          className={buttonClassName}
          to={`${calculators.battle.path}?${formatLink(link, team.settings)}`}
        >
          {t('bosses.battle', { name })}
        </Link>
      </ButtonRow>
    </>
  );
}

/** Returns the members of the boss as soon as the files of moves are loaded. */
function useBossMembers(boss: Boss, { pokedex, settings: { ruleset } }: Team) {
  const [members, setMembers] = useState<readonly Member[]>();
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    if (!pokedex || hasFailed) return;
    let isCurrent = true;
    readBossTeam(boss, pokedex, ruleset).then(
      (team) => isCurrent && setMembers(team),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [boss, pokedex, ruleset, hasFailed]);

  return {
    members,
    hasFailed,
    retry: async () => {
      await retryPokedex();
      setFailed(false);
    },
  };
}

/** Compares the team with that of the boss on an empty field. */
function compareTeams(team: Team, members: readonly Member[]) {
  const { settings, searchables, findPokemon, resolve, membersWithTypes, world } = team;
  const inGame = searchables.filter(({ isInGame }) => isInGame).map(({ pokemon }) => pokemon);
  const megas = megasIn(settings.ruleset, inGame);
  const sideOf = (side: BattleSide, of: readonly Member[]) =>
    createSide(side, of, settings, megas, findPokemon);
  const opponents = sideOf('them', members)
    .map(({ fighter }, index) => ({ name: resolve(members[index]!).name, fighter }))
    .filter(({ fighter }) => fighter.typing.length > 0);
  const ours = membersWithTypes.map(({ state }) => state);
  const us = sideOf('us', ours).map(({ fighter }) => fighter);
  const field: Field = { world, conditions: [] };
  const theirs = opponents.map(({ fighter }) => fighter);
  const grid = duelsByForm(us, theirs, field).map((row) => row.map(mergeForms));
  return { opponents, field, unanswered: summarizeBattle(grid).unanswered };
}
