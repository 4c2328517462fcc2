import { spawn } from 'node:child_process';
import path from 'node:path';

const home = path.join(import.meta.dirname, '..');

/** The result of a process. */
interface Ended {
  /** Exit code; 13 is a promise that can never settle. */
  code: number | null;
  /** Output of the process. */
  out: string;
  errors: string;
}

/**
 * Runs a TypeScript file of this package from the sources as a separate process.
 * @param file path in the package
 * @param args arguments of the process
 * @param env variables besides the variables of the tests
 */
export async function runProcess(
  file: string,
  args: readonly string[],
  env: Record<string, string>,
): Promise<Ended> {
  const child = spawn(
    process.execPath,
    ['--conditions=source', '--import', 'tsx', path.join(home, file), ...args],
    { cwd: home, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const ended: Ended = { code: null, out: '', errors: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (ended.out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (ended.errors += text));
  ended.code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  return ended;
}
