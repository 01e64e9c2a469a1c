import { spawn } from 'node:child_process';
import { endGroup } from '../run/endGroup.mjs';

export type Outcome = 'passed' | 'failed' | 'too late';

/** How a command ends within a time, in ms. No process that it started outlives it, or this process. */
export function runGroup(
  command: string,
  args: string[],
  { cwd, timeoutMs }: { cwd: string; timeoutMs: number },
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    // `detached` puts the command and its children into a group of their own.
    const child = spawn(command, args, { cwd, stdio: 'ignore', detached: true });
    const end = () => endGroup(child.pid, 'SIGKILL');
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      end();
    }, timeoutMs);
    process.once('exit', end);
    child.once('error', reject);
    child.once('close', (status) => {
      clearTimeout(timer);
      process.off('exit', end);
      end();
      resolve(isLate ? 'too late' : status === 0 ? 'passed' : 'failed');
    });
  });
}
