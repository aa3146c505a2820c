/**
 * What of a PNG makes its points: all else, texts and profiles that are packed a thousandfold among it, is left out before anything is unpacked.
 * (PNG, third edition, 11.2 and 11.3)
 */
const KEPT_CHUNKS: ReadonlySet<string> = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'sRGB', 'cHRM']);
const SIGNATURE_BYTES = 8;
/** A profile is packed, too: one of this length comes to some 16 MB at most, and those of cameras and programs are shorter. */
const LONGEST_PROFILE = 16_384;
/** Two bytes a color, which no logo needs: a few of their points take as much room as many of the others. */
const DEEP = 16;
const MOST_DEEP_POINTS = 4_000_000;
/** Length, type and check sum of a chunk. */
const AROUND_A_CHUNK = 12;

/** A picture's own part of a file, and how many points its sides have. */
export type PictureAlone = { readonly bytes: Buffer; readonly width: number; readonly height: number };

/** Whose colors are to be shown as they were meant keeps its profile; deep ones may be as large as whoever unpacks them allows. */
type Keeping = { readonly isPhotograph?: boolean };

/** A PNG without what is beside its points; undefined when it is not one from beginning to end. */
export function pngAlone(file: Buffer, { isPhotograph = false }: Keeping = {}): PictureAlone | undefined {
  const kept = [file.subarray(0, SIGNATURE_BYTES)];
  let size: Pick<PictureAlone, 'width' | 'height'> | undefined;
  for (let at = SIGNATURE_BYTES; at + AROUND_A_CHUNK <= file.length;) {
    const end = at + AROUND_A_CHUNK + file.readUInt32BE(at);
    if (end > file.length) return undefined;
    const type = file.toString('latin1', at + 4, at + 8);
    if ((size === undefined) !== (type === 'IHDR')) return undefined;
    if (type === 'IHDR') {
      if (end - at !== AROUND_A_CHUNK + 13) return undefined;
      size = { width: file.readUInt32BE(at + 8), height: file.readUInt32BE(at + 12) };
      if (!isPhotograph && file[at + 16] === DEEP && size.width * size.height > MOST_DEEP_POINTS) return undefined;
    }
    const isProfile = isPhotograph && type === 'iCCP' && end - at <= LONGEST_PROFILE;
    if (KEPT_CHUNKS.has(type) || isProfile) kept.push(file.subarray(at, end));
    if (type === 'IEND') return size && { bytes: Buffer.concat(kept), ...size };
    at = end;
  }
  return undefined;
}

/** A photograph that is sent in steps has some ten; each goes over all points again, however little it says. */
const MOST_SCANS = 20;
const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
/** Frames (baseline, progressive and the rest), without tables that share their numbers. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const EXIF = 0xe1;
const PROFILE = 0xe2;
/** Of what programs write into a file only these say how its points are to be read (JFIF, Adobe); profiles, comments and Exif, which can lead a reader in circles, are left out. */
const isLeftOut = (marker: number) => (marker >= 0xe1 && marker <= 0xef && marker !== 0xee) || marker === 0xfe;

/** A JPEG without what is beside its points; undefined when its parts do not follow each other as they have to, or there are too many. (ITU-T T.81, B.1) */
export function jpegAlone(file: Buffer, { isPhotograph = false }: Keeping = {}): PictureAlone | undefined {
  const kept: Buffer[] = [file.subarray(0, 2)];
  let size: Pick<PictureAlone, 'width' | 'height'> | undefined;
  let scans = 0;
  let orientation: number | undefined;
  let isWhole = false;
  for (let at = 2; at + 2 <= file.length;) {
    if (file[at] !== 0xff) return undefined;
    const marker = file[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    isWhole = marker === END_OF_IMAGE;
    if (isWhole) break;
    if (at + 4 > file.length) return undefined;
    const end = at + 2 + file.readUInt16BE(at + 2);
    if (end > file.length || end < at + 4) return undefined;
    if (isFrame(marker)) {
      if (size !== undefined || end - at < 10) return undefined;
      size = { height: file.readUInt16BE(at + 5), width: file.readUInt16BE(at + 7) };
    }
    const next = marker === START_OF_SCAN ? endOfScan(file, end) : end;
    if (marker === START_OF_SCAN && (scans += 1) > MOST_SCANS) return undefined;
    if (marker === EXIF) orientation ??= orientationIn(file.subarray(at + 4, end));
    if (!isLeftOut(marker) || (isPhotograph && marker === PROFILE)) kept.push(file.subarray(at, next));
    at = next;
  }
  if (size === undefined || scans === 0 || !isWhole) return undefined;
  const [start = Buffer.of(), ...rest] = kept;
  const turned = orientation === undefined ? [] : [exifOf(orientation)];
  return { bytes: Buffer.concat([start, ...turned, ...rest, Buffer.from([0xff, END_OF_IMAGE])]), ...size };
}

/** Which way is up, as its number in a file's own description; undefined where that says nothing of it. Its first list alone is looked at. (Exif 2.32, 4.6.4) */
function orientationIn(part: Buffer): number | undefined {
  if (part.toString('latin1', 0, 6) !== 'Exif\0\0' || part.length < 16) return undefined;
  const tiff = part.subarray(6);
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const word = (at: number) => (at + 2 > tiff.length ? 0 : isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const list = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  const entries = Array.from({ length: Math.min(word(list), MOST_ENTRIES) }, (_, index) => list + 2 + index * 12);
  const found = entries.find((at) => word(at) === ORIENTATION);
  const value = found === undefined ? 0 : word(found + 8);
  return value >= 2 && value <= 8 ? value : undefined;
}

const ORIENTATION = 0x01_12;
const MOST_ENTRIES = 200;

/** A description that says which way is up, and nothing else. */
function exifOf(orientation: number): Buffer {
  const entry = Buffer.from([0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]);
  const tiff = Buffer.concat([Buffer.from('MM\0*\0\0\0\u0008', 'latin1'), Buffer.from([0, 1]), entry, Buffer.alloc(4)]);
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  return Buffer.concat([Buffer.from([0xff, EXIF, 0, body.length + 2]), body]);
}

/** The points of a scan go on to the next marker: a 0xFF among them is followed by 0x00 or stands before a restart. */
function endOfScan(file: Buffer, from: number): number {
  for (let at = file.indexOf(0xff, from); at !== -1 && at + 1 < file.length; at = file.indexOf(0xff, at + 1)) {
    const next = file[at + 1] ?? 0;
    if (next !== 0x00 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return file.length;
}
