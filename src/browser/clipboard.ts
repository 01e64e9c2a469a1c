/** Copies the text; false if the browser refuses. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Whether the browser can be asked for the text of the clipboard. */
export const canPaste = navigator.clipboard?.readText !== undefined;

/** Reads the text of the clipboard; undefined if the browser or the player refuses. */
export async function pasteText(): Promise<string | undefined> {
  try {
    return await navigator.clipboard.readText();
  } catch {
    return undefined;
  }
}
