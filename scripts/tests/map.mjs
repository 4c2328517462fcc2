import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { at, cacheDir } from '../run/paths.mjs';

/** Which test runs which code: a file for each test file, as record.mjs writes it. */
export const MAP_FOLDER = `${cacheDir}/test-map`;
/** Where the counters of each source stand, the hash of its text, and the files that import it. */
export const SOURCES = `${cacheDir}/test-map-sources.json`;

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Hash of a file's text; undefined if there is no such file. */
export function hashOfFile(file) {
  const absolute = at(file);
  return existsSync(absolute) ? createHash('sha1').update(readFileSync(absolute)).digest('hex') : undefined;
}

/** Reads the map, or undefined if there is none yet. */
export function readMap() {
  if (!existsSync(SOURCES)) return undefined;
  const files = readdirSync(MAP_FOLDER).map((name) => readJson(path.join(MAP_FOLDER, name)));
  return { files: files.filter(({ file }) => existsSync(at(file))), sources: readJson(SOURCES) };
}

/** The counter of the smallest span around a place, or undefined. */
function counterAt(spans, line, column) {
  let found;
  let smallest = Infinity;
  spans.forEach(([startLine, startColumn, endLine, endColumn], number) => {
    const starts = startLine < line || (startLine === line && startColumn <= column);
    const ends = endLine > line || (endLine === line && endColumn >= column);
    const size = (endLine - startLine) * 10_000 + endColumn - startColumn;
    if (starts && ends && size <= smallest) [found, smallest] = [number, size];
  });
  return found;
}

/** The file and those that import it, directly or not, until each has code that runs when a test calls it. */
function findUsers(map, file) {
  const users = new Set([file]);
  for (const user of users) for (const next of map.sources[user]?.importers ?? []) users.add(next);
  return users;
}

/**
 * The tests that run a file.
 * @param place only those that run the code at a line (from 1) and column (from 0)
 * @returns test files with the names of their tests and how much else each runs; nearest first
 */
export function listTests(map, file, place) {
  const source = map.sources[file];
  // The places say nothing about a text that has changed since.
  const counter =
    place && source?.hash === hashOfFile(file)
      ? counterAt(source.spans, place.line, place.column)
      : undefined;
  const isSeen = (ran) => ran !== undefined && (counter === undefined || ran.includes(counter));
  const select = (test) =>
    map.files.flatMap(({ file: testFile, project, tests }) => {
      const seen = Object.entries(tests).filter(([, counts]) => test(counts));
      if (seen.length === 0) return [];
      const names = seen.map(([name]) => name);
      return [
        {
          file: testFile,
          project,
          names,
          breadth: Math.min(...seen.map(([, counts]) => Object.keys(counts).length)),
        },
      ];
    });
  let found = select((counts) => isSeen(counts[file]));
  // Code that runs when its module is loaded: seen by whoever uses the module.
  if (found.length === 0) found = select((counts) => counts[file] !== undefined);
  if (found.length === 0) {
    const users = findUsers(map, file);
    found = select((counts) => Object.keys(counts).some((item) => users.has(item)));
    for (const { file: testFile, project, tests } of map.files)
      if (users.has(testFile) && !found.some((item) => item.file === testFile))
        found.push({ file: testFile, project, names: Object.keys(tests), breadth: 0 });
  }
  return found.toSorted((a, b) => a.breadth - b.breadth);
}
