import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** Target folders of the pictures. */
export const folders = {
  content: join(root, 'packages/mock-server/content'),
  assets: join(root, 'packages/web/src/assets'),
  public: join(root, 'packages/web/public'),
};

/** Creates an SVG document with its viewBox. */
export const svg = (width, height, body) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`;

/** Dots per inch at which one unit of an SVG is one pixel. */
const UNIT_DENSITY = 72;

/**
 * Rasterizes an SVG at a larger size and reduces it, because filtered edges would be jagged otherwise.
 *
 * @param oversize pixels per unit of the first pass: 2, or more for a picture that is larger than its SVG
 */
async function raster(source, width, height, oversize = 2) {
  const large = await sharp(Buffer.from(source), { density: UNIT_DENSITY * oversize })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp(large).resize(width, height, { kernel: 'lanczos3' });
}

/** Writes a file and creates its folder. @returns its size in bytes */
export async function save(path, bytes) {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes);
  return bytes.length;
}

/** Renders an SVG to WebP. @returns its size in bytes */
export async function saveWebp(path, source, [width, height], { oversize, ...options }) {
  const image = await raster(source, width, height, oversize);
  return save(path, await image.webp({ effort: 6, ...options }).toBuffer());
}

/** Renders an SVG to PNG. @returns its size in bytes */
export async function savePng(path, source, [width, height], options) {
  const image = await raster(source, width, height);
  return save(path, await image.png({ compressionLevel: 9, effort: 10, ...options }).toBuffer());
}

/** Renders an SVG to JPEG. @returns its size in bytes */
export async function saveJpeg(path, source, [width, height], options) {
  const image = await raster(source, width, height);
  return save(path, await image.jpeg({ mozjpeg: true, ...options }).toBuffer());
}
