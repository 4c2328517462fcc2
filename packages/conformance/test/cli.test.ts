import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { main } from '../src/cli/main.ts';
import { command, createFolder } from './support/command.ts';
import { answering, startServer } from './support/servers.ts';

const { folder, writeFile } = createFolder();

describe('a backend that cannot be checked makes the run void and', () => {
  it.each<[string, RequestListener | string, RegExp]>([
    ['refuses the connection', 'http://127.0.0.1:9', /No answer from 127\.0\.0\.1:9/],
    ['has no known host', 'http://no-such-host.invalid', /host name is unknown|could not be looked up/],
    [
      'is a web page',
      (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html>'),
      /text\/html instead of JSON/,
    ],
    [
      'redirects to another host',
      (_, response) => response.writeHead(302, { location: 'https://other.example/' }).end(),
      /redirects to https:\/\/other\.example\//,
    ],
    [
      'sends 9 MB',
      (_, response) => {
        response.writeHead(200, { 'content-type': 'application/json' });
        response.end(`{"a":"${'x'.repeat(9 * 1024 * 1024)}"}`);
      },
      /more than 8388608 bytes/,
    ],
    ['hangs', () => {}, /did not answer within 2000 ms/],
    [
      'sends broken JSON',
      (_, response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{'),
      /no valid JSON/,
    ],
    ['refuses everything', answering({ code: 200, errcode: 104 }), /errcode 104/],
    ['answers success to every call', answering({ code: 200, errcode: 0 }), /a pass would mean nothing/],
    ['closes the connection', (request) => request.socket.destroy(), /the connection was closed/],
  ])('%s', async (_, listener, message) => {
    const url = typeof listener === 'string' ? listener : await startServer(listener);
    const { code, out, error } = await command(url, '--timeout', '2');
    expect(out + error).toMatch(message);
    expect(code).toBe(3);
  });

  it('plans nothing for an address that does not answer', async () => {
    expect(await command('http://127.0.0.1:9', '--plan')).toMatchObject({
      code: 3,
      out: '',
      error: expect.stringContaining('No answer from 127.0.0.1:9'),
    });
  });

  it('writes the reports that were asked for', async () => {
    const json = path.join(folder, 'void.json');
    const { code } = await command('http://127.0.0.1:9', '--json', json);
    expect(code).toBe(3);
    expect(JSON.parse(readFileSync(json, 'utf8'))).toMatchObject({
      verdict: 'void',
      voidReason: expect.stringMatching(/No answer from 127\.0\.0\.1:9/),
    });
  });

  it('does not use TLS', async () => {
    const url = (await startServer(answering({}))).replace('http:', 'https:');
    const { code, out } = await command(url);
    expect(out).toContain('the server does not use TLS');
    expect(code).toBe(3);
  });
});

describe('wrong use', () => {
  it.each([
    [[], /base URL of the backend is missing/],
    [['ftp://a'], /begins with http/],
    [['nonsense'], /is not a URL/],
    [['http://user:secret@a'], /user name or a password/],
    [['http://a', '--bogus'], /bogus/],
    [['http://a', 'http://b'], /One base URL/],
    [['http://a', '--profile', 'nothing'], /No profile is called nothing/],
    [['http://a', '--check', 'nothing-like-it'], /No check matches/],
    [['http://a', '--seed', '-1'], /--seed/],
    [['http://a', '--rate', 'fast'], /--rate takes a number/],
    [['http://a', '--baseline', '/no/such/file'], /cannot be read/],
    [['init', '/dev/null/hooks.mjs'], /\/dev\/null\/hooks\.mjs cannot be written/],
    [['http://a', '--json', '/dev/null/report.json'], /\/dev\/null\/report\.json cannot be written/],
    [['http://a', '--require', 'session,nothing'], /No profile is called nothing/],
    [['http://a', '--certificate', 'acme'], /given together/],
    [['http://a', '--certificate', 'acme', '--key', '/no/such/file'], /cannot be read/],
    [['verify'], /certificate is missing/],
    [['http://a', '--hooks', '/no/such/file.mjs'], /There is no file/],
  ])('%j ends with exit code 2 and one sentence', async (args, message) => {
    const { code, error, out } = await command(...args);
    expect([code, out]).toEqual([2, '']);
    expect(error).toMatch(message);
  });

  it('a module without hooks ends with exit code 2', async () => {
    const odd = writeFile('odd.mjs', 'export default { createPlayers() {} };');
    expect(await command('http://127.0.0.1:9', '--hooks', odd)).toMatchObject({
      code: 2,
      error: expect.stringMatching(/createPlayers.*is not a hook/),
    });
    const broken = writeFile('broken.mjs', 'throw new Error("broken file");');
    expect((await command('http://127.0.0.1:9', '--hooks', broken)).error).toMatch(
      /could not be loaded: broken file/,
    );
  });
});

it('ends with exit code 3 and one sentence for a defect of the command', async () => {
  let error = '';
  const code = await main(['list'], {
    out() {
      throw new TypeError('broken pipe');
    },
    error: (text) => (error += text),
    isTerminal: false,
  });
  expect([code, error]).toEqual([3, 'tara-conformance: broken pipe\n']);
});

describe('list and init', () => {
  it('list prints every check, and each statement without one with its reason', async () => {
    const { out } = await command('list');
    expect(out).toMatch(/session\/logs-in {2}\[must; /);
    expect(out).toMatch(/\d+ checks of \d+ statements; the specification has 1043\./);
  });

  it('init writes a module that loads, once, and the folders above it', async () => {
    const file = path.join(folder, 'new/folder/mine.mjs');
    expect((await command('init', file)).code).toBe(0);
    expect((await command('http://127.0.0.1:9', '--hooks', file)).error).toContain('exports no hook');
    expect((await command('init', file)).error).toContain('exists already');
  });
});
