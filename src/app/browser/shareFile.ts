import { saveFile } from './file.ts';
import { canShare, isCanceled } from './share.ts';

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
