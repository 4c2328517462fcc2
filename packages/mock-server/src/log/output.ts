import { writeSync } from 'node:fs';
import { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** An output of the process. Writing neither waits nor fails; what cannot be written is dropped and counted. */
export interface Output {
  write(text: string): void;
  /** How many texts were dropped since the process began. */
  lost(): number;
  /** Waits until the reader has taken what was written, for a second at most. */
  flush(): Promise<void>;
}

/** Maximum of characters that wait for a slow reader; further texts are dropped. */
const LONGEST_QUEUE = 1024 * 1024;
const LONGEST_FLUSH_MS = 1000;

/** A file or a device: the operating system writes immediately or reports an error. */
function fileOutput(fd: number): Output {
  let lost = 0;
  return {
    write: (text) => {
      try {
        // A full disk may take only a part.
        if (writeSync(fd, text) < Buffer.byteLength(text)) lost += 1;
      } catch {
        lost += 1;
      }
    },
    lost: () => lost,
    flush: async () => undefined,
  };
}

/** A pipe, a socket or a terminal: its reader may be slow, stop or disconnect. */
function streamOutput(stream: NodeJS.WriteStream): Output {
  let lost = 0;
  let isBroken = false;
  stream.on('error', () => {
    isBroken = true;
  });
  const count = (error?: Error | null): void => {
    if (error) lost += 1;
  };
  return {
    write: (text) => {
      if (isBroken || stream.writableLength + text.length > LONGEST_QUEUE) lost += 1;
      else stream.write(text, count);
    },
    lost: () => lost,
    flush: async () => {
      if (isBroken || stream.writableLength === 0) return;
      const timeUp = new AbortController();
      const written = new Promise<void>((resolve) => void stream.write('', () => resolve()));
      await Promise.race([written, wait(LONGEST_FLUSH_MS, undefined, { signal: timeUp.signal })]);
      timeUp.abort();
    },
  };
}

/** A terminal paused by Ctrl-S blocks every write unless Node is configured otherwise. */
interface Terminal extends NodeJS.WriteStream {
  readonly _handle?: { setBlocking?(isBlocking: boolean): void };
}

function getOutput(stream: Terminal, fd: number): Output {
  const isFile = !((stream as object) instanceof Socket);
  if (isFile) return fileOutput(fd);
  if (stream.isTTY) stream._handle?.setBlocking?.(false);
  return streamOutput(stream);
}

let output: Output | undefined;
let errors: Output | undefined;

/** Standard output of this process; all its servers share it. */
export function standardOutput(): Output {
  return (output ??= getOutput(process.stdout, 1));
}

/** Standard error of this process; all its servers share it. */
export function standardError(): Output {
  return (errors ??= getOutput(process.stderr, 2));
}
