/** The window that stays above the others, in browsers that have it. */
type PictureInPicture = {
  requestWindow: (size: { width: number; height: number }) => Promise<Window>;
};

const size = { width: 320, height: 240 };

/**
 * Opens the address in a small window that stays above the others, or else in a window of its own; false if the browser
 * blocks it.
 */
export async function openSmallWindow(address: string, name: string): Promise<boolean> {
  const { documentPictureInPicture: pictureInPicture } = window as {
    documentPictureInPicture?: PictureInPicture;
  };
  if (pictureInPicture) {
    try {
      showInFrame(await pictureInPicture.requestWindow(size), address);
      return true;
    } catch (error) {
      console.warn('Failed to open a window above the others', error);
    }
  }
  const features = `popup,width=${size.width},height=${size.height}`;
  return window.open(address, name, features) !== null;
}

/** The window itself cannot have an address, so a frame shows the page. */
function showInFrame({ document: page }: Window, address: string): void {
  const frame = page.createElement('iframe');
  frame.src = new URL(address, window.location.href).href;
  frame.title = document.title;
  page.title = document.title;
  page.documentElement.lang = document.documentElement.lang;
  page.body.style.margin = '0';
  Object.assign(frame.style, { display: 'block', width: '100vw', height: '100vh', border: '0' });
  page.body.append(frame);
  frame.focus();
}
