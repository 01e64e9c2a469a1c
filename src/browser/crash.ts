import { readStored, writeStored } from './storage.ts';

/** What is known of a crash: enough to tell somebody. */
export type Crash = {
  message: string;
  stack: string;
  /** The address at which it happened. */
  address: string;
  /** When, in ISO 8601. */
  time: string;
  browser: string;
};

/** What can be said now of an error at the address. */
export function describeCrash(error: unknown, address: string): Crash {
  return {
    message: messageOf(error),
    stack: error instanceof Error ? (error.stack ?? '') : '',
    address,
    time: new Date().toISOString(),
    browser: navigator.userAgent,
  };
}

/** Keeps it as the session's last crash. */
export function keepCrash(crash: Crash): void {
  writeStored('session', 'crash', crash);
}

/** The session's last crash. */
export function lastCrash(): Crash | undefined {
  const stored = readStored('session', 'crash');
  const { message, ...rest } = (stored ?? {}) as Partial<Record<keyof Crash, unknown>>;
  if (typeof message !== 'string') return undefined;
  const read = (name: keyof typeof rest) => {
    const text = rest[name];
    return typeof text === 'string' ? text : '';
  };
  return {
    message,
    stack: read('stack'),
    address: read('address'),
    time: read('time'),
    browser: read('browser'),
  };
}

function messageOf(error: unknown): string {
  if (error instanceof Error) return `${error.name}: ${error.message}`;
  if (typeof error === 'object' && error !== null && 'status' in error) {
    const { status, statusText } = error as { status: unknown; statusText?: unknown };
    return `${status} ${statusText ?? ''}`.trim();
  }
  return String(error);
}
