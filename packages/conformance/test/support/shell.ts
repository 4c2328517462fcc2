import { execFile } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll } from 'vitest';
import { main } from '../../src/cli/main.ts';
import { createFolder } from './command.ts';

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
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o755);
}

/**
 * Prepares a shell that has `npx @tara/conformance` and `curl`. The command runs in this process, which has loaded it.
 * @returns how to run lines in bash, which returns what they print
 */
export async function createShell(): Promise<(lines: readonly string[]) => Promise<string>> {
  let failures = '';
  const commands = createServer((request, response) => {
    const out = (printed: string) => response.write(printed);
    const error = (printed: string) => (failures += printed);
    void text(request)
      .then(async (words) => main(words.split('\n'), { out, error, isTerminal: false }))
      .then(() => response.end());
  });
  await new Promise<void>((resolve) => {
    commands.listen(0, '127.0.0.1', resolve);
  });
  afterAll(() => commands.close());
  const { port } = commands.address() as AddressInfo;

  const { folder } = createFolder();
  const bin = path.join(folder, 'bin');
  mkdirSync(bin, { recursive: true });
  // The arguments are joined by line breaks.
  writeProgram(path.join(bin, 'npx'), `shift\nIFS='\n'\ncurl -s -X POST http://127.0.0.1:${port} -d "$*"`);
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  if (!folders.some((place) => existsSync(path.join(place, 'curl')))) {
    writeFileSync(path.join(folder, 'curl.mjs'), CURL);
    writeProgram(path.join(bin, 'curl'), `exec "${process.execPath}" "${folder}/curl.mjs" "$@"`);
  }
  const env = {
    ...process.env,
    PATH: [bin, path.dirname(process.execPath), ...folders].join(path.delimiter),
  };
  return async (lines) =>
    new Promise((resolve, reject) => {
      failures = '';
      execFile('bash', ['-c', lines.join('\n')], { env }, (error, out, errors) => {
        const all = errors + failures;
        if (error || all !== '') reject(new Error(`${all}${out}${error?.message ?? ''}`));
        else resolve(out);
      });
    });
}
