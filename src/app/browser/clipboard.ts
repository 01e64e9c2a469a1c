import { removeSoftHyphens } from '#core/softHyphens.ts';

/** Copies the text without soft hyphens; false if the browser refuses. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(removeSoftHyphens(text));
    return true;
  } catch {
    return false;
  }
}

/** Removes soft hyphens from the text that the player selects on the page and copies. */
export function cleanCopiedText(): void {
  document.addEventListener('copy', (event) => {
    const text = getSelection()?.toString() ?? '';
    const cleanText = removeSoftHyphens(text);
    if (cleanText === text) return;
    event.clipboardData?.setData('text/plain', cleanText);
    event.preventDefault();
  });
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
