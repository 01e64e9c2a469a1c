import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The path of the first program that is on the PATH; undefined if there is none. */
export function findProgram(...names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}

/** The path of WebKitGTK's own browser, which is next to its library; undefined if there is none. */
export function findMiniBrowser(): string | undefined {
  return ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/lib']
    .filter((libraries) => existsSync(libraries))
    .flatMap((libraries) => readdirSync(libraries).map((name) => join(libraries, name)))
    .filter((folder) => /\/webkit2?gtk-[\d.]+$/.test(folder))
    .map((folder) => join(folder, 'MiniBrowser'))
    .find((path) => existsSync(path));
}
