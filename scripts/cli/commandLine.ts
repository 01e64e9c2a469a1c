/** The message of a thrown value. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/**
 * Runs a command. If its input is wrong, it prints the message, as `describe` changes it, in one line to
 * standard error and sets exit code 2.
 */
export async function runCommandLine(
  run: () => unknown,
  describe = (message: string) => message,
): Promise<void> {
  try {
    await run();
  } catch (error) {
    console.error(describe(messageOf(error)).replace(/\s+/g, ' '));
    process.exitCode = 2;
  }
}
