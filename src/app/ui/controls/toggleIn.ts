/** Returns the list without the value, or with it at the end. */
export function toggleIn<Value>(list: readonly Value[], value: Value): readonly Value[] {
  return list.includes(value) ? list.filter((each) => each !== value) : [...list, value];
}
