/** The parameters of our addresses; an address with any of them is a link that says everything. */
export const parameters = [
  'pokemon',
  'types',
  'ability',
  'tera',
  'item',
  'conditions',
  'inverse',
  'generation',
  'type_count',
] as const;

export type Parameter = (typeof parameters)[number];

/** What an address says, and which of its parameters say nothing we know. */
export type Parsed<T> = { choice: T; ignored: Parameter[] };
