import { saveFile } from '#browser/file.ts';
import { pngOf, svgOf } from '#browser/picture.ts';

/** Sharp on the screens of phones. */
const scale = 2;

/** Saves the drawing among the player's downloads; false when the browser cannot make it. */
export async function saveDrawing(
  drawing: SVGSVGElement,
  name: string,
  kind: 'png' | 'svg',
): Promise<boolean> {
  try {
    saveFile(`${name}.${kind}`, kind === 'png' ? await pngOf(drawing, scale) : svgOf(drawing));
    return true;
  } catch (error) {
    console.warn('Failed to draw the picture', error);
    return false;
  }
}
