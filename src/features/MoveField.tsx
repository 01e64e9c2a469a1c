import { type ComponentProps, Suspense } from 'react';
import { lazyComponent } from '#ui/lazyComponent.ts';
import { SearchBoxSkeleton } from '#ui/SearchBoxSkeleton.tsx';
import { useStableCallback } from '#ui/useStableCallback.ts';
import { LazyPart } from '#widgets/LazyPart.tsx';

const StrikePicker = lazyComponent('StrikePicker', () => import('./StrikePicker.tsx'));

/** Shows the field that finds types and moves, or its skeleton while it loads. */
export function MoveField({ label, onPick, ...picker }: ComponentProps<typeof StrikePicker>) {
  const pick = useStableCallback(onPick);
  return (
    <LazyPart>
      <Suspense fallback={<SearchBoxSkeleton label={label} />}>
        <StrikePicker {...picker} label={label} onPick={pick} />
      </Suspense>
    </LazyPart>
  );
}
