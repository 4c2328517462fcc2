// Generates the tables of flags and errcodes. Only a few hundred bytes of them are loaded by pages; the rest is types.
import { getOperations } from './catalogue.mjs';
import { banner, union } from './text.mjs';

const prefix = '/app/v1/';

/** The path of a call below /app/v1/, by which the SDK identifies calls at run time. */
function getCall(path) {
  return path.slice(prefix.length);
}

/** The number of codes of three base-36 digits without a leading zero, and the first of these codes. */
const CODES = 36 ** 3 - 36 ** 2;
const FIRST_CODE = 36 ** 2;

/** The code of a call: three characters. `getCode` in packages/sdk/src/core/calls.ts computes the same code at run time. */
function getCode(name) {
  let code = 0;
  for (const letter of name) code = (code * 137 + letter.charCodeAt(0)) % CODES;
  return (code + FIRST_CODE).toString(36);
}

/** The concatenated codes of calls. @throws Error if two calls of the contract have the same code */
function getCodes(names, all) {
  const codes = new Set(all.map(getCode));
  if (codes.size < all.length)
    throw new Error('Two calls have the same code. Choose another factor in getCode.');
  return names.map(getCode).join('');
}

/** Generates the sets of calls with the public flag, for visitors, safe to repeat, with an idempotency key, and that move money. */
export function flagsModule(contract) {
  const operations = getOperations(contract);
  const flag = (test) =>
    operations.filter(({ operation }) => test(operation)).map(({ path }) => getCall(path));
  const all = flag(() => true);
  // The sets that the SDK reads at run time.
  const coded = new Set(['public', 'anonymous', 'idempotent']);
  const tables = [
    [
      'public',
      'Calls with the public header flag: a 401 does not end the session.',
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
      // Both expressions are marked: a bundler that drops a call keeps its arguments unless they are pure too.
      `  /* @__PURE__ */ '${calls.join(' ')}'.split(' '),`,
      ');',
      ...(coded.has(name)
        ? [
            `/** The same set as codes of three characters, which are smaller in a bundle. */`,
            `export const ${name}Codes = '${getCodes(calls, all)}';`,
          ]
        : []),
      `export type ${name[0].toUpperCase()}${name.slice(1)}Call =`,
      `${calls.map((call) => `  | '${call}'`).join('\n')};`,
    ].join('\n'),
  );
  const note = '// Calls are named by their path below /app/v1/.\n\n';
  return `${banner}${note}${blocks.join('\n\n')}\n`;
}

/** Generates one constant per errcode, so that bundlers can drop unused ones, and the types of the errcodes of each call. */
export function errcodesModule(contract, { entries, byName }) {
  const constants = entries.map(({ name, code, when, operations, group }) => {
    const where = findUsers(group, operations);
    return `/** ${when} (${where}) */\nexport const ${name} = ${code};`;
  });
  const operations = getOperations(contract);
  const perCall = operations.map(({ path, operation }) => {
    const codes = operation['x-errcodes'].map((name) => byName.get(name).code);
    return `  '${path}': ${union(codes)};`;
  });
  const transport = entries.filter(({ group }) => group === 'transport').map(({ code }) => code);
  const names = operations.map(({ path, operation }) => `  '${path}': '${operation.operationId}';`);
  return [
    `${banner}// Import the numbers as a namespace: \`import * as Errcode from '@tara/contract/errcodes'\`.\n`,
    constants.join('\n\n'),
    '\n/** The errcodes that any call can answer: the transport errors. */',
    `export type TransportErrcode = ${union(transport)};`,
    '\n/** The errcodes of each call without the transport errors, by path. */',
    'export interface PathErrcode {',
    ...perCall,
    '}',
    '\n/** The operation of each path. */',
    'export interface PathOperation {',
    ...names,
    '}\n',
  ].join('\n');
}

/** Generates docs/errcodes.md. */
export function errcodesMarkdown({ entries }) {
  const groups = [...new Set(entries.map(({ group }) => group))];
  const tables = groups.map((group) => {
    const rows = entries
      .filter((entry) => entry.group === group)
      .map(({ code, name, when, messageKey, field, operations, origin }) => {
        const calls = findUsers(group, operations);
        const key = messageKey ? `\`${messageKey}\`` : '';
        const fields = [field ?? []].flat().map((each) => `\`${each}\``);
        return `| ${code} | ${name} | ${when} | ${key} | ${fields.join(', ')} | ${origin} | ${calls} |`;
      });
    const head =
      '| Errcode | Name | When | Message key | Field | Number | Calls |\n|---|---|---|---|---|---|---|';
    return `## ${title(group)}\n\n${head}\n${rows.join('\n')}`;
  });
  return `# Errcodes

Generated from \`openapi/errcodes.yaml\` by \`npm run generate\`. The meaning of a number
depends on the call. The number of a transport error is its HTTP status. All other errcodes come with HTTP 200 and \`code: 200\`.

${tables.join('\n\n')}
`;
}

function findUsers(group, operations) {
  if (group === 'transport') return 'any call';
  return operations.length > 12 ? `${operations.length} calls` : operations.join(', ');
}

function title(group) {
  const words = group.replaceAll(/([A-Z])/g, ' $1').toLowerCase();
  return words[0].toUpperCase() + words.slice(1);
}
