import { maxSetLength } from '#core/pokedex/names/inputText.ts';

/** The pasted set of a member: Showdown's lines with EVs, moves and all else that changes no number. */
export type MemberSet = {
  text: string;
  /** The member that the text was read as, as a link has it; the export compares it with the member. */
  readAs: string;
  /** The id of the form that the item offers, such as a Mega Evolution. */
  itemForm?: string | undefined;
};

type HasSet = {
  set?: MemberSet | undefined;
  /** The id of the form that its item offers, from a link, which has no sets. */
  itemForm?: string | undefined;
};

/** Maximum number of code units of `readAs`; a member has under 700 in a link. */
const maxReadAsLength = 1000;

/** Returns the id of the form that the item of the member offers; `none` if its set has another item. */
export function itemFormOf({ set, itemForm }: HasSet): string | undefined {
  const hasItem = set && /^.* @ /.test(set.text);
  return set?.itemForm ?? (hasItem ? 'none' : itemForm);
}

/**
 * Appends a parameter for each set: the number of the member, the form that its item offers, what it was
 * read as, and below that the text. Without a set it has only the number and the form.
 */
export function appendSets(
  params: URLSearchParams,
  name: string,
  members: readonly HasSet[],
): void {
  for (const [index, { set, itemForm }] of members.entries()) {
    const text = set ? `${set.itemForm ?? ''}.${set.readAs}\n${set.text}` : itemForm;
    if (text) params.append(name, `${index + 1}.${text}`);
  }
}

/** Adds the sets of the parameters to the members; calls `onUnknown` for any other text. */
export function parseSets<Member extends HasSet>(
  members: readonly Member[],
  texts: readonly string[],
  onUnknown: () => void,
): Member[] {
  const membersWithSets = [...members];
  for (const parameter of texts) {
    const [, number, itemForm, readAs = '', text = ''] =
      /^([1-9]\d?)\.([a-z0-9-]*)(?:\.([^\n]+)\n([^\p{Cc}][^\0]*))?$/u.exec(parameter) ?? [];
    const index = Number(number) - 1;
    const member = membersWithSets[index];
    const isTooLong = text.length > maxSetLength || readAs.length > maxReadAsLength;
    const form = itemForm && { itemForm };
    if (!member || member.set || member.itemForm || isTooLong || !(text || form)) onUnknown();
    else
      membersWithSets[index] = { ...member, ...(text ? { set: { text, readAs, ...form } } : form) };
  }
  return membersWithSets;
}
