type Callback = (lock: object | null) => unknown;

/** The part of the Web Locks API that we use: shared locks, and exclusive ones with `ifAvailable`. */
export function fakeLocks(): Pick<LockManager, 'request'> {
  const holders = new Map<string, number>();
  const count = (name: string) => holders.get(name) ?? 0;

  async function request(name: string, options: LockOptions, callback: Callback): Promise<unknown> {
    await Promise.resolve();
    if (options.ifAvailable && count(name) > 0) return callback(null);
    holders.set(name, count(name) + 1);
    try {
      return await callback({});
    } finally {
      holders.set(name, count(name) - 1);
    }
  }

  return { request: request as LockManager['request'] };
}
