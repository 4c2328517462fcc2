import { parseArgs } from 'node:util';
import { describeError } from '../protocol/expect.ts';
import { PROFILES, type Check, type ProfileName } from '../protocol/check.ts';
import { CHECKS } from '../suite/checks.ts';
import { packageVersion } from '../suite/contract/files.ts';

export const HELP = `tara-conformance ${packageVersion()}: checks whether a backend behaves as the contract and the specification say

  tara-conformance <base-url>      run the checks; the calls are below <base-url>/app/v1/
  tara-conformance list            print the checks, and the statements without a check with the reason
  tara-conformance init [file]     write a starting file for hooks (default hooks.mjs)
  tara-conformance verify <file>   check the signature of a certificate; --key <file>: of this public key
  tara-conformance player <base-url> --account <name> --password <text> [--register]
                                   log a player in, or register one, and print the token; --answer: the whole answer
  tara-conformance encrypt <base-url> <password>   print a password as calls send it

  --profile <name>        only this profile; can be repeated, or a list with commas: ${Object.keys(PROFILES).join(', ')}
  --check <text>          only checks whose id contains the text; can be repeated
  --hooks <file or URL>   hooks: a module, or an address that answers hooks over HTTP; none: a run without hooks
  --header <name: value>  header of each request to the backend, e.g. the key of a gateway; can be repeated
  --basic <user:password> basic authentication of calls without a player's token; also in TARA_BASIC
  --ca <file>             further certificate authority, in PEM
  --proxy <url>           proxy for all requests (default HTTPS_PROXY, HTTP_PROXY, NO_PROXY)
  --control-token <token> token of the control API of a mock server; also in CONTROL_TOKEN
  --seed <number>         seed of random choices (default 1)
  --plan                  print what the run would change, and do nothing
  --read-only             only checks that change nothing; no hook is used
  --require <profiles>    profiles that must be checked wholly, e.g. deposit,session; others may be skipped
  --rate <number>         requests per second at most (default 20; no limit for a mock server)
  --timeout <seconds>     longest wait for one answer or hook (default: by the pace of the backend, 10 to 60)
  --time-limit <seconds>  longest time of the run (default 3600)
  --baseline <file>       known failures: {"known": ["<id>", ...]}
  --subject <text>        what is checked, for reports, e.g. "acme 2.3 (9f3c1)"
  --json <file>, --html <file>, --junit <file>   write a report
  --certificate <name> --key <file>   write <name>.json, .html and .svg, signed with an Ed25519 key (PEM)
  --quiet                 print only what failed and the verdict
  --help, --version

Exit code: 0 passed, 1 failed, 2 wrong use, 3 void (the run says nothing about the backend), 4 not wholly checked (nothing
failed, but checks were skipped), 5 not finished (the run was cut, or checks ended in errors), 130 and 143 interrupted.
`;

export class WrongUse extends Error {
  override readonly name = 'WrongUse';
}

/** Options that take any number; the others take a whole one. */
const FRACTIONS = new Set(['rate', 'timeout']);

export function parseNumber(name: string, text: string, min: number, max: number): number {
  const value = Number(text);
  const form = FRACTIONS.has(name) ? /^\d+(\.\d+)?$/ : /^\d+$/;
  if (!form.test(text) || value < min || value > max)
    throw new WrongUse(
      `--${name} takes a ${FRACTIONS.has(name) ? '' : 'whole '}number from ${min} to ${max}, not "${text}". Example: --${name} ${Math.max(1, min)}`,
    );
  return value;
}

/** @throws {WrongUse} if an option or an argument is empty, as with a variable of the shell that is not set */
function refuseEmpty(values: Readonly<Record<string, unknown>>, positionals: readonly string[]): void {
  const empty = Object.entries(values).find(([, value]) => [value].flat().includes(''));
  if (empty)
    throw new WrongUse(`--${empty[0]} has no value. Leave the option out, or write --${empty[0]} <value>.`);
  if (positionals.includes('')) throw new WrongUse('The base URL is empty. Example: http://127.0.0.1:4010');
}

export function readArguments(args: readonly string[]) {
  let parsed;
  try {
    parsed = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        profile: { type: 'string', multiple: true, default: [] },
        check: { type: 'string', multiple: true, default: [] },
        hooks: { type: 'string' },
        header: { type: 'string', multiple: true, default: [] },
        basic: { type: 'string' },
        ca: { type: 'string' },
        proxy: { type: 'string' },
        'control-token': { type: 'string' },
        seed: { type: 'string', default: '1' },
        plan: { type: 'boolean', default: false },
        'read-only': { type: 'boolean', default: false },
        rate: { type: 'string' },
        timeout: { type: 'string' },
        'time-limit': { type: 'string', default: '3600' },
        require: { type: 'string', multiple: true, default: [] },
        subject: { type: 'string' },
        certificate: { type: 'string' },
        key: { type: 'string' },
        baseline: { type: 'string' },
        json: { type: 'string' },
        html: { type: 'string' },
        junit: { type: 'string' },
        account: { type: 'string' },
        password: { type: 'string' },
        register: { type: 'boolean', default: false },
        answer: { type: 'boolean', default: false },
        quiet: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
        version: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new WrongUse(describeError(error));
  }
  refuseEmpty(parsed.values, parsed.positionals);
  return parsed;
}

/** @returns the address without a slash at its end and without the path of the calls */
export function parseBaseUrl(text: string): string {
  let url: URL;
  try {
    url = new URL(text.trim());
  } catch {
    throw new WrongUse(`"${text}" is not a URL. Example: http://127.0.0.1:4010`);
  }
  if (!/^https?:$/.test(url.protocol))
    throw new WrongUse(`The base URL begins with http:// or https://, not ${url.protocol}//.`);
  if (url.username || url.password)
    throw new WrongUse(
      'The base URL contains a user name or a password, which reports would show; give them with --basic or TARA_BASIC.',
    );
  const path = url.pathname
    .replace(/(?<!\/)\/+$/, '')
    .replace(/\/app\/v1$/i, '')
    .replace(/(?<!\/)\/+$/, '');
  const baseUrl = url.origin + path;
  // `?` or `#` alone leaves nothing in the parts of the URL.
  if (/[?#]/.test(text))
    throw new WrongUse(`The base URL has no query and no fragment. Expected: ${baseUrl}`);
  return baseUrl;
}

/** Reads names of profiles, several of which may stand in one argument. */
export function readProfiles(values: readonly string[]): readonly ProfileName[] {
  const names = values.flatMap((value) => value.split(',')).map((name) => name.trim());
  const unknown = names.find((profile) => !Object.hasOwn(PROFILES, profile));
  if (unknown !== undefined)
    throw new WrongUse(`No profile is called ${unknown}. There are ${Object.keys(PROFILES).join(', ')}.`);
  return names as ProfileName[];
}

export function createSelector(
  profiles: readonly ProfileName[],
  texts: readonly string[],
): (check: Check) => boolean {
  const select = ({ id, profile }: Check) =>
    (profiles.length === 0 || profiles.includes(profile)) &&
    (texts.length === 0 || texts.some((text) => id.includes(text)));
  if (!CHECKS.some(select)) throw new WrongUse('No check matches --profile and --check.');
  return select;
}
