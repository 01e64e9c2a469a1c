import { use } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { MatchupFilters } from '#app/parts/lists/MatchupFilters.tsx';
import { NavigationContext } from '#app/ui/controls/Link.tsx';
import { emptyPokemonFilter, formatQuestionUrl, type PokemonFilter } from '#core/links/coverage.ts';
import type { Coverage } from './useCoverage.ts';

/** Asks which Pokémon have what the player chooses; the first choice opens their list. */
export function AskPokedex({ coverage: { world, settings, isInverse } }: { coverage: Coverage }) {
  const { t } = useTranslation();
  const { navigate } = use(NavigationContext);
  return (
    <>
      <h2>{t('coverage.ask')}</h2>
      <MatchupFilters<PokemonFilter>
        filter={emptyPokemonFilter}
        world={world}
        onChange={(next) =>
          navigate(formatQuestionUrl(next(emptyPokemonFilter), settings, isInverse))
        }
      />
    </>
  );
}
