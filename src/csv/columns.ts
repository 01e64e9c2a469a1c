/** The columns of a list's file that are ours, in the order they are written. */
export const csvColumns = ['number', 'name', 'type1', 'type2', 'type3', 'abilities'] as const;

export type CsvColumn = (typeof csvColumns)[number];
