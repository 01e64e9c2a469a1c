import { Search } from 'lucide-react';
import { buttonClassName } from '#app/ui/controls/Button.tsx';
import { Link } from '#app/ui/controls/Link.tsx';
import { worldIn } from '#core/hit/situation.ts';
import { emptyPokemonFilter, formatQuestionUrl, type PokemonFilter } from '#core/links/coverage.ts';
import type { Settings } from '#core/rulesets/settings.ts';
import { useFormatFilter } from './useFormatFilter.ts';

/** Links to the Pokémon that match the filter; its text is the question that they answer. */
export function QuestionLink({
  filter,
  settings,
  isInverse,
}: {
  filter: Partial<PokemonFilter>;
  settings: Settings;
  isInverse: boolean;
}) {
  const { formatQuestion } = useFormatFilter(worldIn(settings.ruleset, isInverse));
  return (
    <Link to={formatQuestionUrl(filter, settings, isInverse)} className={buttonClassName}>
      <Search aria-hidden />
      <span>{formatQuestion({ ...emptyPokemonFilter, ...filter })}</span>
    </Link>
  );
}
