import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { PROFILES, type Check } from '../protocol/check.ts';
import { HOOK_NAMES, type Hooks } from '../protocol/hooks.ts';
import { TransportError, type Transport } from '../protocol/transport.ts';
import { compareWithBaseline, parseBaseline } from '../reports/baseline.ts';
import { htmlReport } from '../reports/html.ts';
import { junitReport } from '../reports/junit.ts';
import { createReport, isFailure, type Report } from '../reports/report.ts';
import { terminalReport } from '../reports/terminal.ts';
import { CHECKS } from '../suite/checks.ts';
import { connect } from '../suite/connect.ts';
import { packageVersion } from '../suite/contract/files.ts';
import { loadStatements, reasonWithoutCheck } from '../suite/contract/statements.ts';
import { HooksInvalid, loadHooksModule, loadHttpHooks } from '../suite/hooks/load.ts';
import { createTransport } from '../suite/http/transport.ts';
import { runChecks } from '../suite/run-checks.ts';
import { HOOKS_TEMPLATE } from './hooks-template.ts';

const HELP = `tara-conformance ${packageVersion()}: checks whether a backend behaves as the contract and the specification say

  tara-conformance <base-url>      run the checks; the calls are below <base-url>/app/v1/
  tara-conformance list            print the checks, and the statements without a check with the reason
  tara-conformance init [file]     write a starting file for hooks (default hooks.mjs)

  --profile <name>        only this profile; can be repeated: ${Object.keys(PROFILES).join(', ')}
  --check <text>          only checks whose id contains the text; can be repeated
  --hooks <file or URL>   hooks: a module, or an address that answers hooks over HTTP
  --control-token <token> token of the control API of a mock server; also in CONTROL_TOKEN
  --seed <number>         seed of random choices (default 1)
  --plan                  print what the run would change, and do nothing
  --read-only             only checks that change nothing
  --rate <number>         requests per second at most (default 20; no limit for a mock server)
  --timeout <seconds>     longest wait for one answer or hook (default 10)
  --time-limit <seconds>  longest time of the run (default 600)
  --baseline <file>       known failures: {"known": ["<id>", ...]}
  --json <file>, --html <file>, --junit <file>   write a report
  --quiet                 print only the last lines
  --help, --version

Exit code: 0 passed, 1 failed, 2 wrong use, 3 void (the run says nothing about the backend).
`;

const EXIT = { passed: 0, failed: 1, wrongUse: 2, void: 3 } as const;

/** Where the command writes. */
export interface Output {
  readonly out: (text: string) => void;
  readonly error: (text: string) => void;
  /** Progress is shown only in a terminal. */
  readonly isTerminal: boolean;
}

class WrongUse extends Error {
  override readonly name = 'WrongUse';
}

function parseNumber(name: string, text: string, min: number, max: number): number {
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value) || value < min || value > max)
    throw new WrongUse(`--${name} takes a number from ${min} to ${max}, not "${text}".`);
  return value;
}

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        profile: { type: 'string', multiple: true, default: [] },
        check: { type: 'string', multiple: true, default: [] },
        hooks: { type: 'string' },
        'control-token': { type: 'string' },
        seed: { type: 'string', default: '1' },
        plan: { type: 'boolean', default: false },
        'read-only': { type: 'boolean', default: false },
        rate: { type: 'string' },
        timeout: { type: 'string', default: '10' },
        'time-limit': { type: 'string', default: '600' },
        baseline: { type: 'string' },
        json: { type: 'string' },
        html: { type: 'string' },
        junit: { type: 'string' },
        quiet: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
        version: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new WrongUse(error instanceof Error ? error.message : String(error));
  }
}

function parseBaseUrl(text: string): string {
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    throw new WrongUse(`"${text}" is no URL. Example: http://127.0.0.1:4010`);
  }
  if (!/^https?:$/.test(url.protocol))
    throw new WrongUse(`The base URL begins with http:// or https://, not ${url.protocol}//.`);
  if (url.username || url.password)
    throw new WrongUse('The base URL contains a user name or a password; reports would show them.');
  return url.href.replace(/(?<!\/)\/+$/, '').replace(/\/app\/v1$/, '');
}

/** The checks, and the statements without one. */
function listChecks(): string {
  const lines: string[] = [];
  for (const [profile, title] of Object.entries(PROFILES)) {
    lines.push(`${title} (${profile})`);
    for (const { id, level, title: words, statements } of CHECKS.filter((check) => check.profile === profile))
      lines.push(`  ${id}  [${level}; ${statements.join(', ')}]  ${words}`);
    lines.push('');
  }
  const covered = new Set(CHECKS.flatMap(({ statements }) => statements));
  lines.push('Statements without a check of their own');
  const all = loadStatements();
  for (const statement of all)
    if (!covered.has(statement.id))
      lines.push(`  ${statement.id}  ${statement.says}`, `      ${reasonWithoutCheck(statement)}`);
  lines.push(
    '',
    `${CHECKS.length} checks of ${covered.size} statements; the specification has ${all.length}.`,
  );
  return lines.join('\n');
}

function createSelector(profiles: readonly string[], texts: readonly string[]): (check: Check) => boolean {
  const unknown = profiles.find((profile) => !Object.hasOwn(PROFILES, profile));
  if (unknown !== undefined)
    throw new WrongUse(`No profile is called ${unknown}. There are ${Object.keys(PROFILES).join(', ')}.`);
  const select = ({ id, profile }: Check) =>
    (profiles.length === 0 || profiles.includes(profile)) &&
    (texts.length === 0 || texts.some((text) => id.includes(text)));
  if (!CHECKS.some(select)) throw new WrongUse('No check matches --profile and --check.');
  return select;
}

function describePlan(baseUrl: string, checks: readonly Check[], hooks: Hooks, readOnly: boolean): string {
  const run = checks.filter((check) => !readOnly || check.readOnly);
  const profiles = new Set(run.map(({ profile }) => profile));
  const lines = [`Plan for ${baseUrl}: ${run.length} checks of ${profiles.size} profiles.`];
  if (readOnly) return [...lines, 'The run changes nothing.'].join('\n');
  const creation =
    hooks.createPlayer || hooks.isolate
      ? 'with the hook createPlayer and by registration'
      : 'by registration';
  lines.push(
    'The run changes data of its own players only:',
    `  - It creates players ${creation}, and writes their profiles and personal data.`,
    '  - It makes deposit and withdrawal orders, safebox moves, claims and other ledger entries of these players.',
    hooks.isolate
      ? '  - Each check has an environment of its own, which is removed afterwards (hook isolate).'
      : '  - The players and orders of the run stay in the backend.',
    ...HOOK_NAMES.filter((name) => hooks[name]).map((name) => `  - It uses the hook ${name}.`),
  );
  return lines.join('\n');
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
