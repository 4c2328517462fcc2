// Sends SIGTERM to this process when the process that started it has ended. npm forwards no SIGTERM to its scripts, and a
// killed process notifies nobody. Import this module, or preload it: `node --import <this file> ...`.
import { readFileSync } from 'node:fs';

const INTERVAL_MS = 500;

/** The parent of the parent, which is npm if the parent is its shell; undefined on systems without /proc. */
function grandparent() {
  try {
    return /^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${process.ppid}/status`, 'utf8'))?.[1];
  } catch {
    return undefined;
  }
}

const ancestors = () => `${process.ppid} ${grandparent()}`;

/** Whether the command that started this program, itself or through others, has ended; it may have before this module ran. */
function isCommandGone() {
  const { TARA_COMMAND_PID: pid } = process.env;
  try {
    return pid !== undefined && !process.kill(Number(pid), 0);
  } catch {
    return true;
  }
}

// Started by hand in the background, a command may continue after its shell.
if (process.env.npm_lifecycle_event) {
  const atStart = ancestors();
  const timer = setInterval(() => {
    if (ancestors() === atStart && !isCommandGone()) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, INTERVAL_MS).unref();
}
