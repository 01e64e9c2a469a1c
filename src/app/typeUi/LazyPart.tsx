import { type ReactNode, Suspense } from 'react';
import { joinHeading } from '#app/i18n/punctuation.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { ErrorBoundary } from '#app/ui/ErrorBoundary.tsx';
import { Notice } from '#app/ui/Notice.tsx';

/** A lazily loaded part of a screen; a notice appears if loading is slow or fails. */
export function LazyPart({ children }: { children: ReactNode }) {
  const { t, language } = useTranslation();
  return (
    <ErrorBoundary
      fallback={() => (
        <Notice>
          <p>{joinHeading(t('errors.outdatedTitle'), t('errors.outdated'), language)}</p>
        </Notice>
      )}
    >
      <Suspense
        fallback={
          <Notice isDelayed>
            <p>{t('shell.loading')}</p>
          </Notice>
        }
      >
        {children}
      </Suspense>
    </ErrorBoundary>
  );
}
