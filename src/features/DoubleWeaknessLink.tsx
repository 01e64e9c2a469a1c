import { Search } from 'lucide-react';
import type { Settings } from '#engine/settings.ts';
import { worldIn } from '#engine/situation.ts';
import { emptyFilter } from '#engine/targetFilter.ts';
import { formatQuestionUrl } from '#links/coverage.ts';
import { buttonClassName } from '#ui/Button.tsx';
import { Link } from '#ui/Link.tsx';
import { useFormatFilter } from './useFormatFilter.ts';

const filter = { ...emptyFilter, hasDoubleWeakness: true };

/** Links to the Pokémon that have a double weakness. */
export function DoubleWeaknessLink({
  settings,
  isInverse,
}: {
  settings: Settings;
  isInverse: boolean;
}) {
  const { formatQuestion } = useFormatFilter(worldIn(settings.ruleset, isInverse));
  return (
    <Link to={formatQuestionUrl(filter, settings, isInverse)} className={buttonClassName}>
      <Search aria-hidden />
      <span>{formatQuestion(filter)}</span>
    </Link>
  );
}
