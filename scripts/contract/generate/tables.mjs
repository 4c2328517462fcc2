// Generates the tables of flags and errcodes. Only a few hundred bytes of them are loaded by pages; the rest is types.
import { getOperations } from './catalogue.mjs';
import { banner, union } from './text.mjs';

const prefix = '/app/v1/';

/** The path of a call below /app/v1/, by which the SDK identifies calls at run time. */
function getCall(path) {
  return path.slice(prefix.length);
}

/** The longest part of a name that a pattern uses, and the number of searches for a short pattern. */
const LONGEST_PART = 12;
const SEARCHES = 40;

/** Returns the parts of a name, with ^ at its start and $ at its end. */
function getParts(name) {
  const parts = new Set([name]);
  for (let start = 0; start < name.length; start += 1) {
    for (let end = start + 1; end <= Math.min(name.length, start + LONGEST_PART); end += 1)
      parts.add(name.slice(start, end));
  }
  return parts;
}

/**
 * Returns a short regular expression that matches some calls of the contract and none of its other calls. A greedy set
 * cover, repeated with small variations that are the same in every run.
 */
function getPattern(names, all) {
  const mark = (call) => `^${call}$`;
  const wanted = names.map(mark);
  const others = all.filter((call) => !names.includes(call)).map(mark);
  const candidates = [...new Set(wanted.flatMap((name) => [...getParts(name)]))]
    .filter((part) => !others.some((name) => name.includes(part)))
    .map((part) => ({ part, found: wanted.filter((name) => name.includes(part)) }));
  const isCovered = (parts) => wanted.every((name) => parts.some((part) => name.includes(part)));
  let state = 1;
  const vary = (search) => {
    state = (state * 48_271) % 2_147_483_647;
    return search === 0 ? 1 : 1 + (state / 2_147_483_647) * 0.35;
  };
  let best;
  for (let search = 0; search < SEARCHES; search += 1) {
    const left = new Set(wanted);
    let parts = [];
    while (left.size > 0) {
      let most = 0;
      let next;
      for (const { part, found } of candidates) {
        const gain = (found.filter((name) => left.has(name)).length / (part.length + 1)) * vary(search);
        if (gain > most) [most, next] = [gain, { part, found }];
      }
      parts.push(next.part);
      for (const name of next.found) left.delete(name);
    }
    for (const part of parts.toSorted((one, two) => two.length - one.length)) {
      const rest = parts.filter((each) => each !== part);
      if (isCovered(rest)) parts = rest;
    }
    const pattern = parts.join('|');
    if (best === undefined || pattern.length < best.length) best = pattern;
  }
  return best.replaceAll('/', '\\/');
}

/** Generates the sets of calls with the public flag, for visitors, safe to repeat, with an idempotency key, and that move money. */
export function flagsModule(contract) {
  const operations = getOperations(contract);
  const flag = (test) =>
    operations.filter(({ operation }) => test(operation)).map(({ path }) => getCall(path));
  const all = flag(() => true);
  // The sets that the SDK reads at run time.
  const matched = new Set(['public', 'anonymous', 'idempotent', 'money']);
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
      ...(matched.has(name)
        ? [
            `/** Matches the names of these calls and of no other call of the contract. Smaller in a bundle than the names. */`,
            `export const ${name}Pattern = /${getPattern(calls, all)}/;`,
          ]
        : []),
      `export type ${name[0].toUpperCase()}${name.slice(1)}Call =`,
      `${calls.map((call) => `  | '${call}'`).join('\n')};`,
    ].join('\n'),
  );
  const note = '// Calls are named by their path below /app/v1/.\n\n';
  return `${banner}${note}${blocks.join('\n\n')}\n`;
}

/** Generates one constant per errcode, so that bundlers can drop unused ones. */
export function errcodesModule({ entries }) {
  const constants = entries.map(({ name, code, when, operations, group }) => {
    const where = findUsers(group, operations);
    return `/** ${when} (${where}) */\nexport const ${name} = ${code};`;
  });
  const transport = entries.filter(({ group }) => group === 'transport').map(({ code }) => code);
  return [
    `${banner}// Import the numbers as a namespace: \`import * as Errcode from '@tara/contract/errcodes'\`.\n`,
    constants.join('\n\n'),
    '\n/** The errcodes that any call can answer: the transport errors. */',
    `export type TransportErrcode = ${union(transport)};\n`,
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
