import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** A process in which no test ends for so long hangs: the mutant made a loop without an end. */
const SILENCE_MS = 120_000;
/** How long a test waits for something that does not come, in milliseconds. */
const TEST_TIMEOUT_MS = '8000';

function start() {
  const child = fork(fileURLToPath(new URL('worker.mjs', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, TEST_PATIENCE_MS: TEST_TIMEOUT_MS },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return { child, ready: new Promise((resolve) => child.once('message', resolve)) };
}

/** Sends a task and waits for its result, as long as tests end. */
function ask(child, task) {
  return new Promise((resolve) => {
    let timer;
    const end = (result) => {
      clearTimeout(timer);
      child.removeAllListeners();
      resolve(result);
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        child.kill('SIGKILL');
        end({ outcome: 'killed', by: 'a loop without an end' });
      }, SILENCE_MS);
    };
    child.on('message', (message) => (message === 'a test ended' ? wait() : end(message)));
    child.once('exit', () => end({ outcome: 'killed', by: 'the end of its process' }));
    wait();
    child.send(task);
  });
}

/** Processes that run tests against mutants. */
export function createPool() {
  const idle = [];
  return {
    /** Plants a mutant and runs tests. @returns `outcome` (killed or survived), and `by` which test */
    judge: async (mutant, tests) => {
      const { child, ready } = idle.pop() ?? start();
      await ready;
      const result = await ask(child, { mutant, tests });
      if (child.exitCode === null && !child.killed) idle.push({ child, ready });
      return result;
    },
    close: () => idle.forEach(({ child }) => child.kill()),
  };
}
