/** Whether the device has a sheet of its own to share with. */
export const canShare = typeof navigator !== 'undefined' && 'share' in navigator;

/** Opens the device's sheet for the link; who closes it again has simply changed their mind. */
export async function share(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) {
      console.warn('Failed to share', error);
    }
  }
}
