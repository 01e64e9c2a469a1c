import { Plus } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { NameText } from '#app/typeUi/NameText.tsx';
import { useNames } from '#app/typeUi/names/names.ts';
import { TypeIcon } from '#app/typeUi/TypeIcon.tsx';
import { Button } from '#app/ui/controls/Button.tsx';
import { Status } from '#app/ui/Status.tsx';
import { useWorkerQuery } from '#app/worker/useWorkerQuery.ts';
import type { WorkerArgs } from '#app/worker/workerApi.ts';
import type { Field, Fighter } from '#core/answers/fighter.ts';
import { emptyMember, type Member } from '#core/links/team.ts';
import { createFighter } from '#core/picks/fighter.ts';
import { displayName } from '#core/pokedex/names/name.ts';
import { type Pokemon, speciesOf } from '#core/pokedex/pokemon.ts';
import type { Searchable } from '#core/pokedex/searchable.ts';
import { isInGroup, type PokemonGroup, pokemonGroups } from '#core/pokedex/suggestionFilter.ts';
import { picksFromPokemon } from '#core/pokedex/traits.ts';
import type { Settings } from '#core/rulesets/settings.ts';
import styles from './AnswerSuggestions.module.css';
import { IncludeGroups } from './IncludeGroups.tsx';
import type { MemberResolver, ResolvedMember } from './useMemberResolver.ts';

const addIcon = <Plus aria-hidden />;

const maxSuggestions = 6;

/** A suggested Pokémon with the names of the opponents that it answers. */
type NamedSuggestion = { pokemon: Pokemon; names: readonly string[] };

/** Makes the fighter of a Pokémon without picks of its own, each once. */
function rememberFighters(settings: Settings): (pokemon: Pokemon) => Fighter {
  const fighters = new WeakMap<Pokemon, Fighter>();
  return (pokemon) => {
    const existingFighter = fighters.get(pokemon);
    if (existingFighter) return existingFighter;
    const picks = picksFromPokemon(settings.ruleset, pokemon);
    const fighter = createFighter(settings, { ...emptyMember, ...picks }, pokemon);
    fighters.set(pokemon, fighter);
    return fighter;
  };
}

/** Lists the Pokémon that answer the most opponents; opponents without an answer count first. */
export function AnswerSuggestions({
  resolver: { listedSearchables, settings },
  us,
  opponents,
  unanswered,
  field,
  onAdd,
}: {
  resolver: Pick<MemberResolver, 'listedSearchables' | 'settings'>;
  us: readonly Pick<ResolvedMember, 'pokemon'>[];
  opponents: readonly { name: string; fighter: Fighter }[];
  /** The indices of the opponents without an answer. */
  unanswered: readonly number[];
  field: Field;
  /** Adds the suggested member; undefined if the team has no room. */
  onAdd: ((member: Member) => void) | undefined;
}) {
  const { t, namesLanguage } = useTranslation();
  const { formatList } = useNames();
  const [hiddenGroups, setHiddenGroups] = useState<readonly PokemonGroup[]>(pokemonGroups);

  // A text, so that only another species changes the candidates.
  const ownSpecies = us.flatMap(({ pokemon }) => (pokemon ? speciesOf(pokemon) : [])).join();
  const candidates = useMemo(() => {
    const species = new Set(ownSpecies.split(','));
    const isHidden = ({ pokemon }: Searchable) =>
      hiddenGroups.some((group) => isInGroup(group, pokemon, settings.ruleset));
    return listedSearchables
      .filter((each) => !species.has(speciesOf(each.pokemon)) && !isHidden(each))
      .map(({ pokemon }) => pokemon);
  }, [listedSearchables, ownSpecies, hiddenGroups, settings]);

  const fighterOf = useMemo(() => rememberFighters(settings), [settings]);
  const fighters = useMemo(() => candidates.map(fighterOf), [candidates, fighterOf]);
  const args = useMemo((): WorkerArgs<'suggestAgainst'> | undefined => {
    if (fighters.length === 0) return undefined;
    const theirs = opponents.map(({ fighter }) => fighter);
    return [theirs, unanswered, fighters, field, maxSuggestions];
  }, [fighters, opponents, unanswered, field]);
  const { result, args: answeredArgs, hasFailed } = useWorkerQuery('suggestAgainst', args);
  const isCurrent = args !== undefined && answeredArgs === args;
  // The last result stays until the next one arrives, so that nothing below it moves.
  const suggestions = useRef<readonly NamedSuggestion[]>([]);
  if (isCurrent) {
    suggestions.current = (result ?? []).flatMap(({ candidate, answers }) => {
      const pokemon = candidates[candidate];
      const names = answers.map((index) => opponents[index]?.name ?? '');
      return pokemon ? [{ pokemon, names }] : [];
    });
  }

  return (
    <>
      <IncludeGroups groups={pokemonGroups} hidden={hiddenGroups} onChange={setHiddenGroups} />
      {hasFailed && <p role="alert">{t('team.suggest.failed')}</p>}
      <Status>
        {!hasFailed &&
          suggestions.current.length === 0 &&
          t(isCurrent ? 'battle.noSuggestion' : 'team.suggest.thinking')}
      </Status>
      {suggestions.current.length > 0 && (
        <ul className={styles.list}>
          {suggestions.current.map(({ pokemon, names }) => {
            const name = displayName(namesLanguage, pokemon);
            const picks = picksFromPokemon(settings.ruleset, pokemon);
            return (
              <li key={pokemon.id} className={styles.row}>
                {picks.types.map((type) => (
                  <TypeIcon key={type} type={type} />
                ))}
                <span className={styles.names}>
                  <NameText name={name} className={styles.name} />{' '}
                  <span>{t('battle.answers', { names: formatList(names) })}</span>
                </span>
                {onAdd && (
                  <Button
                    aria-label={t('team.suggest.addNamed', { name })}
                    onClick={() => onAdd({ ...emptyMember, ...picks })}
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
