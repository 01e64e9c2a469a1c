/** The fields of an object or a list in JSON. */
export type Fields = Readonly<Record<string, unknown>>;

/** Whether the JSON value is an object or a list. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}
