// The tables of flags and errcodes. What ships to phones is a few hundred bytes; the rest is types.
import { operationsOf } from './catalogue.mjs';
import { banner, union } from './text.mjs';

const prefix = '/app/v1/';

/** A call is known at run time by its path below /app/v1/, because that is what the SDK is handed. */
function callOf(path) {
  return path.slice(prefix.length);
}

/** As many codes of three digits (base 36) as there are without a leading zero, and the first of them. */
const CODES = 36 ** 3 - 36 ** 2;
const FIRST_CODE = 36 ** 2;

/** A call's name as three characters; `codeOf` of packages/sdk/src/core/calls.ts makes the same of a path at run time. */
function codeOf(name) {
  let code = 0;
  for (const letter of name) code = (code * 137 + letter.charCodeAt(0)) % CODES;
  return (code + FIRST_CODE).toString(36);
}

/** The codes of some calls in a row. @throws Error where two calls of the contract have the same code */
function codesOf(names, all) {
  const codes = new Set(all.map(codeOf));
  if (codes.size < all.length)
    throw new Error('Two calls have the same code: take another factor in codeOf.');
  return names.map(codeOf).join('');
}

/** Which calls are public-flagged, open to visitors, safe to repeat, take a key, and which move money. */
export function flagsModule(contract) {
  const operations = operationsOf(contract);
  const flag = (test) =>
    operations.filter(({ operation }) => test(operation)).map(({ path }) => callOf(path));
  const all = flag(() => true);
  // What the SDK asks at run time.
  const coded = new Set(['public', 'anonymous', 'idempotent']);
  const tables = [
    [
      'public',
      'Calls carrying the public header flag: a 401 on one does not end the session.',
      flag((o) => o['x-public']),
    ],
    ['anonymous', 'Calls that need no token.', flag((o) => o.security?.length === 0)],
    ['idempotent', 'Calls that are safe to repeat.', flag((o) => o['x-idempotent'])],
    ['keyed', 'Calls that take an Idempotency-Key.', flag((o) => o['x-idempotency-key'])],
    ['money', 'Calls that move coins or points.', flag((o) => o['x-money'])],
  ];
  const blocks = tables.map(([name, text, calls]) =>
    [
      `/** ${text} */`,
      `export const ${name}Calls: ReadonlySet<string> = /* @__PURE__ */ new Set(`,
      // Both are marked: a bundler keeps the arguments of a call it drops, unless they are pure as well.
      `  /* @__PURE__ */ '${calls.join(' ')}'.split(' '),`,
      ');',
      ...(coded.has(name)
        ? [
            `/** The same as codes of three characters, for what ships to pages. */`,
            `export const ${name}Codes = '${codesOf(calls, all)}';`,
          ]
        : []),
      `export type ${name[0].toUpperCase()}${name.slice(1)}Call =`,
      `${calls.map((call) => `  | '${call}'`).join('\n')};`,
    ].join('\n'),
  );
  const note = '// A call is named by its path below /app/v1/.\n\n';
  return `${banner}${note}${blocks.join('\n\n')}\n`;
}

/** One constant per errcode (unused ones vanish from a bundle), and which codes each call can answer, as types. */
export function errcodesModule(contract, { entries, byName }) {
  const constants = entries.map(({ name, code, when, operations, group }) => {
    const where = usersOf(group, operations);
    return `/** ${when} (${where}) */\nexport const ${name} = ${code};`;
  });
  const operations = operationsOf(contract);
  const perCall = operations.map(({ path, operation }) => {
    const codes = operation['x-errcodes'].map((name) => byName.get(name).code);
    return `  '${path}': ${union(codes)};`;
  });
  const transport = entries.filter(({ group }) => group === 'transport').map(({ code }) => code);
  const names = operations.map(({ path, operation }) => `  '${path}': '${operation.operationId}';`);
  return [
    `${banner}// Import the numbers as a namespace: \`import * as Errcode from '@tara/contract/errcodes'\`.\n`,
    constants.join('\n\n'),
    '\n/** The errcodes that any call can answer: those of the transport. */',
    `export type TransportErrcode = ${union(transport)};`,
    '\n/** The errcodes each call can answer beside them, by path. */',
    'export interface PathErrcode {',
    ...perCall,
    '}',
    '\n/** The operation behind each path. */',
    'export interface PathOperation {',
    ...names,
    '}\n',
  ].join('\n');
}

/** The catalogue as a page for people. */
export function errcodesMarkdown({ entries }) {
  const groups = [...new Set(entries.map(({ group }) => group))];
  const tables = groups.map((group) => {
    const rows = entries
      .filter((entry) => entry.group === group)
      .map(({ code, name, when, messageKey, field, operations, origin }) => {
        const calls = usersOf(group, operations);
        const key = messageKey ? `\`${messageKey}\`` : '';
        const fields = [field ?? []].flat().map((each) => `\`${each}\``);
        return `| ${code} | ${name} | ${when} | ${key} | ${fields.join(', ')} | ${origin} | ${calls} |`;
      });
    const head =
      '| Errcode | Name | When | Message key | Field | Number | Calls |\n|---|---|---|---|---|---|---|';
    return `## ${title(group)}\n\n${head}\n${rows.join('\n')}`;
  });
  return `# Errcodes

Generated from \`openapi/errcodes.yaml\` by \`npm run generate\`. A number means something only together with the call.
Transport errors come with that HTTP status; all others with HTTP 200 and \`code: 200\`.

${tables.join('\n\n')}
`;
}

function usersOf(group, operations) {
  if (group === 'transport') return 'any call';
  return operations.length > 12 ? `${operations.length} calls` : operations.join(', ');
}

function title(group) {
  const words = group.replaceAll(/([A-Z])/g, ' $1').toLowerCase();
  return words[0].toUpperCase() + words.slice(1);
}
