import icons from '#app/typeUi/typeIcons.json' with { type: 'json' };
import { types } from '#core/charts/type.ts';
import { typeColor } from './colors.ts';

/** The side of an icon with the space around it; its own is 24. */
const side = 37;

/** The icons of the types as one picture, one below the other, in the order of the games. */
export function formatIcons(): string {
  const paths = types.map((type, index) => {
    return `<path transform="translate(6.5 ${index * side + 6.5})" stroke="${typeColor(type, '--icon-on-type')}" d="${icons[type]}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${types.length * side}" fill="none" stroke-width="2.3" stroke-linecap="round" stroke-linejoin="round">${paths.join('')}</svg>`;
}
