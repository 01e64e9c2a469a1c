import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';

/** Returns the readable name of a class of a CSS module, such as `team-Examples-list`. */
function readableName(path: string, name: string): string {
  return `${basename(dirname(path))}-${basename(path, '.module.css')}-${name}`;
}

/** The readable names of all classes, sorted, so that every build has the same short names. */
const readableNames = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.module.css'))
  .flatMap((path) =>
    [...readFileSync(`src/${path}`, 'utf8').matchAll(/\.([a-z]\w*)/gi)].map(([, name = '']) =>
      readableName(path, name),
    ),
  )
  .sort();

const shortNames = new Map(
  [...new Set(readableNames)].map((name, index) => [name, `c${index.toString(36)}`]),
);

/** The properties of the scales in tokens.css, such as `--space-2`, which no code reads. */
const scaleProperty = /--(?:space|font-size|radius|level|on-level)-[\w-]+/g;

const shortProperties = new Map(
  [...new Set(readFileSync('src/app/ui/tokens.css', 'utf8').match(scaleProperty))].map(
    (name, index) => [name, `--${index}`],
  ),
);

/** Returns the name of a class of a CSS module in the built app; that of a class that is new in development is readable. */
export function shortenClassName(name: string, path: string): string {
  return shortenNames(readableName(path, name));
}

/** Replaces the readable names of classes, and the properties of the scales, in HTML or CSS. */
export function shortenNames(text: string): string {
  return text
    .replaceAll(/\b[a-z]\w*-[A-Z]\w*-\w+/g, (name) => shortNames.get(name) ?? name)
    .replaceAll(scaleProperty, (name) => shortProperties.get(name) ?? name);
}
