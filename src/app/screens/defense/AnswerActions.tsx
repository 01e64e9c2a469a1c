import { BookOpen, Columns2, Crosshair, Search, Users } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { ScreenActions } from '#app/parts/frame/ScreenActions.tsx';
import { Button, buttonClassName } from '#app/ui/controls/Button.tsx';
import { Link } from '#app/ui/controls/Link.tsx';
import { ErrorBoundary } from '#app/ui/ErrorBoundary.tsx';
import { lazyComponent } from '#app/ui/lazyComponent.ts';
import { formatOffenseUrl } from '#core/picks/offenseUrl.ts';
import { displayName } from '#core/pokedex/names/name.ts';
import { wikiLink, wikiName } from '#core/pokedex/names/wiki.ts';
import type { Defense } from './useDefense.ts';

const PopOutButton = lazyComponent(
  'PopOutButton',
  () => import('#app/parts/frame/PopOutButton.tsx'),
);

const icons = {
  addToTeam: <Users aria-hidden />,
  attack: <Crosshair aria-hidden />,
  compare: <Columns2 aria-hidden />,
  cover: <Search aria-hidden />,
  wiki: <BookOpen aria-hidden />,
};

/** Shows the buttons below the answer. */
export function AnswerActions({
  defense: { defender, pokemon, settings },
  isWeak,
  isComparing,
  wasComparing,
  hasCovers,
  onCompare,
  onCover,
  onAddToTeam,
  onClear,
}: {
  defense: Defense;
  isWeak: boolean;
  isComparing: boolean;
  /** Whether the player has just closed the comparison. */
  wasComparing: boolean;
  hasCovers: boolean;
  onCompare: () => void;
  onCover: () => void;
  onAddToTeam: () => void;
  onClear: () => void;
}) {
  const { t, language, namesLanguage } = useTranslation();
  return (
    <ScreenActions onClear={onClear}>
      {!isComparing && (
        <Button autoFocus={wasComparing} onClick={onCompare}>
          {icons.compare}
          <span>{t('compare.with')}</span>
        </Button>
      )}
      <Link
        to={formatOffenseUrl(
          defender.typing.map((strike) => ({ strike })),
          settings,
        )}
        className={buttonClassName}
      >
        {icons.attack}
        <span>{t('defense.attack')}</span>
      </Link>
      {isWeak && (
        <Button aria-expanded={hasCovers} onClick={onCover}>
          {icons.cover}
          <span>{t('filter.cover')}</span>
        </Button>
      )}
      <Button onClick={onAddToTeam}>
        {icons.addToTeam}
        <span>{t('defense.addToTeam')}</span>
      </Button>
      <ErrorBoundary fallback={() => null}>
        <Suspense>
          <PopOutButton />
        </Suspense>
      </ErrorBoundary>
      {pokemon && !pokemon.parents && (
        <a
          href={wikiLink(language, pokemon)}
          target="_blank"
          rel="noreferrer"
          className={buttonClassName}
          aria-label={`${wikiName(language)} · ${displayName(namesLanguage, pokemon)}`}
        >
          {icons.wiki}
          <span translate="no">{wikiName(language)}</span>
        </a>
      )}
    </ScreenActions>
  );
}
