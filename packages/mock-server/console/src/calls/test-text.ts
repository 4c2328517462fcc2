import type { components } from '@tara/contract/control';

type Schemas = components['schemas'];

/** The player that every world has. */
const DEMO = 'demoplayer';

/** Longer values take several lines, in characters. */
const LINE = 80;

/** What a test of a call needs besides its entry in the journal. */
export interface TestContext {
  /** The account of the player. */
  account?: string | undefined;
  scenario: string;
  seed: number;
  /** The rule that affected the call, if it still exists. */
  fault?: Schemas['Fault'] | undefined;
  stub?: Schemas['Stub'] | undefined;
}

/** A value as JavaScript, with names instead of quoted keys. */
const toLiteral = (value: unknown): string => {
  const named = (json: string) => json.replaceAll(/"([A-Za-z_]\w*)":/g, '$1:');
  const line = named(JSON.stringify(value, null, 1).replaceAll(/\n\s*/g, ' '));
  return line.length <= LINE ? line : named(JSON.stringify(value, null, 2)).replaceAll('\n', '\n  ');
};

const quote = (text: string): string => `'${text.replaceAll(/['\\]/g, String.raw`\$&`)}'`;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The rule that gives the call its answer, as a statement. */
const ruleLines = (entry: Schemas['JournalEntry'], { fault, stub }: TestContext): string[] => {
  const { operationId = '', status, errcode = 0, faultId, stubId, response } = entry;
  if (stubId !== undefined) {
    const answer = stub?.answer ?? {
      ...(status === 200 ? {} : { status, invalid: true }),
      ...(isObject(response) ? { body: response } : {}),
    };
    return [`await world.stub(${quote(operationId)}, ${toLiteral(answer)}, { times: 1 });`];
  }
  if (faultId === undefined) return [];
  const effect = () => {
    if (fault?.effect !== undefined && fault.effect !== 'hold') return { effect: fault.effect };
    if (status === 0) return { effect: 'dropBefore' };
    return status === 200 ? { errcode } : { httpStatus: status };
  };
  // A delay changes no answer.
  if (status === 200 && errcode === 0 && fault?.effect !== 'truncate') return [];
  return [`await world.fault(${toLiteral({ operationId, ...effect(), times: 1 })});`];
};

const callLines = ({ path, request, headers = {} }: Schemas['JournalEntry'], account?: string): string[] => {
  const isForm = /^multipart/i.test(headers['content-type'] ?? '');
  const address = path.replace(/^\/w\/[a-z0-9-]+/, '');
  return [
    `fetch(\`\${world.apiBase}${address.replaceAll(/[`\\]|\$\{/g, String.raw`\$&`)}\`, {`,
    `  method: 'POST',`,
    `  headers: {`,
    ...(account === undefined ? [] : [`    authorization: await world.token(${quote(account)}),`]),
    ...(isForm ? [] : [`    'content-type': 'application/json',`]),
    `  },`,
    ...(isForm
      ? ['  // The journal does not store the files of this form.', '  body: new FormData(),']
      : [`  body: JSON.stringify(${toLiteral(request ?? {}).replaceAll('\n', '\n  ')}),`]),
    `})`,
  ];
};

/** A statement that begins with a call of several lines. */
const toStatement = (start: string, lines: readonly string[]): string[] =>
  lines.map((line, index) => `${index === 0 ? start : ''}${line}${index === lines.length - 1 ? ';' : ''}`);

/** What the test expects of the answer, and the title that says so. */
const getExpectation = ({ status, errcode = 0, waitsMs }: Schemas['JournalEntry'], isBroken: boolean) => {
  if (isBroken)
    return {
      title: 'sends no whole answer',
      line: 'await expect(answer.then((received) => received.json())).rejects.toThrow();',
    };
  const title = waitsMs === undefined ? undefined : 'is held and released';
  if (status >= 300)
    return { title: title ?? `answers ${status}`, line: `expect(answer.status).toBe(${status});` };
  return {
    title: title ?? `answers errcode ${errcode}`,
    line: `expect(await answer.json()).toMatchObject({ errcode: ${errcode} });`,
  };
};

/** A test for Vitest that sends a call of the journal in a world of its own and expects its outcome. */
export const toTest = (entry: Schemas['JournalEntry'], context: TestContext): string => {
  const { operationId = '', status, errcode = 0, waitsMs } = entry;
  const { account, scenario, seed, fault } = context;
  const isHeld = waitsMs !== undefined;
  const isBroken = !isHeld && (status === 0 || fault?.effect === 'truncate');
  const { title, line } = getExpectation(entry, isBroken);
  const call = callLines(entry, account);
  const outcome = status === 200 ? { errcode } : { status };
  const lines = [
    ...(scenario === 'default' && seed === 1 ? [] : [`await world.reset(${toLiteral({ scenario, seed })});`]),
    ...(account === undefined || account === DEMO
      ? []
      : [`await world.control('POST', 'players', ${toLiteral({ account })});`]),
    ...(JSON.stringify(entry.request ?? null).includes('***')
      ? ['// The journal masks secrets: replace ***.']
      : []),
    ...(isHeld
      ? [
          `const held = await world.hold(${quote(operationId)});`,
          ...toStatement('const call = ', call),
          'await held.release();',
          'const answer = await call;',
        ]
      : [...ruleLines(entry, context), ...toStatement(`const answer = ${isBroken ? '' : 'await '}`, call)]),
    line,
    `await world.verify(${toLiteral({ operationId, ...(isHeld ? {} : outcome), times: 1 })});`,
  ];
  return [
    `import { test } from '@tara/mock-server/vitest';`,
    '',
    `test(${quote(`${operationId} ${title}`)}, async ({ expect, world }) => {`,
    ...lines.map((text) => `  ${text}`),
    '});',
    '',
  ].join('\n');
};
