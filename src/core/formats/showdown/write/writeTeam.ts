import { mergeSet } from '#core/formats/showdown/read/mergeSet.ts';
import type { ShowdownMember } from '#core/formats/showdown/team.ts';
import { writeFields } from './writeFields.ts';

/** A member as lines that Showdown imports, and its pasted lines that it has changed since. */
export type WrittenMember = { lines: readonly string[]; leftOutLines: readonly string[] };

/**
 * The team as text that Showdown imports, without attacks that are only types and without types and
 * abilities of own games. The pasted lines of a member are as they were, unless it has changed.
 */
export function writeShowdown(members: readonly ShowdownMember[]): string {
  return formatMembers(members.map(writeMember));
}

/** Formats the members as Showdown does. */
export function formatMembers(members: readonly WrittenMember[]): string {
  return members.map(({ lines }) => `${lines.map((line) => `${line}  \n`).join('')}\n`).join('');
}

/** Writes a member: its pasted lines without those that it contradicts, and its other fields. */
export function writeMember(member: ShowdownMember): WrittenMember {
  const lines = writeFields(member);
  return member.set ? mergeSet(member, member.set, lines) : { lines, leftOutLines: [] };
}
