/** The columns that a list's file can have, in the order in which they are written. */
export const csvColumns = ['number', 'name', 'type1', 'type2', 'type3', 'abilities'] as const;

export type CsvColumn = (typeof csvColumns)[number];
