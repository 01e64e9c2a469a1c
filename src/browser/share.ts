/** Whether the browser can open the device's share sheet. */
export const canShare = typeof navigator !== 'undefined' && 'share' in navigator;

/** Opens the device's share sheet for the link and a text; `AbortError` means that the player canceled. */
export async function share(title: string, url: string, text?: string): Promise<void> {
  try {
    await navigator.share({ title, url, ...(text !== undefined && { text }) });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) {
      console.warn('Failed to share', error);
    }
  }
}
