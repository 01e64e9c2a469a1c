import { Plus } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { formatInSentence } from '#app/i18n/listFormat.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { NameText } from '#app/typeUi/NameText.tsx';
import { TypeIcon } from '#app/typeUi/TypeIcon.tsx';
import { Button } from '#app/ui/controls/Button.tsx';
import { Status } from '#app/ui/Status.tsx';
import { useWorkerQuery } from '#app/worker/useWorkerQuery.ts';
import type { WorkerArgs } from '#app/worker/workerApi.ts';
import type { Field, Fighter } from '#core/answers/fighter.ts';
import { emptyMember, formatMember, type Member } from '#core/links/team.ts';
import { createFighter } from '#core/picks/fighter.ts';
import { type Pokemon, speciesOf } from '#core/pokedex/pokemon.ts';
import type { Searchable } from '#core/pokedex/searchable.ts';
import { isInGroup, type PokemonGroup, pokemonGroups } from '#core/pokedex/suggestionFilter.ts';
import { picksFromPokemon } from '#core/pokedex/traits.ts';
import type { Settings } from '#core/rulesets/settings.ts';
import styles from './AnswerSuggestions.module.css';
import { IncludeGroups } from './IncludeGroups.tsx';
import { OwnedToggle } from './OwnedToggle.tsx';
import type { MemberResolver, ResolvedMember } from './useMemberResolver.ts';
import { useOwned } from './useOwned.ts';

const addIcon = <Plus aria-hidden />;

const maxSuggestions = 6;

/** A Pokémon that can be suggested; with its set if the player owns it. */
type AnswerCandidate = { pokemon: Pokemon; member?: Member };

/** A suggested Pokémon with the names of the opponents that it answers. */
type NamedSuggestion = AnswerCandidate & { names: readonly string[] };

const memberOf = ({ ruleset }: Settings, { pokemon, member }: AnswerCandidate): Member =>
  member ?? { ...emptyMember, ...picksFromPokemon(ruleset, pokemon) };

/** Makes the fighter of each Pokémon, and of each set, once. */
function rememberFighters(settings: Settings): (candidate: AnswerCandidate) => Fighter {
  const fighters = new WeakMap<Pokemon | Member, Fighter>();
  return (candidate) => {
    const { pokemon, member } = candidate;
    const key = member ?? pokemon;
    const fighter =
      fighters.get(key) ?? createFighter(settings, memberOf(settings, candidate), pokemon);
    fighters.set(key, fighter);
    return fighter;
  };
}

/** Lists the Pokémon that answer the most opponents, those that the player owns first; opponents without an answer count first. */
export function AnswerSuggestions({
  resolver: { listedSearchables, settings, resolve },
  us,
  opponents,
  unanswered,
  field,
  onAdd,
}: {
  resolver: Pick<MemberResolver, 'listedSearchables' | 'settings' | 'resolve'>;
  us: readonly Pick<ResolvedMember, 'pokemon'>[];
  opponents: readonly { name: string; fighter: Fighter }[];
  /** The indices of the opponents without an answer. */
  unanswered: readonly number[];
  field: Field;
  /** Adds the suggested member; undefined if the team has no room. */
  onAdd: ((member: Member) => void) | undefined;
}) {
  const { t, language } = useTranslation();
  const owned = useOwned(settings);
  const [hiddenGroups, setHiddenGroups] = useState<readonly PokemonGroup[]>(pokemonGroups);

  // A text, so that only another species changes the candidates.
  const ownSpecies = us.flatMap(({ pokemon }) => (pokemon ? speciesOf(pokemon) : [])).join();
  const candidates = useMemo((): readonly AnswerCandidate[] => {
    const species = new Set(ownSpecies.split(','));
    const ownedPokemon = new Set(owned.candidates.map(({ pokemon }) => pokemon));
    const isHidden = ({ pokemon }: Searchable) =>
      ownedPokemon.has(pokemon) ||
      hiddenGroups.some((group) => isInGroup(group, pokemon, settings.ruleset));
    const others = owned.isOnly ? [] : listedSearchables.filter((each) => !isHidden(each));
    return [...owned.candidates, ...others].filter(
      ({ pokemon }) => !species.has(speciesOf(pokemon)),
    );
  }, [listedSearchables, ownSpecies, hiddenGroups, settings, owned.candidates, owned.isOnly]);
  const ownedCount = candidates.filter(({ member }) => member).length;

  const fighterOf = useMemo(() => rememberFighters(settings), [settings]);
  const fighters = useMemo(() => candidates.map(fighterOf), [candidates, fighterOf]);
  const args = useMemo((): WorkerArgs<'suggestAgainst'> | undefined => {
    if (fighters.length === 0 || owned.isPending) return undefined;
    const theirs = opponents.map(({ fighter }) => fighter);
    return [theirs, unanswered, fighters, field, maxSuggestions, ownedCount];
  }, [fighters, opponents, unanswered, field, ownedCount, owned.isPending]);
  const { result, args: answeredArgs, hasFailed } = useWorkerQuery('suggestAgainst', args);
  const isCurrent = args !== undefined && answeredArgs === args;
  // The last result stays until the next one arrives, so that nothing below it moves.
  const suggestions = useRef<readonly NamedSuggestion[]>([]);
  if (isCurrent) {
    suggestions.current = (result ?? []).flatMap(({ candidate, answers }) => {
      const suggested = candidates[candidate];
      const names = answers.map((index) => opponents[index]?.name ?? '');
      return suggested ? [{ ...suggested, names }] : [];
    });
  }

  return (
    <>
      <OwnedToggle owned={owned} />
      {!owned.isOnly && (
        <IncludeGroups groups={pokemonGroups} hidden={hiddenGroups} onChange={setHiddenGroups} />
      )}
      {hasFailed && <p role="alert">{t('team.suggest.failed')}</p>}
      <Status>
        {!hasFailed &&
          suggestions.current.length === 0 &&
          t(isCurrent ? 'battle.noSuggestion' : 'team.suggest.thinking')}
      </Status>
      {suggestions.current.length > 0 && (
        <ul className={styles.list}>
          {suggestions.current.map((suggestion) => {
            const { pokemon, names } = suggestion;
            const member = memberOf(settings, suggestion);
            const { name } = resolve(member);
            return (
              <li
                key={suggestion.member ? formatMember(member) : pokemon.id}
                className={styles.row}
              >
                {member.types.map((type) => (
                  <TypeIcon key={type} type={type} />
                ))}
                <span className={styles.names}>
                  <NameText name={name} className={styles.name} />{' '}
                  {suggestion.member && <span>{t('box.owned')}</span>}{' '}
                  <span>{t('battle.answers', { names: formatInSentence(names, language) })}</span>
                </span>
                {onAdd && (
                  <Button
                    aria-label={t('team.suggest.addNamed', { name })}
                    onClick={() => onAdd(member)}
                  >
                    {addIcon}
                    <span>{t('team.suggest.add')}</span>
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}
