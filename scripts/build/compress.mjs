// Writes a .br and a .gz beside each text file of a folder: `node scripts/build/compress.mjs <folder>`. A server may already
// serve the folder, so each of them appears complete.
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Types that benefit from compression; pictures and fonts are compressed already. */
const TEXT = /\.(js|css|svg|webmanifest)$/;
/** Minimum size in bytes. */
const LEAST = 600;
const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };

async function writeComplete(file, bytes) {
  await writeFile(`${file}.part`, bytes);
  await rename(`${file}.part`, file);
}

const [folder] = process.argv.slice(2);
const names = await readdir(folder, { recursive: true });
await Promise.all(
  names
    .filter((name) => TEXT.test(name))
    .map(async (name) => {
      const file = path.join(folder, name);
      const bytes = await readFile(file);
      if (bytes.length < LEAST) return;
      await writeComplete(`${file}.br`, await promisify(brotliCompress)(bytes, { params }));
      await writeComplete(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
    }),
);
