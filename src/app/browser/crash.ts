import { readStored, writeStored } from './storage.ts';

/** The facts about a crash that a bug report needs. */
export type Crash = {
  message: string;
  stack: string;
  /** The URL of the page at the time. */
  address: string;
  /** When, in ISO 8601. */
  time: string;
  browser: string;
};

/** Describes an error on the page at the address, with the current time and browser. */
export function describeCrash(error: unknown, address: string): Crash {
  return {
    message: getMessage(error),
    stack: error instanceof Error ? (error.stack ?? '') : '',
    address,
    time: new Date().toISOString(),
    browser: navigator.userAgent,
  };
}

/** Stores the crash as the session's last one. */
export function saveCrash(crash: Crash): void {
  writeStored('session', 'crash', crash);
}

/** Reads the session's last crash; undefined if no valid one is stored. */
export function readCrash(): Crash | undefined {
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

function getMessage(error: unknown): string {
  if (error instanceof Error) return `${error.name}: ${error.message}`;
  if (typeof error === 'object' && error !== null && 'status' in error) {
    const { status, statusText } = error as { status: unknown; statusText?: unknown };
    return `${status} ${statusText ?? ''}`.trim();
  }
  return String(error);
}
