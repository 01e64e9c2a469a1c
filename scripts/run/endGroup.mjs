import { spawnSync } from 'node:child_process';

/** Whether a process that is spawned with `detached` leads a group, which can be ended as a whole. */
export const hasGroups = process.platform !== 'win32';

/** Sends a signal to a process and to all that it started; on Windows, ends them.
 * @param {number | undefined} leader the id of a process that leads a group @param {NodeJS.Signals} signal */
export function endGroup(leader, signal) {
  if (!leader) return;
  if (!hasGroups) {
    spawnSync('taskkill', ['/pid', String(leader), '/t', '/f'], { stdio: 'ignore' });
    return;
  }
  try {
    process.kill(-leader, signal);
  } catch {
    // All its processes have ended.
  }
}
