import { createHash, createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';
import { escapeMarkup as escape } from './junit.ts';
import type { Report } from './report.ts';
import { describeProfile, profileTitle } from './texts.ts';

/** The profiles that each level asks for; a higher one stands first. The guide names them. */
const LEVELS = {
  full: 'every profile',
  core: 'session, player, deposit, withdrawal and money',
  profiles: 'the named profiles only',
} as const;
const CORE = ['session', 'player', 'deposit', 'withdrawal', 'money'];

export type CertificateLevel = keyof typeof LEVELS;

/** What a publisher may state about a backend. */
export interface Certificate {
  readonly statement: string;
  readonly level: CertificateLevel;
  readonly subject: string;
  /** YYYY-MM-DD, in UTC. */
  readonly date: string;
  readonly suite: { readonly version: string; readonly digest: string };
  readonly contract: Report['contract'];
  readonly hooks: Report['hooks'];
  readonly seed: number;
  readonly calls: number;
  /** Profiles of which every check ran without a difference. */
  readonly conformant: readonly {
    readonly profile: string;
    readonly passed: number;
    readonly notApplicable: number;
    readonly total: number;
  }[];
  /** What is not claimed, by profile. */
  readonly others: readonly { readonly profile: string; readonly state: string }[];
  readonly notEstablished: readonly string[];
}

export interface SignedCertificate {
  readonly certificate: Certificate;
  /** The Ed25519 public key, as PEM. */
  readonly publicKey: string;
  /** Of the certificate as JSON without spaces; base64url. */
  readonly signature: string;
}

/** A report allows no certificate, or a certificate is not valid: the message is one sentence. */
export class NoCertificate extends Error {
  override readonly name = 'NoCertificate';
}

function findObstacle(report: Report): string | undefined {
  if (report.subject === undefined) return 'A certificate needs --subject, e.g. "acme 2.3 (9f3c1)".';
  if (report.suite.isChanged) return 'The package was changed after it was built.';
  if (report.suite.ownChecks > 0) return 'The run had checks that are not of the package.';
  if (report.verdict === 'void' || report.stopReason !== undefined) return 'The run did not finish.';
  return undefined;
}

/**
 * What a report allows to claim.
 * @throws {NoCertificate} if it allows nothing
 */
export function createCertificate(report: Report): Certificate {
  const obstacle = findObstacle(report);
  if (obstacle !== undefined) throw new NoCertificate(obstacle);
  const conformant = report.profiles.filter(({ conformance }) => conformance === 'conformant');
  const names = conformant.map(({ profile }) => profile);
  if (names.length === 0) throw new NoCertificate('No profile was checked wholly and without a difference.');
  const has = (wanted: readonly string[]) =>
    wanted.every((name) => names.includes(name as (typeof names)[number]));
  const level = has(report.profiles.map(({ profile }) => profile)) ? 'full' : has(CORE) ? 'core' : 'profiles';
  const shares = conformant.map(({ profile, counts, total }) => ({
    profile,
    passed: counts.pass,
    notApplicable: counts['not-applicable'],
    total,
  }));
  const subject = report.subject ?? '';
  const date = report.endedAt.slice(0, 10);
  const claims = shares.map(
    ({ profile, passed, notApplicable, total }) =>
      `${profile} (${passed} of ${total} checks passed${notApplicable > 0 ? `, ${notApplicable} do not apply` : ''})`,
  );
  return {
    statement: `On ${date}, ${subject} conformed to the Tara Slots contract ${report.contract.version} in ${claims.length === 1 ? 'the profile' : 'the profiles'} ${claims.join(', ')}, as far as the checks of @tara/conformance ${report.suite.version} (${report.suite.digest.slice(0, 12)}) show it.`,
    level,
    subject,
    date,
    suite: { version: report.suite.version, digest: report.suite.digest },
    contract: report.contract,
    hooks: report.hooks,
    seed: report.seed,
    calls: report.calls,
    conformant: shares,
    others: report.profiles
      .filter(({ conformance }) => conformance !== 'conformant')
      .map((result) => ({ profile: result.profile, state: describeProfile(result) })),
    notEstablished: report.notEstablished,
  };
}

const toPem = (key: KeyObject) => key.export({ type: 'spki', format: 'pem' }).toString();

/** @param text a private key as PEM @throws {NoCertificate} if it is not an Ed25519 key */
export function readPrivateKey(text: string): KeyObject {
  let key: KeyObject | undefined;
  try {
    key = createPrivateKey(text);
  } catch {
    key = undefined;
  }
  if (key?.asymmetricKeyType !== 'ed25519')
    throw new NoCertificate(
      'The key is not a private Ed25519 key in PEM: openssl genpkey -algorithm ed25519 -out key.pem',
    );
  return key;
}

export const signCertificate = (certificate: Certificate, key: KeyObject): SignedCertificate => ({
  certificate,
  publicKey: toPem(createPublicKey(key)),
  signature: sign(null, Buffer.from(JSON.stringify(certificate)), key).toString('base64url'),
});

/** A short name of a public key, to compare with the one that a publisher names. */
const fingerprint = (key: KeyObject): string =>
  createHash('sha256')
    .update(key.export({ type: 'spki', format: 'der' }))
    .digest('hex')
    .slice(0, 32);

/**
 * Checks the signature of a certificate.
 * @param text the JSON file
 * @param trusted the publisher's public key as PEM; without it only the certificate's own key is used
 * @returns the statement, and the fingerprint of the key
 * @throws {NoCertificate} if it is not a certificate, was changed, or was signed with another key
 */
export function verifyCertificate(
  text: string,
  trusted?: string,
): { statement: string; fingerprint: string } {
  let signed: SignedCertificate;
  let key: KeyObject;
  let isRight: boolean;
  try {
    signed = JSON.parse(text) as SignedCertificate;
    key = createPublicKey(signed.publicKey);
    const bytes = Buffer.from(JSON.stringify(signed.certificate));
    isRight = verify(null, bytes, key, Buffer.from(signed.signature, 'base64url'));
  } catch {
    throw new NoCertificate('The file is not a certificate.');
  }
  if (!isRight) throw new NoCertificate('The certificate was changed after it was signed.');
  if (trusted !== undefined && toPem(createPublicKey(trusted)) !== toPem(key))
    throw new NoCertificate('The certificate was signed with another key.');
  return { statement: signed.certificate.statement, fingerprint: fingerprint(key) };
}

const STYLE = `:root{color-scheme:light dark;--muted:light-dark(#5a6170,#a4acba);--line:light-dark(#d4d7dd,#3c424d)}body{font:16px/1.6 system-ui,sans-serif;max-width:44rem;margin:0 auto;padding:2rem 1.25rem}h1{font-size:1.5rem;overflow-wrap:anywhere}h2{font-size:1.1rem}main{border:2px solid var(--line);border-radius:.8rem;padding:1.5rem}
table{border-collapse:collapse;width:100%}td,th{text-align:start;border-bottom:1px solid var(--line);padding:.4rem .4rem .4rem 0}.muted{color:var(--muted);font-size:.85rem;overflow-wrap:anywhere}pre{white-space:pre-wrap;overflow-wrap:anywhere;font-size:.75rem}summary{min-height:2.75rem;padding:.5rem 0;cursor:pointer}`;

/** The certificate as a page that works offline; it contains the signed JSON. */
export function certificatePage(signed: SignedCertificate): string {
  const { certificate } = signed;
  const { name, digest } = certificate.hooks;
  const hooks = digest === undefined ? name : `${name} ${digest}`;
  const rows = certificate.conformant.map(
    ({ profile, passed, notApplicable, total }) =>
      `<tr><td>${escape(profileTitle(profile))}</td><td>${passed} of ${total} passed${notApplicable > 0 ? `, ${notApplicable} not applicable` : ''}</td></tr>`,
  );
  const states = [...new Set(certificate.others.map(({ state }) => state))];
  const others = states
    .map((wanted) => {
      const profiles = certificate.others.filter(({ state }) => state === wanted);
      return `${profiles.map(({ profile }) => profile).join(', ')}: ${wanted}`;
    })
    .join('; ');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Conformance of ${escape(certificate.subject)}</title><style>${STYLE}</style></head><body><main>
<h1>Conformance of ${escape(certificate.subject)}</h1><p>${escape(certificate.statement)}</p>
<table><thead><tr><th>Profile</th><th>Checks</th></tr></thead><tbody>${rows.join('')}</tbody></table>
<p>Level: ${certificate.level} (${LEVELS[certificate.level]}).</p>
${others === '' ? '' : `<p>Not claimed: ${escape(others)}.</p>`}
<h2>What the checks do not establish</h2><ul>${certificate.notEstablished.map((text) => `<li>${escape(text)}</li>`).join('')}</ul>
<p class="muted">Suite digest ${certificate.suite.digest}; contract digest ${certificate.contract.digest}; hooks ${escape(hooks)}; seed ${certificate.seed}; ${certificate.calls} calls. Key ${fingerprint(createPublicKey(signed.publicKey))}.</p>
<details><summary>Signed data: verify the JSON file with tara-conformance verify</summary><pre>${escape(JSON.stringify(signed, undefined, 1))}</pre></details>
</main></body></html>
`;
}

/** A badge for a README. */
export function certificateBadge({ level, date, conformant, others }: Certificate): string {
  const share = `${conformant.length} of ${conformant.length + others.length} profiles`;
  const text = `${level === 'profiles' ? share : level}, ${date}`;
  const label = 'Tara contract';
  const [left, right] = [label, text].map((part) => Math.round(part.length * 6.6 + 14)) as [number, number];
  const place = (x: number, part: string) => `<text x="${x}" y="14" text-anchor="middle">${part}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${left + right}" height="20" role="img" aria-label="${label}: ${text}"><title>${label}: ${text}</title><clipPath id="r"><rect width="${left + right}" height="20" rx="3"/></clipPath><g clip-path="url(#r)"><rect width="${left}" height="20" fill="#3d4450"/><rect x="${left}" width="${right}" height="20" fill="#146c2e"/></g><g fill="#fff" font-family="Verdana,sans-serif" font-size="11">${place(left / 2, label)}${place(left + right / 2, text)}</g></svg>
`;
}
