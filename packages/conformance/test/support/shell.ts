import { execFile } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const at = (place: string) => fileURLToPath(new URL(place, import.meta.url));

/** What the sequences use of `curl`, for a machine without it. */
const CURL = `
import { readFileSync } from 'node:fs';
const given = process.argv.slice(2);
const headers = {};
let method, url, body, shows = false;
while (given.length > 0) {
  const word = given.shift();
  if (word === '-X') method = given.shift();
  else if (word === '-d') body = given.shift();
  else if (word === '-H') {
    const [, name, value] = /^([^:]+): (.*)$/.exec(given.shift());
    headers[name] = value;
  } else if (word === '-F') {
    const [, name, file, type, text] = /^(.+?)=(?:@-;filename=(.+);type=(.+)|(.*))$/.exec(given.shift());
    body ??= new FormData();
    if (file) body.append(name, new Blob([readFileSync(0)], { type }), file);
    else body.append(name, text);
  } else if (/^-si?$/.test(word)) shows = word === '-si';
  else if (/^https?:/.test(word)) url = word;
  else throw new Error('unknown: ' + word);
}
const answer = await fetch(url, { method, headers, body, redirect: 'manual' });
if (shows) process.stdout.write('HTTP/1.1 ' + answer.status + '\\n\\n');
process.stdout.write(await answer.text());
`;

function writeProgram(file: string, script: string): void {
  writeFileSync(file, `#!/bin/sh\n${script} "$@"\n`);
  chmodSync(file, 0o755);
}

/**
 * Prepares a shell that has `npx @tara/conformance` and `curl`.
 * @returns how to run lines in bash, which returns what they print
 */
export async function createShell(folder: string): Promise<(lines: readonly string[]) => Promise<string>> {
  const bin = path.join(folder, 'bin');
  mkdirSync(bin, { recursive: true });
  await build({
    entryPoints: [at('../../src/cli/bin.ts')],
    outfile: path.join(folder, 'cli.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
    // Dependencies in the bundle are CommonJS.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
  });
  cpSync(at('../../../../openapi/dist/openapi.json'), path.join(folder, 'contract/openapi.json'));
  writeProgram(path.join(bin, 'npx'), `shift; exec "${process.execPath}" "${folder}/cli.mjs"`);
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  if (!folders.some((place) => existsSync(path.join(place, 'curl')))) {
    writeFileSync(path.join(folder, 'curl.mjs'), CURL);
    writeProgram(path.join(bin, 'curl'), `exec "${process.execPath}" "${folder}/curl.mjs"`);
  }
  const env = {
    ...process.env,
    PATH: [bin, path.dirname(process.execPath), ...folders].join(path.delimiter),
  };
  return async (lines) =>
    new Promise((resolve, reject) => {
      execFile('bash', ['-c', lines.join('\n')], { env }, (error, out, errors) => {
        if (error || errors !== '') reject(new Error(`${errors}${out}${error?.message ?? ''}`));
        else resolve(out);
      });
    });
}
