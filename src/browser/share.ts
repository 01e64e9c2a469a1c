import { saveFile } from './file.ts';

/** Whether the browser can open the device's share sheet. */
export const canShare = typeof navigator !== 'undefined' && 'share' in navigator;

/** Whether the share sheet takes pictures; false in browsers that share only texts. */
export function canSharePictures(): boolean {
  const files = [new File([], 'picture.png', { type: 'image/png' })];
  return canShare && 'canShare' in navigator && navigator.canShare({ files });
}

/** Opens the device's share sheet for the file; saves it to the downloads if the browser refuses. */
export async function shareFile(name: string, content: Blob): Promise<void> {
  try {
    await navigator.share({ files: [new File([content], name, { type: content.type })] });
  } catch (error) {
    if (!isCanceled(error)) saveFile(name, content);
  }
}

/** Opens the device's share sheet for the link and a text. */
export async function share(title: string, url: string, text?: string): Promise<void> {
  try {
    await navigator.share({ title, url, ...(text !== undefined && { text }) });
  } catch (error) {
    if (!isCanceled(error)) console.warn('Failed to share', error);
  }
}

/** Whether the player closed the share sheet. */
function isCanceled(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
