/** Memoizes a function for its latest arguments, compared by identity. */
export function memoizeLatest<Arguments extends readonly unknown[], Result>(
  compute: (...values: Arguments) => Result,
): (...values: Arguments) => Result {
  let latest: { values: Arguments; result: Result } | undefined;
  return (...values) => {
    const isSame = latest && values.every((value, index) => value === latest?.values[index]);
    if (!latest || !isSame) latest = { values, result: compute(...values) };
    return latest.result;
  };
}
