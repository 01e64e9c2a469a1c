import { type ComponentType, lazy } from 'react';
import { loadStyles } from './loadStyles.ts';

/** Returns the component that a file exports under the name; its first rendering loads the file and its styles. */
export function lazyComponent<Name extends string, Props>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType<Props>>>,
) {
  return lazy(async () => {
    const [module] = await Promise.all([load(), loadStyles()]);
    return { default: module[name] };
  });
}
