import { BookOpen, Columns2, Crosshair, ShieldCheck, UserPlus } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { ScreenActions } from '#app/parts/frame/ScreenActions.tsx';
import type { Notices } from '#app/parts/frame/useNotices.ts';
import { addToTeam } from '#app/state/addToTeam.ts';
import { session } from '#app/state/session.ts';
import { Button, buttonClassName } from '#app/ui/controls/Button.tsx';
import { Link } from '#app/ui/controls/Link.tsx';
import { ErrorBoundary } from '#app/ui/ErrorBoundary.tsx';
import { lazyComponent } from '#app/ui/lazyComponent.ts';
import { emptyMember } from '#core/links/team.ts';
import { formatOffenseUrl } from '#core/picks/offenseUrl.ts';
import { displayName } from '#core/pokedex/names/name.ts';
import { wikiLink, wikiName } from '#core/pokedex/names/wiki.ts';
import styles from './AnswerActions.module.css';
import type { Defense } from './useDefense.ts';

const PopOutButton = lazyComponent(
  'PopOutButton',
  () => import('#app/parts/frame/PopOutButton.tsx'),
);

const icons = {
  addToTeam: <UserPlus aria-hidden />,
  attack: <Crosshair aria-hidden />,
  compare: <Columns2 aria-hidden />,
  cover: <ShieldCheck aria-hidden />,
  wiki: <BookOpen aria-hidden />,
};

/** Shows the buttons below the answer. */
export function AnswerActions({
  defense: { state, defender, pokemon, settings },
  heading,
  notices,
  isWeak,
  isComparing,
  wasComparing,
  hasCovers,
  onCompare,
  onCover,
  onClear,
}: {
  defense: Defense;
  /** The name of the defender. */
  heading: string;
  notices: Notices;
  isWeak: boolean;
  isComparing: boolean;
  /** Whether the player has just closed the comparison. */
  wasComparing: boolean;
  hasCovers: boolean;
  onCompare: () => void;
  onCover: () => void;
  onClear: () => void;
}) {
  const { t, language, namesLanguage } = useTranslation();
  /** Adds the defender to the tab's team, and says so. */
  function add(): void {
    const { conditions, inverse, others, ...set } = state;
    const hasRoom = addToTeam(session, { ...emptyMember, ...set, types: defender.typing });
    notices.show({
      message: hasRoom ? t('team.joined', { name: heading }) : t('team.noRoom'),
      trailing: <Link to="/defense/team/">{t('team.open')}</Link>,
    });
  }

  const labelOf = (name: string) => ({ 'aria-label': name, title: name });
  return (
    <>
      <div className={styles.main}>
        {!isComparing && (
          <Button autoFocus={wasComparing} onClick={onCompare} {...labelOf(t('compare.with'))}>
            {icons.compare}
            <span>{t('compare.short')}</span>
          </Button>
        )}
        <Link
          to={formatOffenseUrl(
            defender.typing.map((strike) => ({ strike })),
            settings,
          )}
          className={buttonClassName}
          {...labelOf(t('defense.attack'))}
        >
          {icons.attack}
          <span>{t('defense.attackShort')}</span>
        </Link>
        {isWeak && (
          <Button aria-expanded={hasCovers} onClick={onCover} {...labelOf(t('filter.cover'))}>
            {icons.cover}
            <span>{t('filter.coverShort')}</span>
          </Button>
        )}
        <Button onClick={add} {...labelOf(t('defense.addToTeam'))}>
          {icons.addToTeam}
          <span>{t('defense.toTeam')}</span>
        </Button>
      </div>
      <ScreenActions onClear={onClear}>
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
    </>
  );
}
