// Runs tests and records which test runs which code: `npm run unit -- --map`. Arguments are parts of test files' paths.
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../run/paths.mjs';
import { instrument } from './instrument.mjs';
import { hashOfFile, MAP_FOLDER, readMap, SOURCES } from './map.mjs';
import { createTests } from './vitest.mjs';

const inside = (id) => path.relative(root, id.split('?')[0]);

/** The repository's files that import each file, as Vite's module graphs know them. */
function findImporters(projects) {
  const importers = {};
  for (const { vite } of projects)
    for (const { moduleGraph } of Object.values(vite.environments))
      for (const [id, node] of moduleGraph.idToModuleMap)
        for (const importer of node.importers)
          if (!id.includes('node_modules'))
            (importers[inside(id)] ??= new Set()).add(inside(importer.id ?? ''));
  return importers;
}

mkdirSync(MAP_FOLDER, { recursive: true });
process.env.TEST_MAP_FOLDER = MAP_FOLDER;
process.env.TEST_MAP_ROOT = path.resolve(root);
const counted = {};
const vitest = await createTests({
  plugin: instrument(counted),
  setupFile: fileURLToPath(new URL('record.mjs', import.meta.url)),
  reporters: ['dot'],
});
await vitest.start(process.argv.slice(2));
const importers = findImporters(vitest.projects);
const failed = vitest.state.getCountOfFailedTests();
await vitest.close();

const sources = readMap()?.sources ?? {};
for (const [file, { spans, text }] of Object.entries(counted))
  sources[file] = { spans, hash: createHash('sha1').update(text).digest('hex') };
for (const [file, from] of Object.entries(importers))
  sources[file] = {
    ...sources[file],
    importers: [...new Set([...(sources[file]?.importers ?? []), ...from])],
  };
writeFileSync(SOURCES, JSON.stringify(sources));
for (const file of readMap().files.flatMap(({ read }) => Object.keys(read)))
  sources[file] = { ...sources[file], hash: hashOfFile(file) };
writeFileSync(SOURCES, JSON.stringify(sources));
process.exit(failed === 0 ? 0 : 1);
