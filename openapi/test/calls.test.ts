import { describe, expect, it } from 'vitest';
import { listCalls, catalogue, contract } from './document.ts';
import { callsBySubject, type StatedCall } from './fixtures/calls.ts';

const calls = listCalls(contract);

const table = callsBySubject.flatMap(([, rows]) => rows);
/** Operation ids are unique: the specification has one name for two paths. */
const getId = ({ path }: StatedCall): string =>
  path === 'anonymous/tradeInfo' ? 'anonymousTradeInfo' : (path.split('/').at(-1) ?? '');
const listIds = (isWanted: (call: StatedCall) => boolean) => table.filter(isWanted).map(getId).toSorted();

/** Where a body is not JSON, or not JSON alone. */
const mediaTypes: Record<string, string[]> = {
  uploadKyc: ['multipart/form-data'],
  appEventLogClient: ['application/json', 'text/plain'],
};
const named = (test: (call: (typeof calls)[number]) => boolean | undefined) =>
  calls.filter((call) => test(call)).map(({ operation }) => operation.operationId);

describe('the calls of the contract', () => {
  // spec 7.1-20, 7.4-11, 7.4-14, 7.4-17, 7.5-02, 7.5-03, 7.5-04, 7.5-05, 7.5-06, 7.5-07, 7.5-08, 7.5-09
  // spec 7.5-10, 7.5-13, 7.5-14, 7.5-15, 7.5-16, 7.5-17, 7.5-18, 7.5-19, 7.5-20, 7.5-21, 7.5-22, 7.5-23
  // spec 7.5-24, 7.5-25, 7.5-26, 7.5-27, 7.5-28, 7.5-29, 7.5-30, 7.5-31, 7.5-32, 7.5-33, 7.5-34, 7.5-35
  // spec 7.5-36, 7.5-37, 7.5-38, 7.5-39, 7.5-40, 7.5-41
  it('marks exactly the calls of the specification as stated, each at its path', () => {
    const stated = calls.filter(({ operation }) => operation['x-origin'] === 'stated');
    const paths = Object.fromEntries(stated.map(({ operation, path }) => [operation.operationId, path]));
    const expected = table.filter(({ isInferred }) => !isInferred);
    expect(paths).toEqual(Object.fromEntries(expected.map((call) => [getId(call), `/app/v1/${call.path}`])));
    expect(expected).toHaveLength(92);
  });

  // spec 7.5-11, 7.5-12
  it('marks the two calls without a name in the specification as redacted', () => {
    expect(named(({ operation }) => operation['x-redacted'])).toEqual([
      'receiverRechargeBonusCollection8',
      'receiverRechargeBonusCollection8Extra',
    ]);
  });

  // spec 6-09, 6-10, 6-11, 6-12, 6-13, 6-14, 6-15, 6-16, 6-18, 7.2-20, 7.2-22, 7.2-34, 7.3-11, 7.3-14, 7.3-17
  it('marks exactly the seven public calls and declares their header', () => {
    const publicCalls = listIds(({ caller }) => caller === 'player, public');
    expect(publicCalls).toHaveLength(7);
    expect(named(({ operation }) => operation['x-public']).toSorted()).toEqual(publicCalls);
    const withHeader = named(({ operation }) =>
      operation.parameters?.some(({ $ref }) => $ref.endsWith('/XPublic')),
    );
    expect(withHeader.toSorted()).toEqual(publicCalls);
    const flag = contract.components.parameters?.['XPublic'];
    expect(flag).toMatchObject({ name: 'X-Public', in: 'header', schema: { const: '1' } });
  });

  it('marks only calls that are safe to repeat as queries', () => {
    const reads = named(({ operation }) => operation['x-query']);
    expect(reads).toContain('refreshData');
    expect(named(({ operation }) => operation['x-idempotent'])).toEqual(expect.arrayContaining(reads));
  });

  // spec 1-01, 6-01, 7.2-15, 7.2-25, 7.2-46, 7.2-48, 7.3-01, 7.3-06
  it('requires a token except for the calls of visitors', () => {
    const visitorCalls = listIds(({ caller }) => caller === 'visitor');
    expect(named(({ operation }) => operation.security?.length === 0).toSorted()).toEqual(visitorCalls);
    expect(named(({ operation }) => (operation.security?.length ?? 0) > 1)).toEqual([]);
    const anonymous = calls.filter(({ path }) => path.startsWith('/app/v1/anonymous/'));
    expect(anonymous.map(({ operation }) => operation.security)).toEqual([[], [], [], []]);
  });

  it('marks each call as idempotent or as taking an Idempotency-Key', () => {
    const idempotent = named(({ operation }) => operation['x-idempotent']);
    const keyed = named(({ operation }) => operation['x-idempotency-key']);
    expect([...idempotent, ...keyed].toSorted()).toEqual(named(() => true).toSorted());
    expect(keyed).toEqual(expect.arrayContaining(named(({ operation }) => operation['x-money'])));
    expect(keyed).toEqual(expect.arrayContaining(['addBankInfo', 'addKyc', 'accountRegist', 'uploadKyc']));
  });

  it('declares the key and its refusal exactly for calls that take a key', () => {
    const keyed = named(({ operation }) => operation['x-idempotency-key']);
    const withKey = named(({ operation }) =>
      operation.parameters?.some(({ $ref }) => $ref.endsWith('/IdempotencyKey')),
    );
    expect(withKey).toEqual(keyed);
    const refusing = named(({ operation }) =>
      operation['x-errcodes']?.some(({ name }) => name === 'idempotencyKeyReused'),
    );
    expect(refusing).toEqual(keyed);
  });

  it('lists the refusals that are not stored for an Idempotency-Key', () => {
    const notKept = calls.flatMap(({ operation }) =>
      (operation['x-errcodes'] ?? []).filter(({ kept }) => kept === false).map(({ name }) => name),
    );
    expect([...new Set(notKept)].toSorted()).toEqual([
      'firstChargeBusy',
      'idempotencyKeyReused',
      'passwordKeyStale',
      'signInBusy',
      'temporarilyUnavailable',
    ]);
  });

  // spec 7.2-40, 7.2-46, 7.5-01, 7-01, 7-02, 7-03, 7-10
  it.each(calls)(
    '$operation.operationId is a POST with a body and a 401 unless it is open',
    ({ path, method, operation }) => {
      expect(method).toBe('post');
      expect(path).toMatch(/^\/app\/v1\/(anonymous\/)?[A-Za-z0-9]+$/);
      expect(
        path.endsWith(`/${operation.operationId}`) || operation.operationId === 'anonymousTradeInfo',
      ).toBe(true);
      expect(Object.keys(operation.requestBody?.content ?? {})).toEqual(
        mediaTypes[operation.operationId] ?? ['application/json'],
      );
      const transport = catalogue
        .filter(({ group }) => group === 'transport')
        .map(({ code }) => String(code));
      const open = operation.security !== undefined;
      const answers = ['200', ...transport.filter((status) => !(open && status === '401')), 'default'];
      expect(Object.keys(operation.responses).toSorted()).toEqual(answers.toSorted());
    },
  );
});
