import { type Chart, hasType } from '#core/charts/chart.ts';

/** Ids that have a meaning without a row in any chart. */
export const reservedTypeIds: readonly string[] = ['stellar', 'typeless'];

/** Fields whose text is the id of a type; the texts of lists are ids too. */
const idFields: ReadonlySet<string> = new Set(['type', 'from', 'into']);

/**
 * The JSON value of a chart or a game with other ids for types of its own that have a reserved id:
 * `stellar` becomes `stellar_2`.
 */
export function renameReservedTypes(value: unknown): unknown {
  const types: unknown = Object(value).types;
  if (!Array.isArray(types)) return value;
  const newIds = new Map<string, string>();
  for (const id of reservedTypeIds.filter((each) => types.includes(each))) {
    let count = 2;
    while (types.includes(`${id}_${count}`)) count++;
    newIds.set(id, `${id}_${count}`);
  }
  const newId = (id: string) => newIds.get(id) ?? id;
  function rename(part: unknown, isId: boolean): unknown {
    if (typeof part === 'string') return isId ? newId(part) : part;
    if (Array.isArray(part)) return part.map((each) => rename(each, true));
    if (typeof part !== 'object' || part === null) return part;
    const fields = Object.entries(part);
    return Object.fromEntries(
      fields.map(([key, each]) => [newId(key), rename(each, idFields.has(key))]),
    );
  }
  return newIds.size === 0 ? value : rename(value, false);
}

/** The id that a chart uses for a name: `stellar_2` for `stellar` if that is a type of its own. */
export function findOwnTypeId(chart: Chart, name: unknown): unknown {
  const ownId = `${String(name)}_2`;
  return reservedTypeIds.some((id) => id === name) && hasType(chart, ownId) ? ownId : name;
}
