/** The parts of a step, after each of which an output that is no terminal gets another line. */
const partCount = 5;

/**
 * Creates what shows the progress: in a terminal one line that changes, elsewhere a few lines for each step. Both keep a
 * line for each step that has ended.
 * @param {Pick<NodeJS.WriteStream, 'isTTY' | 'columns' | 'write'>} [output]
 */
export function createScreen(output = process.stdout) {
  /** What runs, by name, and how many parts of it are done.
   * @type {Map<string, { text: string, parts: number }>} */
  const running = new Map();

  /** @param {string} line */
  function print(line) {
    output.write(output.isTTY ? `\r\x1b[2K${line}\n` : `${line}\n`);
    showRunning();
  }

  function showRunning() {
    if (!output.isTTY) return;
    const line = [...running.values()].map(({ text }) => text).join('  |  ');
    output.write(`\r\x1b[2K${line.slice(0, (output.columns ?? 80) - 1)}`);
  }

  return {
    print,
    /** Shows that a step runs, and how much of it is done.
     * @param {string} name @param {number} [done] @param {number} [total] */
    show(name, done = 0, total = 0) {
      const parts = total ? Math.floor((done * partCount) / total) : 0;
      const isDue = parts > (running.get(name)?.parts ?? 0) && parts < partCount;
      const text = total ? `${name} · ${done} of ${total}` : name;
      running.set(name, { text, parts });
      if (output.isTTY) showRunning();
      else if (isDue) print(text);
    },
    /** Prints how a step ended.
     * @param {string} name @param {string} ending */
    end(name, ending) {
      running.delete(name);
      print(`${name} · ${ending}`);
    },
  };
}
