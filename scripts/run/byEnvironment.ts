import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The order of the test files: first those with a DOM, then the others. A worker of Vitest ends when the next file has
 * another environment, and a new one takes half a second.
 */
export class ByEnvironment extends BaseSequencer {
  /** The files of each environment in Vitest's own order. */
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    return [...sorted.filter(hasDom), ...sorted.filter((file) => !hasDom(file))];
  }
}

function hasDom({ moduleId }: TestSpecification): boolean {
  return readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment happy-dom');
}
