/** A copy of the drawing that is whole without the page: its colours are its own. */
function standalone(drawing: SVGSVGElement): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const originals = drawing.querySelectorAll('*');
  copy.removeAttribute('class');
  for (const [index, element] of [...copy.querySelectorAll('*')].entries()) {
    const { fill, stroke } = getComputedStyle(originals[index] as Element);
    for (const [name, value] of Object.entries({ fill, stroke })) {
      if (element.getAttribute(name)?.includes('var(')) element.setAttribute(name, value);
    }
  }
  return copy;
}

/** The drawing as the text of an SVG file. */
export function svgOf(drawing: SVGSVGElement): Blob {
  const text = new XMLSerializer().serializeToString(standalone(drawing));
  return new Blob([text], { type: 'image/svg+xml' });
}

/** The drawing as PNG, `scale` times its size; rejects where the browser cannot paint it. */
export async function pngOf(drawing: SVGSVGElement, scale: number): Promise<Blob> {
  const url = URL.createObjectURL(svgOf(drawing));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.width * scale;
    canvas.height = image.height * scale;
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
