/** The National Dex numbers by the numbers of generation 1, 0 for unused ones; pret/pokered, data/pokemon/dex_order.asm. */
export const numberInGeneration1 = [
  0,
  ...parseNumbers(
    '112 115 32 35 21 100 34 80 2 103 108 102 88 94 29 31 104 111 131 59 151 130 90 72 92 123 120 9 127 114 0 0 58 95 ' +
      '22 16 79 64 75 113 67 122 106 107 24 47 54 96 76 0 126 0 125 82 109 0 56 86 50 128 0 0 0 83 48 149 0 0 0 84 60 ' +
      '124 146 144 145 132 52 98 0 0 0 37 38 25 26 0 0 147 148 140 141 116 117 0 0 27 28 138 139 39 40 133 136 135 134 ' +
      '66 41 23 46 61 62 13 14 15 0 85 57 51 49 87 0 0 10 11 12 68 0 55 97 42 150 143 129 0 0 89 0 99 91 0 101 36 110 ' +
      '53 105 0 93 63 65 17 18 121 1 3 73 0 118 119 0 0 0 0 77 78 19 20 33 30 74 137 142 0 81 0 0 4 7 5 8 6 0 0 0 0 43 ' +
      '44 45 69 70 71',
  ),
];

/** The National Dex numbers of 277 and later numbers of generation 3; pret/pokefirered, include/constants/species.h. */
const hoennNumbers = parseNumbers(
  '252 253 254 255 256 257 258 259 260 261 262 263 264 265 266 267 268 269 270 271 272 273 274 275 290 291 292 276 277 ' +
    '285 286 327 278 279 283 284 320 321 300 301 352 343 344 299 324 302 339 340 370 341 342 349 350 318 319 328 329 330 ' +
    '296 297 309 310 322 323 363 364 365 331 332 361 362 337 338 298 325 326 311 312 303 307 308 333 334 360 355 356 315 ' +
    '287 288 289 316 317 357 293 294 295 366 367 368 359 353 354 336 335 369 304 305 306 351 313 314 345 346 347 348 280 ' +
    '281 282 371 372 373 374 375 376 377 378 379 382 383 384 380 381 385 386 358',
);

function parseNumbers(text: string): number[] {
  return text.split(' ').map(Number);
}

/** The National Dex number of a species of generation 3; 0 for an unused number. */
export function numberInGeneration3(species: number): number {
  return species <= 251 ? species : (hoennNumbers[species - 277] ?? 0);
}

/** The items of generation 2 that a Pokémon can hold in a battle, by the numbers of later generations. */
const generation2Items = new Map<number, number>([
  ...([
    [0x03, 213],
    [0x1e, 256],
    [0x23, 257],
    [0x49, 217],
    [0x4c, 237],
    [0x4d, 244],
  ] as const),
  ...([
    [0x51, 245],
    [0x52, 221],
    [0x58, 222],
    [0x5f, 243],
    [0x60, 248],
    [0x62, 241],
  ] as const),
  ...([
    [0x66, 240],
    [0x69, 259],
    [0x6b, 246],
    [0x6c, 242],
    [0x71, 247],
    [0x75, 239],
  ] as const),
  ...([
    [0x76, 258],
    [0x77, 230],
    [0x7d, 238],
    [0x8a, 249],
    [0x8c, 232],
    [0x8f, 233],
  ] as const),
  ...([
    [0x90, 250],
    [0x92, 234],
    [0x97, 235],
    [0xa3, 236],
  ] as const),
]);

/** The number in later generations of an item of generation 2 (pret/pokecrystal, item_constants.asm); 0 for any other. */
export function itemOfGeneration2(item: number): number {
  return generation2Items.get(item) ?? 0;
}

/** The number in later generations of an item of generation 3: berries and held items moved together; 0 for any other. */
export function itemOfGeneration3(item: number): number {
  if (item >= 133 && item <= 167) return item + 16;
  if (item >= 168 && item <= 175) return item + 33;
  return item >= 179 && item <= 225 ? item + 34 : 0;
}

/** The four blocks of a record in the order that its number of 0 to 23 gives, in generations 3 to 5; 0 is the first block. */
export function blockOrder(order: number): readonly number[] {
  const rest = [0, 1, 2, 3];
  const take = (index: number) => rest.splice(index, 1)[0] as number;
  return [take(Math.floor(order / 6)), take(Math.floor((order % 6) / 2)), take(order % 2), take(0)];
}
