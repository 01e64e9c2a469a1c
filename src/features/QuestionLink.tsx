import { Search } from 'lucide-react';
import type { Settings } from '#engine/settings.ts';
import { worldIn } from '#engine/situation.ts';
import { emptyPokemonFilter, formatQuestionUrl, type PokemonFilter } from '#links/coverage.ts';
import { buttonClassName } from '#ui/Button.tsx';
import { Link } from '#ui/Link.tsx';
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
