import { existsSync } from 'node:fs';
import path from 'node:path';
import { describeError } from '../protocol/expect.ts';
import type { Hooks } from '../protocol/hooks.ts';
import { TransportError, type Transport } from '../protocol/transport.ts';
import { parseBaseline, type Baseline } from '../reports/baseline.ts';
import {
  createCertificate,
  NoCertificate,
  readPrivateKey,
  signCertificate,
  verifyCertificate,
} from '../reports/certificate.ts';
import { createReport, type Report, type Verdict } from '../reports/report.ts';
import { shortReport, terminalReport } from '../reports/terminal.ts';
import { toPrintable } from '../reports/texts.ts';
import { CHECKS } from '../suite/checks.ts';
import { connect, DEFAULT_RATE } from '../suite/connect.ts';
import { packageDigest } from '../suite/contract/digest.ts';
import { packageVersion } from '../suite/contract/files.ts';
import { HooksInvalid } from '../suite/hooks/load.ts';
import { createTransport } from '../suite/http/transport.ts';
import { MOST_WAIT_MS } from '../suite/pace.ts';
import { runChecks } from '../suite/run-checks.ts';
import type { Stop } from '../suite/stop.ts';
import {
  createSelector,
  HELP,
  parseBaseUrl,
  parseNumber,
  readArguments,
  readProfiles,
  WrongUse,
} from './arguments.ts';
import { readText, tryFiles, write, writeCertificate, writeReports } from './files.ts';
import { describeHooks, loadHooks } from './hooks-option.ts';
import { HOOKS_TEMPLATE } from './hooks-template.ts';
import { describeGateway, readNetwork } from './network-options.ts';
import { prepare } from './player.ts';
import { describePlan, listChecks } from './texts.ts';

const WRONG_USE = 2;
const EXIT: Readonly<Record<Verdict, number>> = {
  passed: 0,
  'as-known': 0,
  failed: 1,
  void: 3,
  incomplete: 4,
  unfinished: 5,
};

/** Where the command writes, and what ends it. */
export interface Output {
  readonly out: (text: string) => void;
  readonly error: (text: string) => void;
  /** A terminal shows each check in the same line, a log a line for each tenth of them. */
  readonly isTerminal: boolean;
  /** Ends a run from outside; the report so far is written. */
  readonly stop?: Stop;
}

function readBaseline(file: string): Baseline {
  const text = readText('baseline', file);
  try {
    return parseBaseline(text);
  } catch (error) {
    throw new WrongUse(`The baseline ${file} cannot be read: ${describeError(error)}`);
  }
}

/** Writes a certificate if the report allows one. @returns whether it did */
function certify(report: Report, name: string, key: string, output: Output): boolean {
  try {
    const certificate = createCertificate(report);
    writeCertificate(name, signCertificate(certificate, readPrivateKey(key)));
    output.out(`${certificate.statement}\n`);
    return true;
  } catch (error) {
    if (!(error instanceof NoCertificate)) throw error;
    output.error(`tara-conformance: No certificate was written. ${error.message}\n`);
    return false;
  }
}

async function check(
  first: string,
  values: ReturnType<typeof readArguments>['values'],
  output: Output,
): Promise<number> {
  const baseUrl = parseBaseUrl(first);
  const profiles = readProfiles(values.profile);
  const required = readProfiles(values.require);
  const select = createSelector(profiles, values.check);
  const seed = parseNumber('seed', values.seed, 0, 2 ** 32 - 1);
  const timeoutSeconds =
    values.timeout === undefined ? undefined : parseNumber('timeout', values.timeout, 0.1, 600);
  const timeLimitSeconds = parseNumber('time-limit', values['time-limit'], 1, 86_400);
  const rate = values.rate === undefined ? undefined : parseNumber('rate', values.rate, 0.1, 10_000);
  const baseline = values.baseline === undefined ? undefined : readBaseline(values.baseline);
  const { certificate, key } = values;
  if ((certificate === undefined) !== (key === undefined))
    throw new WrongUse('--certificate and --key are given together.');
  const keyText = key === undefined ? '' : readText('key', key);
  if (key !== undefined) readPrivateKey(keyText);
  if (certificate !== undefined && values.subject === undefined)
    throw new WrongUse('A certificate needs --subject, e.g. "acme 2.3 (9f3c1)".');

  const timeoutMs = timeoutSeconds === undefined ? undefined : timeoutSeconds * 1000;
  const deadline = performance.now() + timeLimitSeconds * 1000;
  const limits = { timeoutMs, network: readNetwork(baseUrl, values) };
  const given = await loadHooks(values.hooks, createTransport(limits), timeoutMs ?? MOST_WAIT_MS);
  let connection: { readonly transport: Transport; readonly hooks: Hooks; readonly isMock: boolean };
  try {
    const controlToken = values['control-token'] ?? process.env['CONTROL_TOKEN'];
    connection = await connect(baseUrl, { ...limits, rate, hooks: given, controlToken });
  } catch (error) {
    if (!(error instanceof TransportError)) throw error;
    if (values.plan) {
      output.error(`tara-conformance: ${toPrintable(error.message)}\n`);
      return EXIT.void;
    }
    // The run is void, and its reports say why.
    connection = { transport: createTransport(limits), hooks: given ?? {}, isMock: false };
  }
  const { hooks } = connection;
  const readOnly = values['read-only'];
  if (values.plan) {
    output.out(`${describePlan(baseUrl, CHECKS.filter(select), hooks, readOnly)}\n`);
    return EXIT.passed;
  }

  tryFiles(values);
  const showProgress = (done: number, all: number, about: string) => {
    if (values.quiet) return;
    if (output.isTerminal) output.error(`\r\u001b[K${done}/${all} ${about}`);
    else if ((done * 10) % all < 10) output.error(`${done}/${all} checks\n`);
  };
  const suite = await runChecks(CHECKS, {
    ...connection,
    baseUrl,
    seed,
    select,
    readOnly,
    ...(timeoutMs === undefined ? {} : { hookTimeoutMs: timeoutMs }),
    deadline,
    ...(output.stop ? { stop: output.stop } : {}),
    onResult: ({ check: { id }, outcome }, done, all) => showProgress(done, all, `${outcome} ${id}`),
  });
  if (output.isTerminal && !values.quiet) output.error('\r\u001b[K');
  const report = createReport(baseUrl, suite, {
    subject: values.subject,
    selection: { profiles, checks: values.check, readOnly },
    required,
    hooks: describeHooks(values.hooks, hooks),
    limits: { rate: connection.isMock ? rate : (rate ?? DEFAULT_RATE), timeoutSeconds, timeLimitSeconds },
    baseline,
    gateway: describeGateway(values),
  });
  output.out(`${values.quiet ? shortReport(report) : terminalReport(report)}\n`);
  writeReports(report, values);
  const isCertified = certificate === undefined || certify(report, certificate, keyText, output);
  return report.isSufficient ? (isCertified ? EXIT.passed : EXIT.incomplete) : EXIT[report.verdict];
}

function initialize(file: string, output: Output): number {
  if (existsSync(file)) throw new WrongUse(`${file} exists already.`);
  write(file, HOOKS_TEMPLATE);
  const place = path.isAbsolute(file) ? file : `./${path.normalize(file)}`;
  output.out(`Wrote ${file}. Next: npx @tara/conformance <base-url> --hooks ${place}\n`);
  return EXIT.passed;
}

function verifyFile(file: string, key: string | undefined, output: Output): number {
  const trusted = key === undefined ? undefined : readText('key', key);
  try {
    const { statement, fingerprint } = verifyCertificate(readText('certificate', file), trusted);
    const whose =
      trusted === undefined ? 'Compare it with the key that the publisher names.' : 'It is the given key.';
    output.out(`${toPrintable(statement)}\nSigned with the key ${fingerprint}. ${whose}\n`);
    return EXIT.passed;
  } catch (error) {
    if (!(error instanceof NoCertificate)) throw error;
    output.error(`tara-conformance: ${error.message}\n`);
    return EXIT.failed;
  }
}

async function run(args: readonly string[], output: Output): Promise<number> {
  const { values, positionals } = readArguments(args);
  const finish = (text: string) => {
    output.out(`${text}\n`);
    return EXIT.passed;
  };
  if (values.help) return finish(HELP);
  if (values.version) return finish(`${packageVersion()} ${packageDigest().digest}`);
  const [first, second, ...more] = positionals;
  if (first === undefined) throw new WrongUse('The base URL of the backend is missing.');
  if (first === 'list') return finish(listChecks());
  if (first === 'init') return initialize(second ?? 'hooks.mjs', output);
  if (first === 'verify') {
    if (second === undefined) throw new WrongUse('The file of the certificate is missing.');
    return verifyFile(second, values.key, output);
  }
  if (first === 'player' || first === 'encrypt') return finish(await prepare(first, second, more[0], values));
  if (second !== undefined || more.length > 0)
    throw new WrongUse(`One base URL is expected, not ${positionals.length}.`);
  return check(first, values, output);
}

/**
 * Runs the command.
 * @param args what follows the name of the command
 * @returns the exit code, as `--help` explains it
 */
export async function main(args: readonly string[], output: Output): Promise<number> {
  try {
    return await run(args, output);
  } catch (error) {
    const isWrongUse =
      error instanceof WrongUse || error instanceof HooksInvalid || error instanceof NoCertificate;
    const hint = error instanceof WrongUse ? 'Try --help.\n' : '';
    output.error(`tara-conformance: ${toPrintable(describeError(error))}\n${hint}`);
    return isWrongUse || error instanceof TransportError ? WRONG_USE : EXIT.void;
  }
}
