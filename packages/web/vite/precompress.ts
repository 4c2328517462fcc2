import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Types that benefit from compression; pictures and fonts are compressed already. */
const TEXT = /\.(js|css|svg|webmanifest)$/;
/** Minimum size in bytes. */
const LEAST = 600;

/** Writes .br and .gz beside each text file of the build. */
export function precompress(): Plugin {
  let outDir = '';
  return {
    name: 'precompress',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      outDir = path.resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      const files = await readdir(outDir, { recursive: true });
      await Promise.all(
        files
          .filter((file) => TEXT.test(file))
          .map(async (file) => {
            const name = path.join(outDir, file);
            const bytes = await readFile(name);
            if (bytes.length < LEAST) return;
            const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
            await writeFile(`${name}.br`, await brotli(bytes, { params }));
            await writeFile(`${name}.gz`, await zip(bytes, { level: 9 }));
          }),
      );
    },
  };
}
