import { crc32, deflateSync } from 'node:zlib';

const signature = Buffer.from('89504e470d0a1a0a', 'hex');

const maxColors = 256;

/** Seven bits for each channel: a difference of one step does not count. */
const bucketCount = 2 ** 21;

/**
 * The pixels, with four bytes each and opaque, as a PNG with a palette, half as large as one without. It has the 256 most
 * frequent colors, of which cards have few others than the edges of letters; those become the nearest one.
 */
export function encodePng(pixels: Uint8Array, width: number, height: number): Uint8Array {
  const counts = new Uint32Array(bucketCount);
  const colors = new Uint32Array(bucketCount);
  const buckets = new Uint32Array(width * height);
  for (let pixel = 0; pixel < buckets.length; pixel++) {
    const [red, green, blue] = [pixels[4 * pixel]!, pixels[4 * pixel + 1]!, pixels[4 * pixel + 2]!];
    const bucket = ((red >> 1) << 14) | ((green >> 1) << 7) | (blue >> 1);
    buckets[pixel] = bucket;
    counts[bucket]!++;
    colors[bucket] = (red << 16) | (green << 8) | blue;
  }
  const used = [...new Set(buckets)].sort((one, other) => counts[other]! - counts[one]!);
  const palette = used.slice(0, maxColors).map((bucket) => colors[bucket]!);
  const indexes = new Uint8Array(bucketCount);
  for (const [index, bucket] of used.entries())
    indexes[bucket] = index < maxColors ? index : findNearest(palette, colors[bucket]!);
  const rows = Buffer.alloc(height * (width + 1));
  for (const [pixel, bucket] of buckets.entries())
    rows[pixel + Math.floor(pixel / width) + 1] = indexes[bucket]!;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits for each pixel, with a palette.
  header.set([8, 3], 8);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap(channelsOf))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function channelsOf(color: number): [number, number, number] {
  return [color >> 16, (color >> 8) & 255, color & 255];
}

function findNearest(palette: readonly number[], color: number): number {
  const [red, green, blue] = channelsOf(color);
  const distances = palette.map((each) => {
    const [otherRed, otherGreen, otherBlue] = channelsOf(each);
    return (red - otherRed) ** 2 + (green - otherGreen) ** 2 + (blue - otherBlue) ** 2;
  });
  return distances.indexOf(Math.min(...distances));
}

function chunk(name: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(name), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, checksum]);
}
