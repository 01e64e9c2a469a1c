/** Functions that read numbers from a file; none reads beyond its end, which is 0. */
export type Bytes = ReturnType<typeof readBytes>;

/** Returns functions that read the numbers of a file at an offset, low byte first unless they say otherwise. */
export function readBytes(bytes: Uint8Array) {
  const u8 = (offset: number) => bytes[offset] ?? 0;
  const u16 = (offset: number) => u8(offset) | (u8(offset + 1) << 8);
  return {
    size: bytes.length,
    u8,
    u16,
    u32: (offset: number) => (u16(offset) | (u16(offset + 2) << 16)) >>> 0,
    /** A number of up to 4 bytes, high byte first, as on the Game Boy. */
    big: (offset: number, length: number) => {
      let value = 0;
      for (let index = 0; index < length; index++) value = value * 256 + u8(offset + index);
      return value;
    },
    /** A part of the file. */
    slice: (offset: number, length: number) => bytes.subarray(offset, offset + length),
  };
}

/** The sum of all bytes. */
export function sumBytes(bytes: Uint8Array): number {
  let sum = 0;
  for (const byte of bytes) sum += byte;
  return sum;
}

/** The sum of all 16-bit words, modulo 65,536. */
export function sumWords(bytes: Uint8Array): number {
  let sum = 0;
  for (let index = 0; index + 1 < bytes.length; index += 2)
    sum += (bytes[index] as number) | ((bytes[index + 1] as number) << 8);
  return sum & 0xffff;
}

/** The CRC-16 of the DS games: polynomial 0x1021, beginning with 0xFFFF. */
export function crc16(bytes: Uint8Array): number {
  let crc = 0xffff;
  for (const byte of bytes) crc = ((crc << 8) & 0xffff) ^ (crcTable[(crc >> 8) ^ byte] as number);
  return crc;
}

const crcTable = Array.from({ length: 256 }, (_, byte) => {
  let crc = byte << 8;
  for (let bit = 0; bit < 8; bit++) crc = ((crc << 1) ^ (crc & 0x8000 ? 0x1021 : 0)) & 0xffff;
  return crc;
});
