import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Hooks } from '../protocol/hooks.ts';
import { TransportError, type Transport } from '../protocol/transport.ts';
import { compareWithBaseline, parseBaseline } from '../reports/baseline.ts';
import { htmlReport } from '../reports/html.ts';
import { junitReport } from '../reports/junit.ts';
import { createReport, isFailure, type Report } from '../reports/report.ts';
import { terminalReport } from '../reports/terminal.ts';
import { CHECKS } from '../suite/checks.ts';
import { connect } from '../suite/connect.ts';
import { packageVersion } from '../suite/contract/files.ts';
import { HooksInvalid, loadHooksModule, loadHttpHooks } from '../suite/hooks/load.ts';
import { createTransport } from '../suite/http/transport.ts';
import { runChecks } from '../suite/run-checks.ts';
import { createSelector, HELP, parseBaseUrl, parseNumber, readArguments, WrongUse } from './arguments.ts';
import { HOOKS_TEMPLATE } from './hooks-template.ts';
import { describePlan, listChecks } from './texts.ts';

const EXIT = { passed: 0, failed: 1, wrongUse: 2, void: 3 } as const;

/** Where the command writes. */
export interface Output {
  readonly out: (text: string) => void;
  readonly error: (text: string) => void;
  /** Progress is shown only in a terminal. */
  readonly isTerminal: boolean;
}

/** @param place a file, or an address that answers hooks over HTTP */
async function loadHooks(place: string | undefined, transport: Transport): Promise<Hooks | undefined> {
  if (place === undefined) return undefined;
  return /^https?:\/\//.test(place) ? loadHttpHooks(place, transport) : loadHooksModule(place);
}

async function run(args: readonly string[], output: Output): Promise<number> {
  const finish = (text: string) => {
    output.out(`${text}\n`);
    return EXIT.passed;
  };
  const { values, positionals } = readArguments(args);
  if (values.help) return finish(HELP);
  if (values.version) return finish(packageVersion());
  const [first, second, ...more] = positionals;
  if (first === undefined) throw new WrongUse('The base URL of the backend is missing.');
  if (first === 'list') return finish(listChecks());
  if (first === 'init') {
    const file = second ?? 'hooks.mjs';
    if (existsSync(file)) throw new WrongUse(`${file} exists already.`);
    write(file, HOOKS_TEMPLATE);
    return finish(`Wrote ${file}. Next: tara-conformance <base-url> --hooks ./${file}`);
  }
  if (second !== undefined || more.length > 0)
    throw new WrongUse(`One base URL is expected, not ${positionals.length}.`);

  const baseUrl = parseBaseUrl(first);
  const select = createSelector(values.profile, values.check);
  const seed = parseNumber('seed', values.seed, 0, 2 ** 32 - 1);
  const timeoutMs = parseNumber('timeout', values.timeout, 0.1, 600) * 1000;
  const timeLimitMs = parseNumber('time-limit', values['time-limit'], 1, 86_400) * 1000;
  const rate = values.rate === undefined ? undefined : parseNumber('rate', values.rate, 0.1, 10_000);
  const baselineText = values.baseline === undefined ? undefined : readBaseline(values.baseline);
  const deadline = performance.now() + timeLimitMs;
  const end = new AbortController();
  const timer = setTimeout(() => end.abort(), timeLimitMs + timeoutMs);
  timer.unref();
  const limits = { timeoutMs, signal: end.signal };

  let connection: { readonly transport: Transport; readonly hooks: Hooks };
  try {
    connection = await connect(baseUrl, {
      ...limits,
      rate,
      hooks: await loadHooks(values.hooks, createTransport(limits)),
      controlToken: values['control-token'] ?? process.env['CONTROL_TOKEN'],
    });
  } catch (error) {
    if (error instanceof TransportError && values.hooks === undefined) {
      output.error(`tara-conformance: ${error.message}\n`);
      return EXIT.void;
    }
    throw error;
  }
  if (values.plan)
    return finish(describePlan(baseUrl, CHECKS.filter(select), connection.hooks, values['read-only']));

  const hasProgress = output.isTerminal && !values.quiet;
  const suite = await runChecks(CHECKS, {
    ...connection,
    baseUrl,
    seed,
    select,
    readOnly: values['read-only'],
    hookTimeoutMs: timeoutMs,
    deadline,
    onResult: ({ check, outcome }, done, all) => {
      if (hasProgress) output.error(`\r\u001b[K${done}/${all} ${outcome} ${check.id}`);
    },
  });
  if (hasProgress) output.error('\r\u001b[K');
  const baseline =
    baselineText === undefined
      ? undefined
      : compareWithBaseline(
          baselineText,
          suite.results.map(({ check, outcome }) => ({
            id: check.id,
            isFailure: isFailure({ outcome, level: check.level }),
            isPass: outcome === 'pass',
          })),
        );
  const report = createReport(baseUrl, suite, baseline);
  writeReports(report, values);
  const text = terminalReport(report);
  finish(values.quiet ? shorten(report, text) : text);
  return EXIT[report.verdict];
}

/** The last lines of the text, and why a run is void. */
function shorten({ voidReason }: Report, text: string): string {
  const last = text.split('\n').slice(-2);
  return [...(voidReason === undefined ? [] : [`VOID: ${voidReason}`]), ...last].join('\n');
}

function readBaseline(file: string) {
  try {
    return parseBaseline(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new WrongUse(
      `The baseline ${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

function writeReports(report: Report, files: { json?: string; html?: string; junit?: string }): void {
  const forms = {
    json: () => `${JSON.stringify(report, undefined, 2)}\n`,
    html: () => htmlReport(report),
    junit: () => junitReport(report),
  };
  for (const [form, make] of Object.entries(forms)) {
    const file = files[form as keyof typeof forms];
    if (file === undefined) continue;
    write(file, make());
  }
}

function write(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new WrongUse(
      `${file} cannot be written: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/**
 * Runs the command.
 * @param args what follows the name of the command
 * @returns exit code: 0 passed, 1 failed, 2 wrong use, 3 void
 */
export async function main(args: readonly string[], output: Output): Promise<number> {
  try {
    return await run(args, output);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const isExpected =
      error instanceof WrongUse || error instanceof HooksInvalid || error instanceof TransportError;
    output.error(`tara-conformance: ${message}\n${error instanceof WrongUse ? 'Try --help.\n' : ''}`);
    return isExpected ? EXIT.wrongUse : EXIT.void;
  }
}
