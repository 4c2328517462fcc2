import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listAll } from '../src/lists/index.ts';
import { listQueryOptions } from '../src/query/index.ts';
import { fakeFetch, errcodeResponse, type FakeCall } from '../src/testing/index.ts';
import { catchError, createSignedInSdk } from './fixtures.ts';

interface Row {
  id?: number;
  nickname?: string;
}

/** A list on the server, newest first, which may change before a page is answered. */
function createServerList(count: number, toRow: (id: number) => Row = (id) => ({ id })) {
  let last = count;
  const rows = Array.from({ length: count }, (_, index) => toRow(count - index));
  const changes = new Map<number, () => void>();
  let calls = 0;
  return {
    rows,
    add() {
      last += 1;
      rows.unshift(toRow(last));
    },
    /** Changes the list before the call of this number is answered. */
    before(call: number, change: () => void) {
      changes.set(call, change);
    },
    answer(field: string) {
      return ({ body }: FakeCall) => {
        calls += 1;
        changes.get(calls)?.();
        const { page, pageSize } = body as { page: number; pageSize: number };
        return { [field]: rows.slice((page - 1) * pageSize, page * pageSize), total: rows.length };
      };
    },
  };
}

const idsOf = (rows: readonly object[]) => rows.map((row) => (row as Row).id);

describe('the rows of a list', () => {
  it('come page by page, and only the pages that are needed are called', async () => {
    const list = createServerList(7);
    const { sdk, server } = await createSignedInSdk(fakeFetch({ getBalanceHistory: list.answer('list') }));
    const seen: unknown[] = [];
    for await (const row of listAll(sdk, 'getBalanceHistory', { kind: 'bet' } as never, { pageSize: 3 })) {
      seen.push(row.id);
      if (seen.length === 4) break;
    }
    expect(seen).toEqual([7, 6, 5, 4]);
    expect(
      server.of('getBalanceHistory').map(({ body }) => [body['page'], body['pageSize'], body['kind']]),
    ).toEqual([
      [1, 3, 'bet'],
      [2, 3, 'bet'],
    ]);
  });

  it.each([
    [0, 0],
    [3, 1],
    [7, 3],
  ])('up to a limit of %d are an array after %d calls', async (limit, calls) => {
    const list = createServerList(7);
    const { sdk, server } = await createSignedInSdk(fakeFetch({ getBalanceHistory: list.answer('list') }));
    const rows = await listAll(sdk, 'getBalanceHistory', {}, { limit, pageSize: 3 }).toArray();
    expect(idsOf(rows)).toEqual([7, 6, 5, 4, 3, 2, 1].slice(0, limit));
    expect(server.of('getBalanceHistory')).toHaveLength(calls);
  });

  it('are empty if the list is empty', async () => {
    const { sdk, server } = await createSignedInSdk(
      fakeFetch({ getMail2: createServerList(0).answer('mailList') }),
    );
    expect(await listAll(sdk, 'getMail2').toArray()).toEqual([]);
    expect(server.of('getMail2')).toHaveLength(1);
  });

  it('are all found once if rows arrive and are removed between two pages', async () => {
    const changes = fc.array(fc.record({ add: fc.nat(4), remove: fc.array(fc.nat(30), { maxLength: 3 }) }), {
      maxLength: 6,
    });
    await fc.assert(
      fc.asyncProperty(
        fc.nat(25),
        fc.integer({ min: 1, max: 6 }),
        changes,
        async (count, pageSize, steps) => {
          const list = createServerList(count);
          const removed = new Set<unknown>();
          for (const [index, { add, remove }] of steps.entries()) {
            list.before(index + 2, () => {
              for (let time = 0; time < add; time += 1) list.add();
              for (const at of remove) for (const row of list.rows.splice(at, 1)) removed.add(row.id);
            });
          }
          const { sdk } = await createSignedInSdk(fakeFetch({ getMail2: list.answer('mailList') }));
          const ids = idsOf(await listAll(sdk, 'getMail2', {}, { pageSize }).toArray());
          expect(new Set(ids).size).toBe(ids.length);
          const stayed = Array.from({ length: count }, (_, at) => at + 1).filter((id) => !removed.has(id));
          expect(ids).toEqual(expect.arrayContaining(stayed));
        },
      ),
      { numRuns: 60 },
    );
  });

  it('come once too if they have no id and two of them are equal', async () => {
    const list = createServerList(5, () => ({ nickname: 'Asif' }));
    list.before(2, list.add);
    list.before(3, list.add);
    const { sdk } = await createSignedInSdk(fakeFetch({ agent4InviteRows: list.answer('rows') }));
    const rows = await listAll(sdk, 'agent4InviteRows', {}, { pageSize: 2 }).toArray();
    expect(rows).toHaveLength(5);
  });

  it('end with an error if a page fails, or the caller cancels', async () => {
    const list = createServerList(9);
    const { sdk, server } = await createSignedInSdk(fakeFetch({ getBalanceHistory: list.answer('list') }));
    const controller = new AbortController();
    const { signal } = controller;
    const seen: unknown[] = [];
    const read = async () => {
      for await (const row of listAll(sdk, 'getBalanceHistory', {}, { pageSize: 3, signal })) {
        seen.push(row.id);
        if (seen.length === 3) controller.abort();
      }
    };
    expect(await catchError(read())).toMatchObject({ kind: 'abort', op: 'getBalanceHistory' });
    expect(seen).toEqual([9, 8, 7]);
    expect(server.of('getBalanceHistory')).toHaveLength(1);
    server.on('getBalanceHistory', errcodeResponse(104));
    expect(await catchError(listAll(sdk, 'getBalanceHistory').toArray())).toMatchObject({ errcode: 104 });
  });
});

describe('the options of a list for TanStack Query', () => {
  it('read the next page, and select each row once', async () => {
    const list = createServerList(5);
    list.before(2, list.add);
    const { sdk } = await createSignedInSdk(fakeFetch({ getBalanceHistory: list.answer('list') }));
    const options = listQueryOptions(sdk, 'getBalanceHistory', {}, { pageSize: 2 });
    const first = await options.queryFn({ pageParam: options.initialPageParam });
    const second = await options.queryFn({ pageParam: options.getNextPageParam(first, [first]) ?? 0 });
    expect(idsOf(options.select({ pages: [first, second] }).rows)).toEqual([5, 4, 3]);
    expect(options.select({ pages: [first, second] }).total).toBe(6);
    const third = await options.queryFn({
      pageParam: options.getNextPageParam(second, [first, second]) ?? 0,
    });
    expect(idsOf(options.select({ pages: [first, second, third] }).rows)).toEqual([5, 4, 3, 2, 1]);
    expect(options.getNextPageParam(third, [first, second, third])).toBeUndefined();
    expect(options.queryKey).toEqual(['getBalanceHistory', { pageSize: 2 }]);
  });
});
