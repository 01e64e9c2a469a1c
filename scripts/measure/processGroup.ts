import { spawn } from 'node:child_process';

/** Whether a command succeeds in time. No process that it started outlives it, or this process. */
export function succeeds(
  command: string,
  args: string[],
  { cwd, timeoutMs }: { cwd: string; timeoutMs: number },
): Promise<boolean> {
  return new Promise((resolve, reject) => {
    // `detached` puts the command and its children into a group of their own.
    const child = spawn(command, args, { cwd, stdio: 'ignore', detached: true });
    const end = () => void killGroup(child.pid);
    const timer = setTimeout(end, timeoutMs);
    process.once('exit', end);
    child.once('error', reject);
    child.once('close', (status) => {
      clearTimeout(timer);
      process.off('exit', end);
      end();
      resolve(status === 0);
    });
  });
}

function killGroup(leader: number | undefined): void {
  if (!leader) return;
  try {
    process.kill(-leader, 'SIGKILL');
  } catch {
    // All its processes have ended.
  }
}
