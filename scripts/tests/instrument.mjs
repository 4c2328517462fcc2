import path from 'node:path';
import { createInstrumenter } from 'istanbul-lib-instrument';
import { root } from '../run/paths.mjs';

const CODE = /\.(ts|tsx|mjs)$/;

/** Whether the map knows what runs in a file: code of the repository, but for tests and configuration. */
export function isMapped(file) {
  const inside = path.relative(root, file);
  return (
    CODE.test(inside) && !/^\.\.|node_modules|\.test\.|\.config\.|\.d\.ts$|^scripts\/tests\//.test(inside)
  );
}

/** Where the counters of a file stand: [line, column, line, column], lines from 1, in the order of record.mjs. */
function getSpans({ statementMap, branchMap }) {
  const getSpan = ({ start, end }) => [start.line, start.column, end.line ?? start.line, end.column ?? 9999];
  return [
    ...Object.values(statementMap).map(getSpan),
    ...Object.values(branchMap).flatMap(({ locations, loc }) =>
      // An `else` that is not there has no place of its own.
      locations.map((place) => getSpan(place.start?.line === undefined ? loc : place)),
    ),
  ];
}

/**
 * A Vite plugin that makes modules count what runs in them.
 * @param found receives the places of each file's counters and its text, by its path in the repository
 */
export function instrument(found) {
  /** Each project transforms the files anew. */
  const known = new Map();
  return {
    name: 'count-what-runs',
    enforce: 'pre',
    transform(code, id) {
      const [file, query] = id.split('?');
      if (query !== undefined || !isMapped(file)) return undefined;
      if (known.get(file)?.text === code) return { code: known.get(file).counted, map: null };
      const instrumenter = createInstrumenter({
        esModules: true,
        compact: false,
        coverageGlobalScope: 'globalThis',
        coverageGlobalScopeFunc: false,
        parserPlugins: ['typescript', ...(file.endsWith('.tsx') ? ['jsx'] : []), 'importAttributes'],
      });
      const counted = instrumenter.instrumentSync(code, file);
      found[path.relative(root, file)] = { spans: getSpans(instrumenter.lastFileCoverage()), text: code };
      known.set(file, { text: code, counted });
      return { code: counted, map: null };
    },
  };
}
