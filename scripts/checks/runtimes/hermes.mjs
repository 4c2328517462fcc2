// The engine of React Native. Each function runs the scenario with a base URL and returns the version and the results.
import { chmodSync, existsSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { runProgram } from '../../run/process.mjs';
import { bundle } from './bundle.mjs';
import { inProject, load, NotRun, versionOf } from './project.mjs';

const FOLDER = { darwin: 'osx-bin', linux: 'linux64-bin', win32: 'win64-bin' }[process.platform] ?? 'other';

async function runTool(file, args) {
  if (!existsSync(file)) throw new NotRun(`no binary for ${process.platform}`);
  chmodSync(file, 0o755);
  const { code, output } = await runProgram(file, args, { timeout: 120_000 });
  if (code !== 0) throw new Error(output.slice(0, 2000));
  return output;
}

/** Runs the scenario in this Node. @returns its calls with their answers */
async function recordCalls(baseUrl) {
  const { scenario } = await import(pathToFileURL(inProject('scenario.mjs')).href);
  const calls = [];
  await scenario({
    baseUrl,
    async fetch(request) {
      const answer = await fetch(request);
      const headers = [...answer.headers].map((pair) => pair.join(': ')).join('\r\n');
      const body = await answer.clone().text();
      calls.push({ path: request.url.slice(baseUrl.length), status: answer.status, headers, body });
      return answer;
    },
  });
  return calls;
}

async function writeBundle(baseUrl) {
  const define = { CALLS: JSON.stringify(await recordCalls(baseUrl)) };
  // node-forge requires Node's crypto only in Node.
  return bundle('hermes/main.mjs', { define, external: ['crypto'] });
}

export async function inHermes(baseUrl) {
  // Like the preset of React Native, it leaves regular expressions to Hermes.
  const exclude = ['unicode-property-regex', 'unicode-regex', 'dotall-regex'].map(
    (name) => `transform-${name}`,
  );
  const presets = [[load('@babel/preset-env'), { targets: { ie: 11 }, modules: false, exclude }]];
  const options = { presets, configFile: false, compact: false, sourceType: 'script' };
  const { code } = await load('@babel/core').transformAsync(await writeBundle(baseUrl), options);
  const file = inProject('hermes.js');
  writeFileSync(file, code);
  const output = await runTool(inProject('node_modules/hermes-engine-cli', FOLDER, 'hermes'), ['-w', file]);
  if (!output.startsWith('{')) throw new Error(output.slice(0, 2000));
  return { version: versionOf('hermes-engine-cli'), results: [JSON.parse(output)] };
}

/** Compiles only: the engine itself is not in the registry. */
export async function compileForHermes(baseUrl) {
  const file = inProject('hermes-modern.js');
  writeFileSync(file, await writeBundle(baseUrl));
  const compiler = inProject('node_modules/hermes-compiler/hermesc', FOLDER, 'hermesc');
  await runTool(compiler, ['-w', '-emit-binary', '-out', inProject('hermes.hbc'), file]);
  return { version: versionOf('hermes-compiler'), results: [], result: 'compiled' };
}
