import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

/** A short hash of each JSON file in the folder, by its name without the ending. */
export function fileVersions(folder: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => {
        const content = readFileSync(`${folder}/${name}`);
        const version = createHash('sha256').update(content).digest('hex').slice(0, 8);
        return [name.replace('.json', ''), version];
      }),
  );
}
