import type { FastifyRequest } from 'fastify';
import { defectLine } from '#log/lines.ts';
import type { Log } from '#log/log.ts';
import { maskedAddress } from '#log/masked-address.ts';
import { standardError } from '#log/output.ts';

function tellStandardError(error: Error, where: string): void {
  standardError().write(`${where}\n${error.stack ?? error.message}\n`);
}

/** Where defects go: errors that are nobody's answer. */
export interface Defects {
  /** One that came of a request. */
  ofRequest(error: Error, request: FastifyRequest): void;
  /** What the check of the store has found; undefined: it answers again. */
  ofStore(lack: string | undefined): void;
}

/**
 * Makes the way of defects: into a log that is JSON, to whoever wants them, and to standard error where there is neither.
 * @param onDefect called with every defect and with where it came up
 * @param secrets of the server itself, which no line holds
 */
export function tellDefects(
  log: Log,
  onDefect: ((error: Error, where: string) => void) | undefined,
  secrets: readonly string[],
): Defects {
  const isLogged = log.kind === 'json';
  const tell = onDefect ?? (isLogged ? () => undefined : tellStandardError);
  return {
    ofRequest: (error, request) => {
      if (isLogged) log.write('error', defectLine(error, request, secrets));
      tell(error, `${request.method} ${maskedAddress(request.url)}`);
    },
    ofStore: (lack) => {
      // Addresses of stores may carry a password.
      const reason = lack?.replaceAll(/\/\/[^/@\s]*@/g, '//***@');
      log.write(reason === undefined ? 'info' : 'error', { event: 'store', reason: reason ?? null });
      if (reason !== undefined) tell(new Error(`the store does not answer: ${reason}`), 'GET /__mock/ready');
    },
  };
}
