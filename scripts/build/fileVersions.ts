import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

/** A short hash of each JSON file in the folder, as the build serves it, by its name without the ending. */
export function fileVersions(
  folder: string,
  minify = (json: string) => json,
): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => {
        const content = minify(readFileSync(`${folder}/${name}`, 'utf8'));
        const version = createHash('sha256').update(content).digest('hex').slice(0, 8);
        return [name.replace('.json', ''), version];
      }),
  );
}
