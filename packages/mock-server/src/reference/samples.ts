import { SAMPLE_PICTURE, shellQuoted } from '#journal/curl.ts';
import { Expression, literal } from './literal.ts';
import type { Place, SampleCall } from './sample-call.ts';

/** A sample in the form that the component reads (`x-codeSamples`). */
export interface CodeSample {
  readonly lang: string;
  readonly label: string;
  readonly source: string;
}

/** The demo player, which every scenario has. */
const DEMO = { account: 'demoplayer', password: 'tara1234', countryCode: '92' };
const SHORT_LINE = 30;
const OTHER_PASSWORD = 'safe1234';
const MINT = { account: DEMO.account };

/** The common fields of every JSON call; the SDK adds them. */
const COMMON = { clientReferrer: 'ph', channel: 'WEB', appId: 'tara-demo', platform: 0 };

function getAddress({ origin, prefix }: Place, { path }: SampleCall): string {
  return `${origin}${prefix}${path}`;
}

/** A sample for curl 7.82 or newer, with a token of the demo player if the call needs one. */
export function curlSample(place: Place, call: SampleCall): string {
  const { origin, prefix } = place;
  const fields = Object.entries(call.form ?? {}).map(([name, value]) =>
    shellQuoted(call.files.includes(name) ? `${name}=@picture.webp` : `${name}=${value}`),
  );
  const setUp = [
    ...(call.secured
      ? [
          `TOKEN=$(curl -s --json ${shellQuoted(JSON.stringify(MINT))} ${origin}${prefix}/__mock/sessions | jq -r .token)`,
        ]
      : []),
    ...(call.files.length > 0 ? [`curl -s -o picture.webp ${origin}${SAMPLE_PICTURE}`] : []),
  ];
  const isImplied = call.method === 'post' && (call.body !== undefined || call.form);
  const isPlain = call.method === 'get' || isImplied;
  const parts = [
    `curl${isPlain ? '' : ` -X ${call.method.toUpperCase()}`} ${getAddress(place, call)}`,
    ...(call.secured ? ['-H "Authorization: $TOKEN"'] : []),
    ...(call.keyed ? ['-H "Idempotency-Key: sample-$(date +%s)-$RANDOM"'] : []),
    ...Object.entries(call.headers).map(([name, value]) => `-H ${shellQuoted(`${name}: ${value}`)}`),
    ...fields.map((field) => `-F ${field}`),
    ...(call.body === undefined ? [] : [`--json ${shellQuoted(JSON.stringify(call.body, null, 2))}`]),
  ];
  return [...setUp, parts.join(' \\\n  ')].join('\n');
}

function formLines({ origin }: Place, call: SampleCall): string[] {
  const fields = Object.entries(call.form ?? {});
  return [
    'const form = new FormData();',
    ...fields.map(([name, value]) =>
      call.files.includes(name)
        ? `form.set(${literal(name)}, await (await fetch(${literal(`${origin}${SAMPLE_PICTURE}`)})).blob(), 'picture.webp');`
        : `form.set(${literal(name)}, ${literal(value)});`,
    ),
  ];
}

/** A sample for the platform's fetch, with a token of the demo player if the call needs one. */
export function fetchSample(place: Place, call: SampleCall): string {
  const { origin, prefix } = place;
  const json = { 'Content-Type': 'application/json' };
  const minted = { method: 'POST', headers: json, body: new Expression(`JSON.stringify(${literal(MINT)})`) };
  const headers = {
    ...(call.body === undefined ? {} : json),
    ...(call.secured ? { Authorization: new Expression('token') } : {}),
    ...(call.keyed ? { 'Idempotency-Key': new Expression('crypto.randomUUID()') } : {}),
    ...call.headers,
  };
  const init = {
    ...(call.method === 'get' ? {} : { method: call.method.toUpperCase() }),
    ...(Object.keys(headers).length > 0 ? { headers } : {}),
    ...(call.body === undefined ? {} : { body: new Expression(`JSON.stringify(${literal(call.body, 2)})`) }),
    ...(call.form ? { body: new Expression('form') } : {}),
  };
  const args = [literal(getAddress(place, call)), ...(Object.keys(init).length > 0 ? [literal(init)] : [])];
  return [
    ...(call.secured
      ? [
          '// A client has its token of a sign-in; here the control API makes one.',
          `const session = await fetch(${literal(`${origin}${prefix}/__mock/sessions`)}, ${literal(minted)});`,
          'const { token } = await session.json();',
        ]
      : []),
    ...(call.form ? formLines(place, call) : []),
    `const answer = await fetch(${args.join(', ')});`,
    // An answer with status 204 has no body.
    'const data = answer.status === 204 ? undefined : await answer.json();',
  ].join('\n');
}

/** The password of the demo player where it must be right, otherwise another password: the safebox needs its own. */
function passwordFor({ path }: SampleCall, field: string): string {
  const isOwn =
    path.endsWith('/accountLogin') || (path.endsWith('/modifyPassword') && field === 'oldPassword');
  return isOwn ? DEMO.password : OTHER_PASSWORD;
}

/** A sample for the SDK, which adds the common fields, the token and the public flag. */
export function sdkSample(place: Place, call: SampleCall): string {
  const own = Object.fromEntries(
    Object.entries((call.body ?? {}) as Readonly<Record<string, unknown>>)
      .filter(([name]) => !(name in COMMON))
      .map(([name, value]) => [
        name,
        call.passwords.includes(name)
          ? new Expression(`await encrypt(${literal(passwordFor(call, name))})`)
          : value,
      ]),
  );
  const hasPassword = call.passwords.some((name) => name in own);
  const hasKey = call.keyed && !call.movesMoney;
  // With a key after it, one line per field keeps the call readable.
  const body = call.form ? 'form' : literal(own, hasPassword ? 2 : 0, hasKey ? SHORT_LINE : undefined);
  const key = hasKey ? ', { idempotencyKey: newIdempotencyKey() }' : '';
  const post = `sdk.call.${call.operationId}(${body}${key})`;
  return [
    `import { createSdk, ${hasKey ? 'newIdempotencyKey, ' : ''}withCalls } from '@tara/sdk';`,
    '',
    'const sdk = withCalls(',
    '  createSdk({',
    `    baseUrl: ${literal(`${place.origin}${place.prefix}`)},`,
    `    common: () => (${literal(COMMON)}),`,
    '  }),',
    ');',
    ...(call.secured ? [`await sdk.session.signIn(${literal(DEMO)});`] : []),
    ...(call.form ? formLines(place, call) : []),
    hasPassword
      ? `const data = await sdk.session.withPassword(async (encrypt) =>\n  ${post},\n);`
      : `const data = await ${post};`,
  ].join('\n');
}

/** All samples of a call, in the order of the page. */
export function codeSamples(place: Place, call: SampleCall, hasSdk: boolean): CodeSample[] {
  return [
    { lang: 'bash', label: 'curl', source: curlSample(place, call) },
    ...(hasSdk ? [{ lang: 'typescript', label: 'SDK', source: sdkSample(place, call) }] : []),
    { lang: 'javascript', label: 'fetch', source: fetchSample(place, call) },
  ];
}
