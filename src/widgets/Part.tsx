import { type ReactNode, Suspense } from 'react';
import { useText } from '#i18n/text.ts';
import { Boundary } from '#ui/Boundary.tsx';
import { Notice } from '#ui/Notice.tsx';

/** A part of a screen that is loaded when it is wanted; says when that takes long, or fails. */
export function Part({ children }: { children: ReactNode }) {
  const { text } = useText();
  return (
    <Boundary
      fallback={() => (
        <Notice>
          <p>{`${text('errors.outdatedTitle')}. ${text('errors.outdated')}`}</p>
        </Notice>
      )}
    >
      <Suspense
        fallback={
          <Notice late>
            <p>{text('shell.loading')}</p>
          </Notice>
        }
      >
        {children}
      </Suspense>
    </Boundary>
  );
}
