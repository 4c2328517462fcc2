import type { FastifyRequest } from 'fastify';
import { defectLine } from '#log/log-lines.ts';
import type { Log } from '#log/log.ts';
import { maskedAddress } from '#log/masked-address.ts';
import { standardError } from '#log/output.ts';

function writeToStandardError(error: Error, where: string): void {
  standardError().write(`${where}\n${error.stack ?? error.message}\n`);
}

/** Reports defects and the state of the store to the operator. */
export interface ErrorReporter {
  /** Reports a defect that occurred while a request ran. */
  reportError(error: Error, request: FastifyRequest): void;
  /** Reports a problem of the store; undefined when the store answers again. */
  reportStore(problem: string | undefined): void;
}

/**
 * Creates the reporter: it writes to a JSON log and calls `onDefect`; without either, it writes to standard error.
 * @param onDefect called with each defect and the request or address where it occurred
 * @param secrets secrets of the server itself, which are removed from the lines
 */
export function createErrorReporter(
  log: Log,
  onDefect: ((error: Error, where: string) => void) | undefined,
  secrets: readonly string[],
): ErrorReporter {
  const isLogged = log.kind === 'json';
  const report = onDefect ?? (isLogged ? () => undefined : writeToStandardError);
  return {
    reportError: (error, request) => {
      if (isLogged) log.write('error', defectLine(error, request, secrets));
      report(error, `${request.method} ${maskedAddress(request.url)}`);
    },
    reportStore: (problem) => {
      // Addresses of stores may carry a password.
      const reason = problem?.replaceAll(/\/\/[^/@\s]*@/g, '//***@');
      log.write(reason === undefined ? 'info' : 'error', { event: 'store', reason: reason ?? null });
      if (reason !== undefined)
        report(new Error(`the store does not answer: ${reason}`), 'GET /__mock/ready');
    },
  };
}
