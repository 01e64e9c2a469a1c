import { type ComponentProps, Suspense } from 'react';
import { LazyPart } from '#app/typeUi/LazyPart.tsx';
import { SearchBoxSkeleton } from '#app/ui/controls/SearchBoxSkeleton.tsx';
import { lazyComponent } from '#app/ui/lazyComponent.ts';
import { useStableCallback } from '#app/ui/useStableCallback.ts';

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
