import { type ComponentType, lazy } from 'react';

/** Returns the component that a file exports under the name; its first rendering loads the file. */
export function lazyComponent<Name extends string, Props>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType<Props>>>,
) {
  return lazy(async () => ({ default: (await load())[name] }));
}
