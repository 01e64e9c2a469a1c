import { useMemo, useRef, useState } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { LoadFailed } from '#app/parts/frame/LoadFailed.tsx';
import { UnknownLearners } from '#app/parts/frame/UnknownLearners.tsx';
import { learnsIn, useLearnFilter } from '#app/parts/moves/useLearnFilter.ts';
import { useLearnSource } from '#app/parts/moves/useLearnSource.ts';
import { useOwned } from '#app/parts/team/useOwned.ts';
import type { Team } from '#app/screens/team/useTeam.ts';
import { PokedexFailed } from '#app/typeUi/PokedexFailed.tsx';
import { TermPopover } from '#app/typeUi/TermPopover.tsx';
import { Button } from '#app/ui/controls/Button.tsx';
import { Status } from '#app/ui/Status.tsx';
import { type PreviewTrigger, usePreviewEnd } from '#app/ui/usePreviewEnd.ts';
import type { Target } from '#core/answers/coverage.ts';
import { filterIn } from '#core/answers/targetFilter.ts';
import { emptyPokemonFilter } from '#core/links/coverage.ts';
import { emptyMember, formatMember } from '#core/links/team.ts';
import { displayName } from '#core/pokedex/names/name.ts';
import {
  pokemonGroups,
  type SuggestionFilter,
  type SuggestionKind,
} from '#core/pokedex/suggestionFilter.ts';
import { PreviewBar } from './PreviewBar.tsx';
import type { Preview } from './preview.ts';
import { SuggestionOptions } from './SuggestionOptions.tsx';
import { SuggestionRow } from './SuggestionRow.tsx';
import styles from './TeamSuggestions.module.css';
import { useDescribeSuggestion } from './useDescribeSuggestion.ts';
import { type CandidateSuggestion, useSuggestions } from './useSuggestions.ts';

/** The number of rows at first, and of those that each "Show more" adds. */
const pageSize = 6;

/** Converts a suggestion to the preview that the table shows. */
function toPreview({ candidate, ability, replacedMember }: CandidateSuggestion): Preview {
  const { target, pokemon } = candidate;
  const types = target.typing;
  const member = candidate.member
    ? { ...candidate.member, ability: candidate.member.ability ?? ability }
    : { ...emptyMember, pokemon: pokemon?.id, types, ability };
  return { target, member, replacedIndex: replacedMember };
}

/**
 * Lists the typings or Pokémon that reduce the team's danger most; in a full team each replaces a
 * member.
 */
export function TeamSuggestions({
  team,
  pinnedTarget,
  onHover,
  onPin,
  onAdd,
}: {
  team: Team;
  pinnedTarget: Target | undefined;
  onHover: (preview: Preview | undefined) => void;
  onPin: (preview: Preview | undefined) => void;
  onAdd: (addition: Omit<Preview, 'target'>) => void;
}) {
  const { t, namesLanguage } = useTranslation();
  const describe = useDescribeSuggestion(team);
  const list = useRef<HTMLUListElement>(null);
  const [chosenKind, setKind] = useState<SuggestionKind>();
  const [hiddenFilters, setHiddenFilters] = useState<readonly SuggestionFilter[]>(pokemonGroups);
  const [chosenFilter, setFilter] = useState(emptyPokemonFilter);
  const [visibleCount, setVisibleCount] = useState(pageSize);
  const [previewTrigger, setPreviewTrigger] = useState<PreviewTrigger>();
  const { pokedexState, world } = team;
  const learns = learnsIn(world.ruleset, chosenFilter.learns);
  const filter = useMemo(
    () => ({ ...filterIn(world, chosenFilter), learns }),
    [world, chosenFilter, learns],
  );
  const learnSource = useLearnSource(world.ruleset);
  const learnFilter = useLearnFilter(world.ruleset, learns);
  const unknownNames = team.listedSearchables
    .filter(({ pokemon }) => learnFilter.isUnknown(pokemon))
    .map(({ pokemon }) => displayName(namesLanguage, pokemon));
  const kind = chosenKind ?? (pokedexState === 'failed' ? 'typings' : 'pokemon');
  const owned = useOwned(team.settings);
  const { suggestions, isPending, hasFailed } = useSuggestions(
    ...([team, kind, hiddenFilters, filter, learnFilter, owned] as const),
  );

  usePreviewEnd(previewTrigger, () => {
    setPreviewTrigger(undefined);
    onHover(undefined);
  });

  const isMissing = kind === 'pokemon' && pokedexState === 'failed';
  const hasProblem = hasFailed || learnFilter.hasFailed || isMissing;
  const visibleSuggestions = suggestions.slice(0, visibleCount);
  const pinnedPreview = visibleSuggestions
    .map(toPreview)
    .find(({ target }) => target === pinnedTarget);

  return (
    <>
      <SuggestionOptions
        kind={kind}
        onKindChange={(newKind) => {
          setKind(newKind);
          setVisibleCount(pageSize);
          onPin(undefined);
        }}
        owned={owned}
        hiddenFilters={hiddenFilters}
        onHiddenFiltersChange={(filters) => {
          setHiddenFilters(filters);
          onPin(undefined);
        }}
        filter={filter}
        world={world}
        onFilterChange={(next) => {
          setFilter(next);
          setVisibleCount(pageSize);
          onPin(undefined);
        }}
      />
      {learns && <p className={styles.note}>{learnSource}</p>}
      <UnknownLearners names={unknownNames} />
      {isMissing && <PokedexFailed text={t('pokemonPicker.failed')} />}
      {hasFailed && <p role="alert">{t('team.suggest.failed')}</p>}
      {learnFilter.hasFailed && <LoadFailed text={t('learn.failed')} onRetry={learnFilter.retry} />}
      <Status>
        {!hasProblem &&
          suggestions.length === 0 &&
          t(isPending ? 'team.suggest.thinking' : 'team.suggest.noneLeft')}
      </Status>
      <ul
        ref={list}
        tabIndex={-1}
        aria-busy={isPending && !hasProblem}
        data-preview
        className={styles.list}
      >
        {visibleSuggestions.map((suggestion) => {
          const { target, pokemon, samplePokemon, member: ownedMember } = suggestion.candidate;
          const preview = toPreview(suggestion);
          const { member, replacedIndex } = preview;
          return (
            <SuggestionRow
              key={ownedMember ? formatMember(ownedMember) : (pokemon?.id ?? target.typing.join())}
              member={member}
              isOwned={ownedMember !== undefined}
              description={describe(member, replacedIndex)}
              team={team}
              samplePokemon={samplePokemon}
              replacedIndex={replacedIndex}
              isPinned={pinnedTarget === target}
              onPreview={(trigger) => {
                setPreviewTrigger(trigger);
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
          {t('offense.showMore')}
        </Button>
      )}
      {pinnedPreview && (
        <PreviewBar
          description={describe(pinnedPreview.member, pinnedPreview.replacedIndex)}
          onAdd={() => onAdd(pinnedPreview)}
          onEnd={() => {
            onPin(undefined);
            list.current?.focus({ preventScroll: true });
          }}
        />
      )}
      <div className={styles.note}>
        <span>{t('team.suggest.about')}</span>
        <TermPopover term={t('team.danger')}>{t('team.suggest.counted')}</TermPopover>
      </div>
    </>
  );
}
