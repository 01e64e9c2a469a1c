/** Milliseconds after which a long loop lets the page answer. */
const sliceMs = 10;

/** Runs a function for each item; a long loop lets the page answer in between. */
export async function runInSlices<Item>(
  items: Iterable<Item>,
  run: (item: Item) => unknown,
): Promise<void> {
  let startMs = performance.now();
  for (const item of items) {
    run(item);
    if (performance.now() - startMs < sliceMs) continue;
    await new Promise((resolve) => setTimeout(resolve));
    startMs = performance.now();
  }
}
