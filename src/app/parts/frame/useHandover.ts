import { useSyncExternalStore } from 'react';
import { type Handover, handover } from '#app/state/handover.ts';

/** Returns the files that this import opens as soon as its screen is there, and a function for its end. */
export function useHandover(content: Handover['content']): {
  files: readonly File[] | undefined;
  end: () => void;
} {
  const current = useSyncExternalStore(handover.subscribe, handover.get);
  return { files: current?.content === content ? current.files : undefined, end };
}

function end(): void {
  handover.set(undefined);
}
