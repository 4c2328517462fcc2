import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describeError } from '../protocol/expect.ts';
import { certificateBadge, certificatePage, type SignedCertificate } from '../reports/certificate.ts';
import { htmlReport } from '../reports/html.ts';
import { junitReport } from '../reports/junit.ts';
import type { Report } from '../reports/report.ts';
import { WrongUse } from './arguments.ts';

/** What a run was asked to write. */
export interface FileOptions {
  readonly json?: string | undefined;
  readonly html?: string | undefined;
  readonly junit?: string | undefined;
  /** The name of the files of a certificate, without an ending. */
  readonly certificate?: string | undefined;
}

const CERTIFICATE_FORMS = {
  '.json': (signed: SignedCertificate) => `${JSON.stringify(signed, undefined, 2)}\n`,
  '.html': certificatePage,
  '.svg': ({ certificate }: SignedCertificate) => certificateBadge(certificate),
};

const REPORT_FORMS = {
  json: (report: Report) => `${JSON.stringify(report, undefined, 2)}\n`,
  html: htmlReport,
  junit: junitReport,
};
type Form = keyof typeof REPORT_FORMS;
const FORMS = Object.keys(REPORT_FORMS) as Form[];

/** @throws {WrongUse} if the file cannot be read */
export function readText(what: string, file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new WrongUse(`The ${what} ${file} cannot be read: ${describeError(error)}`);
  }
}

/** Writes a file, or adds to it, and makes the folders above it. @throws {WrongUse} if that is not possible */
export function write(file: string, text: string, flag: 'w' | 'a' = 'w'): void {
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text, { flag });
  } catch (error) {
    throw new WrongUse(`${file} cannot be written: ${describeError(error)}`);
  }
}

/** Tries all files before a run, which may take long. @throws {WrongUse} if one cannot be written */
export function tryFiles(options: FileOptions): void {
  const reports = FORMS.map((form) => options[form]);
  const certificates = Object.keys(CERTIFICATE_FORMS).map(
    (ending) => options.certificate && options.certificate + ending,
  );
  for (const file of [...reports, ...certificates]) {
    if (!file) continue;
    const isNew = !existsSync(file);
    write(file, '', 'a');
    if (isNew) rmSync(file);
  }
}

export function writeReports(report: Report, options: FileOptions): void {
  for (const form of FORMS) {
    const file = options[form];
    if (file !== undefined) write(file, REPORT_FORMS[form](report));
  }
}

export function writeCertificate(name: string, signed: SignedCertificate): void {
  for (const [ending, make] of Object.entries(CERTIFICATE_FORMS)) write(name + ending, make(signed));
}
