// Generates clients of the contract with other generators, type-checks them strictly, and makes calls with each client to
// its own world. Arguments choose generators; `--quick` chooses the fast ones; `--report <file>` writes the counts to a file.
import { rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createMockServer } from '../../packages/mock-server/src/index.ts';
import { at, toolFile } from '../../scripts/run/paths.mjs';
import { runNode } from '../../scripts/run/process.mjs';
import { generators, quick } from './generators.mjs';

const HERE = 'openapi/generators';
const { values, positionals } = parseArgs({
  options: { report: { type: 'string' }, quick: { type: 'boolean', default: false } },
  allowPositionals: true,
});

/** The programs that use the client of a generator: those with its name, and the mock data of orval. */
const programs = (name) => (name === 'orval-fetch' ? [name, 'orval-fakes'] : [name]);

/** The compiler errors of the client of a generator and of its programs. */
function findComplaints(name, output) {
  const files = [`out/${name}/`, ...programs(name).map((program) => `programs/${program}.ts`)];
  return output.split('\n').filter((line) => files.some((file) => line.startsWith(file)));
}

async function generate(name, url) {
  const start = performance.now();
  try {
    await generators[name](`${url}/w/${name}`);
    return { seconds: (performance.now() - start) / 1000 };
  } catch (error) {
    return { seconds: (performance.now() - start) / 1000, error };
  }
}

/** Compiles the generated clients. Excludes programs whose client was not generated. */
async function compile(names) {
  const config = at(HERE, 'tsconfig.run.json');
  const include = names.flatMap((name) => [
    `out/${name}`,
    ...programs(name).map((program) => `programs/${program}.ts`),
  ]);
  writeFileSync(config, JSON.stringify({ extends: './tsconfig.json', include }));
  const tsc = at('node_modules/typescript7/bin/tsc');
  const { output } = await runNode(tsc, ['-p', config], { cwd: at(HERE), quiet: true });
  rmSync(config);
  return output;
}

/** The token of the demo player in a world. */
async function mintToken(world) {
  const reply = await fetch(`${world}/__mock/sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account: 'demoplayer' }),
  });
  if (!reply.ok) throw new Error(`no session: ${await reply.text()}`);
  return (await reply.json()).token;
}

/** Runs the programs of the client of a generator. @returns their output, and the programs that failed */
async function call(name, url) {
  const world = `${url}/w/${name}`;
  const env = { TARA_URL: world, TARA_TOKEN: await mintToken(world) };
  const runs = programs(name).map((program) =>
    runNode(toolFile('tsx'), [at(HERE, 'programs', `${program}.ts`)], { cwd: at(HERE), env, quiet: true }),
  );
  const results = await Promise.all(runs);
  return {
    failed: results.filter(({ code }) => code !== 0).map(({ output }) => output),
    printed: results.map(({ output }) => output.trim()).join(' '),
  };
}

const wanted = positionals.length > 0 ? positionals : values.quick ? quick : Object.keys(generators);
const server = await createMockServer({ port: 0, passwordCost: 16 });
let failures = 0;
try {
  const url = await server.listen();
  for (const name of wanted) rmSync(at(HERE, 'out', name), { recursive: true, force: true });
  const made = {};
  for (const name of wanted) made[name] = await generate(name, url);
  const output = await compile(wanted.filter((name) => !made[name].error));
  for (const name of wanted) {
    const { seconds, error } = made[name];
    const complaints = findComplaints(name, output);
    const { failed, printed } = error
      ? { failed: [String(error.stack)], printed: '' }
      : await call(name, url);
    const ok = !error && complaints.length === 0 && failed.length === 0;
    if (!ok) failures += 1;
    console.log(
      `  ${ok ? '✓' : '✗'} ${name.padEnd(24)} ${error ? 'not generated' : `generated in ${seconds.toFixed(1)} s`}, ` +
        `${complaints.length} type errors, ${failed.length === 0 ? `called: ${printed}` : 'call failed'}`,
    );
    for (const line of [...complaints.slice(0, 5), ...failed]) console.log(`    ${line.slice(0, 2000)}`);
  }
} finally {
  await server.close();
}
if (values.report !== undefined)
  writeFileSync(values.report, JSON.stringify({ passed: wanted.length - failures, failed: failures }));
// Generators do not close all handles.
process.exit(failures === 0 ? 0 : 1);
