import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { afterFirstPaint } from '#app/browser/firstRender.ts';
import { createStore } from '#core/createStore.ts';
import { loadStyles } from './loadStyles.ts';

/**
 * Returns the component that a file exports under the name, for what the first screen shows later. The file loads
 * after the first paint, so a tap need not wait for it; until then the component is empty. It throws if its file cannot be loaded.
 */
export function lateComponent<Name extends string, Props extends object>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType<Props>>>,
) {
  const loaded = createStore<ComponentType<Props> | undefined>(undefined);
  let loading: Promise<void> | undefined;

  async function start(): Promise<void> {
    try {
      const [module] = await Promise.all([load(), loadStyles()]);
      loaded.set(module[name]);
    } catch (error) {
      // What shows the component next tries again.
      loading = undefined;
      throw error;
    }
  }

  const startOnce = () => {
    loading ??= start();
    return loading;
  };

  afterFirstPaint().then(startOnce).catch(console.warn);

  return function Late(props: Props) {
    const Loaded = useSyncExternalStore(loaded.subscribe, loaded.get);
    const [failure, setFailure] = useState<{ error: unknown }>();
    useEffect(() => {
      startOnce().catch((error) => setFailure({ error }));
    }, []);
    if (failure) throw failure.error;
    return Loaded && <Loaded {...props} />;
  };
}
