// Runtimes of servers. Each function runs the scenario with a base URL and returns the version and the results.
import { fetchNode } from '../../run/node-binary.mjs';
import { runNode, runProgram } from '../../run/process.mjs';
import { bundle } from './bundle.mjs';
import { inProject, load, NotRun, project, versionOf } from './project.mjs';

async function runBinary(binary, args, baseUrl) {
  const { code, output } = await runProgram(binary, [...args, 'node.mjs', baseUrl], {
    cwd: project,
    timeout: 60_000,
  });
  if (code !== 0) throw new Error(output);
  return [JSON.parse(output.slice(output.indexOf('{')))];
}

export const inNode = (release) => async (baseUrl) => {
  const { binary, version } = await fetchNode(release).catch((error) => {
    throw new NotRun(error.message);
  });
  return { version, results: await runBinary(binary, [], baseUrl) };
};

export async function inBun(baseUrl) {
  // Its install script puts the binary of the platform's package in its place.
  const { code, output } = await runNode(inProject('node_modules/bun/install.js'), [], {
    cwd: inProject('node_modules/bun'),
    quiet: true,
  });
  if (code !== 0) throw new NotRun(output);
  return {
    version: versionOf('bun'),
    results: await runBinary(inProject('node_modules/.bin/bun'), [], baseUrl),
  };
}

export async function inDeno(baseUrl) {
  const args = ['run', '--quiet', '--no-lock', '--node-modules-dir=manual'];
  const rights = ['--allow-net', '--allow-read', '--allow-env'];
  const results = await runBinary(inProject('node_modules/.bin/deno'), [...args, ...rights], baseUrl);
  return { version: versionOf('deno'), results };
}

export async function inWorkerd(baseUrl) {
  const { Miniflare } = load('miniflare');
  const script = await bundle('worker.mjs', { format: 'esm' });
  const worker = new Miniflare({ modules: true, script, compatibilityDate: '2026-07-01' });
  try {
    const answer = await worker.dispatchFetch(`http://worker.test/?baseUrl=${encodeURIComponent(baseUrl)}`);
    if (!answer.ok) throw new Error(await answer.text());
    return { version: versionOf('workerd'), results: [await answer.json()] };
  } finally {
    await worker.dispose();
  }
}

export async function inEdgeRuntime(baseUrl) {
  const { EdgeVM } = load('@edge-runtime/vm');
  const script = await bundle('scenario.mjs', { globalName: 'sdk' });
  const text = await new EdgeVM().evaluate(
    `${script}; sdk.scenario({ baseUrl: ${JSON.stringify(baseUrl)} }).then(JSON.stringify)`,
  );
  return { version: versionOf('@edge-runtime/vm'), results: [JSON.parse(text)] };
}
