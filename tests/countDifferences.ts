/** How many facts or numbers were compared with a source, and which differ. */
export type Comparison = {
  program: string;
  count: number;
  differences: readonly string[];
  /** How many more differ for a reason that the tables of this file name. */
  explained: number;
};

/** A fact in both sources. */
export type Row = { id: string; ours: unknown; theirs: unknown };

/** Ids of our facts that differ from the other source, each with the reason. */
export type Explanations = Readonly<Record<string, string>>;

/** Counts the facts that differ; an explanation of facts that are equal is a difference too. */
export function countDifferences(
  rows: readonly Row[],
  explanations: Explanations,
): Omit<Comparison, 'program'> {
  const differing = rows.filter(({ ours, theirs }) => ours !== theirs);
  const isExplained = ({ id }: Row) => Object.hasOwn(explanations, id);
  const ids = new Set(differing.map(({ id }) => id));
  return {
    count: rows.length,
    differences: [
      ...differing
        .filter((row) => !isExplained(row))
        .map(({ id, ours, theirs }) => `${id}: ${ours} instead of ${theirs}`),
      ...Object.keys(explanations)
        .filter((id) => !ids.has(id))
        .map((id) => `${id}: explained, but equal`),
    ],
    explained: differing.filter(isExplained).length,
  };
}
