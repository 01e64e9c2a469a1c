import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The path of the first program that is on the PATH; undefined for none. */
export function findProgram(...names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}

/** The path of WebKitGTK's own browser, which is beside its library; undefined for none. */
export function findMiniBrowser(): string | undefined {
  for (const libraries of ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/lib']) {
    if (!existsSync(libraries)) continue;
    const folder = readdirSync(libraries).find((name) => /^webkit2?gtk-[\d.]+$/.test(name));
    const path = folder && join(libraries, folder, 'MiniBrowser');
    if (path && existsSync(path)) return path;
  }
  return undefined;
}
