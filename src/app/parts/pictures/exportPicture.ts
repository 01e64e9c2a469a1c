import { removeSoftHyphens } from '#core/softHyphens.ts';

/** PNG pixels per CSS pixel; 2 is sharp on phone screens. */
const pngScale = 2;

/** Saves or shares the picture as a file; false if the browser cannot render it. */
export async function exportPicture(
  picture: SVGSVGElement,
  name: string,
  format: 'png' | 'svg',
  send: (name: string, content: Blob) => void | Promise<void>,
): Promise<boolean> {
  try {
    const content = format === 'png' ? await renderPng(picture) : renderSvg(picture);
    await send(`${name}.${format}`, content);
    return true;
  } catch (error) {
    console.warn('Failed to draw the picture', error);
    return false;
  }
}

/** Copies the picture, with the computed colors instead of the CSS variables of the page. */
function copyWithoutVariables(picture: SVGSVGElement): SVGSVGElement {
  const copy = picture.cloneNode(true) as SVGSVGElement;
  const originals = picture.querySelectorAll('*');
  copy.removeAttribute('class');
  for (const [index, element] of [...copy.querySelectorAll('*')].entries()) {
    const { fill, stroke } = getComputedStyle(originals[index] as Element);
    for (const [name, value] of Object.entries({ fill, stroke })) {
      if (element.getAttribute(name)?.includes('var(')) element.setAttribute(name, value);
    }
  }
  return copy;
}

/** Returns the picture as an SVG file. */
function renderSvg(picture: SVGSVGElement): Blob {
  const text = new XMLSerializer().serializeToString(copyWithoutVariables(picture));
  return new Blob([removeSoftHyphens(text)], { type: 'image/svg+xml' });
}

/** Renders the picture as PNG; rejects if the browser cannot render it. */
async function renderPng(picture: SVGSVGElement): Promise<Blob> {
  const url = URL.createObjectURL(renderSvg(picture));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.width * pngScale;
    canvas.height = image.height * pngScale;
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob(
        (blob) => (blob ? resolve(blob) : reject(new Error('No picture'))),
        'image/png',
      );
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}
