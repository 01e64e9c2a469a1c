/** Whether the browser can open the device's share sheet. */
export const canShare = typeof navigator !== 'undefined' && 'share' in navigator;

/** Opens the device's share sheet for the link and a text. */
export async function share(title: string, url: string, text?: string): Promise<void> {
  try {
    await navigator.share({ title, url, ...(text !== undefined && { text }) });
  } catch (error) {
    if (!isCanceled(error)) console.warn('Failed to share', error);
  }
}

/** Whether the player closed the share sheet. */
export function isCanceled(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
