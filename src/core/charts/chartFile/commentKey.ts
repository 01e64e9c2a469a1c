/** Whether the field of a file in JSON is a comment: its name begins with `$` or `_comment`. */
export function isCommentKey(name: string): boolean {
  return name.startsWith('$') || name.startsWith('_comment');
}
