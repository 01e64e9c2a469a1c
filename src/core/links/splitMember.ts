/** Splits the text of a member into its fields; an empty one is null. */
export function splitMember(text: string) {
  const words = text.split('.').map((word) => word || null);
  const [pokemon, types, ability, tera, item, attacks, ...nickname] = words;
  return { pokemon, types, ability, tera, item, attacks, nickname: nickname.join('.') };
}
