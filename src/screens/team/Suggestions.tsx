import { memo, useMemo, useRef, useState } from 'react';
import { emptyMember } from '#calculators/team.ts';
import type { Target } from '#engine/coverage.ts';
import { existsIn, type Generation } from '#engine/generation.ts';
import type { Suggestion } from '#engine/suggest.ts';

import { useTranslation } from '#i18n/useTranslation.ts';
import { tags } from '#pokedex/pokemon.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Fold } from '#ui/Fold.tsx';
import { Select } from '#ui/Select.tsx';
import { Status } from '#ui/Status.tsx';
import { Toggle } from '#ui/Toggle.tsx';
import { type PreviewTrigger, usePreviewEnd } from '#ui/usePreviewEnd.ts';
import { useWorkerQuery } from '#workers/useWorkerQuery.ts';
import type { WorkerArgs } from '#workers/workerApi.ts';
import { type Candidate, pokemonCandidates, typingCandidates } from './candidates.ts';
import { PreviewBar } from './PreviewBar.tsx';
import type { Preview } from './preview.ts';
import { SuggestionRow } from './SuggestionRow.tsx';
import styles from './Suggestions.module.css';
import { useDescribeSuggestion } from './useDescribeSuggestion.ts';
import type { Team } from './useTeam.ts';

const kinds = ['pokemon', 'typings'] as const;
const filters = ['single', 'unevolved', ...tags] as const;
type Filter = (typeof filters)[number];

/** The number of rows at first, and of those that each "Show more" adds. */
const pageSize = 6;
const maxSuggestions = 60;

function matchesFilter(
  filter: Filter,
  { target, pokemon }: Candidate,
  generation: Generation,
): boolean {
  if (filter === 'single') return target.typing.length === 1;
  if (filter === 'unevolved') {
    return pokemon?.evolvesIn !== undefined && existsIn(generation, pokemon.evolvesIn);
  }
  return pokemon?.tags?.includes(filter) ?? false;
}

/** What the table shows for a suggestion. */
function toPreview({
  candidate,
  ability,
  replaced,
}: Omit<Suggestion, 'candidate'> & { candidate: Candidate }): Preview {
  const { target, pokemon } = candidate;
  const types = target.typing;
  return { target, member: { ...emptyMember, pokemon: pokemon?.id, types, ability }, replaced };
}

/** The typings or Pokémon that leave the team in the least danger, or in a full team whom to replace. */
export const Suggestions = memo(function Suggestions({
  id,
  team,
  pinnedTarget,
  onHover,
  onPin,
  onAdd,
}: {
  /** The id of the list. */
  id: string;
  team: Team;
  pinnedTarget: Target | undefined;
  onHover: (preview: Preview | undefined) => void;
  onPin: (preview: Preview | undefined) => void;
  onAdd: (preview: Preview) => void;
}) {
  const { t } = useTranslation();
  const describe = useDescribeSuggestion(team);
  const list = useRef<HTMLUListElement>(null);
  const [chosenKind, setKind] = useState<(typeof kinds)[number]>();
  const [hiddenFilters, setHiddenFilters] = useState<readonly Filter[]>(['unevolved']);
  const [visibleCount, setVisibleCount] = useState(pageSize);
  const [previewTrigger, setPreviewBy] = useState<PreviewTrigger>();
  const { listed, settings, pokedex, teamMembers, typedMembers, world } = team;
  const { generation } = settings;
  const kind = chosenKind ?? (pokedex === 'failed' ? 'typings' : 'pokemon');

  usePreviewEnd(previewTrigger, () => {
    setPreviewBy(undefined);
    onHover(undefined);
  });

  const candidateByTarget = useMemo(() => {
    const candidates = (kind === 'typings' ? typingCandidates : pokemonCandidates)(
      generation,
      listed,
    );
    return new Map(candidates.map((each) => [each.target, each]));
  }, [kind, generation, listed]);

  const args = useMemo((): WorkerArgs<'suggestChanges'> | undefined => {
    // The rules of official tournaments allow one of each species.
    const numbers = new Set(teamMembers.map(({ pokemon }) => pokemon?.number));
    const candidates = [...candidateByTarget.values()]
      .filter(({ pokemon }) => !pokemon || !numbers.has(pokemon.number))
      .filter((each) => !hiddenFilters.some((filter) => matchesFilter(filter, each, generation)))
      .map(({ target }) => target);
    if (candidateByTarget.size === 0) return undefined;
    return [typedMembers.map(({ defender }) => defender), candidates, world, maxSuggestions];
  }, [teamMembers, typedMembers, candidateByTarget, hiddenFilters, generation, world]);
  const { result, args: answeredArgs, hasFailed } = useWorkerQuery('suggestChanges', args);

  const isMissing = kind === 'pokemon' && pokedex === 'failed';
  // The last result stays until the next one arrives, without candidates that no longer exist.
  const suggestions = (result ?? []).flatMap((suggestion) => {
    const target = answeredArgs?.[1][suggestion.candidate];
    const candidate = target && candidateByTarget.get(target);
    const isReplaced = (suggestion.replaced ?? 0) < typedMembers.length;
    return candidate && isReplaced ? [{ ...suggestion, candidate }] : [];
  });

  const visibleSuggestions = suggestions.slice(0, visibleCount);
  const pinnedPreview = visibleSuggestions
    .map(toPreview)
    .find(({ target }) => target === pinnedTarget);

  return (
    <Card aria-label={t('team.suggest.title')} className={styles.card}>
      <h2>{t('team.suggest.title')}</h2>
      <div className={styles.filters}>
        <Select
          label={t('team.suggest.of')}
          value={kind}
          onChange={({ target }) => {
            setKind(kinds.find((each) => each === target.value));
            setVisibleCount(pageSize);
            onPin(undefined);
          }}
        >
          {kinds.map((each) => (
            <option key={each} value={each}>
              {t(`team.suggest.${each}`)}
            </option>
          ))}
        </Select>
        <Fold label={t('team.suggest.include')}>
          <span className={styles.include}>{t('team.suggest.include')}</span>
          {(kind === 'typings' ? (['single'] as const) : filters).map((filter) => (
            <Toggle
              key={filter}
              pressed={!hiddenFilters.includes(filter)}
              onClick={() => {
                const isHidden = hiddenFilters.includes(filter);
                setHiddenFilters(
                  isHidden
                    ? hiddenFilters.filter((each) => each !== filter)
                    : [...hiddenFilters, filter],
                );
                onPin(undefined);
              }}
            >
              {t(`team.suggest.${filter}`)}
            </Toggle>
          ))}
        </Fold>
      </div>
      {isMissing && <p>{t('pokemonPicker.failed')}</p>}
      {hasFailed && <p role="alert">{t('team.suggest.failed')}</p>}
      <Status>
        {!hasFailed &&
          !isMissing &&
          suggestions.length === 0 &&
          t(
            answeredArgs && answeredArgs === args
              ? 'team.suggest.noneLeft'
              : 'team.suggest.thinking',
          )}
      </Status>
      <ul ref={list} id={id} tabIndex={-1} data-preview className={styles.list}>
        {visibleSuggestions.map((suggestion) => {
          const { target, pokemon, samplePokemon } = suggestion.candidate;
          const preview = toPreview(suggestion);
          const { member, replaced } = preview;
          return (
            <SuggestionRow
              key={pokemon?.id ?? target.typing.join()}
              member={member}
              description={describe(member, replaced)}
              team={team}
              samplePokemon={samplePokemon}
              replaced={replaced}
              isPinned={pinnedTarget === target}
              onPreview={(by) => {
                setPreviewBy(by);
                onHover(preview);
              }}
              onPin={() => onPin(pinnedTarget === target ? undefined : preview)}
              onAdd={() => onAdd(preview)}
            />
          );
        })}
      </ul>
      {suggestions.length > visibleCount && (
        <Button
          quiet
          onClick={() => {
            setVisibleCount(visibleCount + pageSize);
            // The last press removes the button.
            if (visibleCount + pageSize >= suggestions.length) list.current?.focus();
          }}
        >
          {t('team.suggest.more')}
        </Button>
      )}
      {pinnedPreview && (
        <PreviewBar
          description={describe(pinnedPreview.member, pinnedPreview.replaced)}
          onAdd={() => onAdd(pinnedPreview)}
          onEnd={() => {
            onPin(undefined);
            list.current?.focus({ preventScroll: true });
          }}
        />
      )}
      <p className={styles.note}>{t('team.suggest.about')}</p>
    </Card>
  );
});
