import { describe, expect, it } from 'vitest';
import { createMetrics } from '../src/metrics/metrics.ts';
import { COMMON, freshWorlds, startServer, getWorld } from './support/client.ts';
import { createMockServer, type MockServer } from '../src/index.ts';

/** The value of each series, by name and labels. */
function parseSeries(text: string): Map<string, number> {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const space = line.lastIndexOf(' ');
      return [line.slice(0, space), Number(line.slice(space + 1))];
    }),
  );
}

async function getMetrics({ inject }: MockServer): Promise<Map<string, number>> {
  return parseSeries((await inject('/__mock/metrics')).payload);
}

function calls(operation: string, status: number | 'none'): string {
  return `tara_mock_calls_total{operation_id="${operation}",status="${status}"}`;
}
function errcodes(operation: string, errcode: number | 'other'): string {
  return `tara_mock_errcodes_total{operation_id="${operation}",errcode="${errcode}"}`;
}

describe('the calls', () => {
  it('are counted by call and answer, including those before the first request for metrics', async () => {
    const server = await startServer();
    const world = await freshWorlds(server)();
    const token = await world.token();
    for (let time = 0; time < 3; time += 1) await world.done('refreshData', {}, { token });
    await world.call('refreshData');
    await world.call('refreshData', { colour: 'red' }, { token });
    await world.control('POST', 'faults', { operationId: 'recharge3', errcode: 2304, times: 1 });
    await world.call('recharge3', {}, { token });
    // Its answer is prepared and sent as bytes.
    await world.done('anonymous/appConfig', { gameListVersion: 0 });
    const metrics = await getMetrics(server);
    expect(metrics.get(calls('refreshData', 200))).toBe(3);
    expect(metrics.get(calls('refreshData', 401))).toBe(1);
    expect(metrics.get(calls('refreshData', 400))).toBe(1);
    expect(metrics.get(errcodes('refreshData', 0))).toBe(3);
    expect(metrics.get(errcodes('refreshData', 401))).toBe(1);
    expect(metrics.get(errcodes('refreshData', 400))).toBe(1);
    expect(metrics.get(errcodes('recharge3', 2304))).toBe(1);
    expect(metrics.get(errcodes('appConfig', 0))).toBe(1);
    expect(metrics.get(calls('mintSession', 201))).toBe(1);
    expect(metrics.get('tara_mock_call_duration_seconds_count{operation_id="refreshData"}')).toBe(5);
    expect(metrics.get('tara_mock_worlds_open')).toBe(1);
  });

  it('are all counted, regardless of their number before the first request for metrics', async () => {
    const server = await startServer();
    const MANY = 1500;
    for (let count = 0; count < MANY; count += 1) await server.inject('/favicon.ico');
    expect((await getMetrics(server)).get(calls('other', 204))).toBe(MANY);
  });

  it('have no more names than there are calls, whatever callers request', async () => {
    const server = await startServer();
    const world = getWorld(server, 'default');
    for (let count = 0; count < 20; count += 1) {
      await server.inject(`/nowhere/${count}`);
      await server.inject(`/w/no world ${count}/app/v1/recharge3`);
      await world.call(`made-up-${count}`);
      await world.raw({ method: 'GET', url: `/app/v1/recharge3?count=${count}` });
    }
    await world.control('POST', 'faults', { operationId: 'lobbyTips', errcode: 2304 });
    await world.call('anonymous/lobbyTips');
    const metrics = await getMetrics(server);
    const names = [...metrics.keys()].filter((name) => name.startsWith('tara_mock_calls_total'));
    expect(metrics.get(calls('unknown', 404))).toBe(60);
    expect(metrics.get(calls('unknown', 405))).toBe(20);
    expect(names.length).toBeLessThan(6);
    const declared = [...metrics.keys()].filter((name) => name.startsWith('tara_mock_errcodes_total'));
    expect(declared).toEqual([errcodes('lobbyTips', 'other')]);
  });

  it('are measured as long as the caller waits', async () => {
    const server = await startServer();
    const world = await freshWorlds(server)();
    await world.control('POST', 'faults', { operationId: 'lobbyTips', latency: { kind: 'fixed', ms: 300 } });
    await world.done('anonymous/lobbyTips');
    const metrics = await getMetrics(server);
    const bucket = (le: string) =>
      metrics.get(`tara_mock_call_duration_seconds_bucket{le="${le}",operation_id="lobbyTips"}`);
    expect([bucket('0.25'), bucket('+Inf')]).toEqual([0, 1]);
    const sum = metrics.get('tara_mock_call_duration_seconds_sum{operation_id="lobbyTips"}');
    expect(sum).toBeGreaterThanOrEqual(0.29);
  });

  it.each(['dropBefore', 'truncate'])('are counted by commit if %s stores them', async (effect) => {
    const server = await startServer();
    const url = await server.listen();
    await getWorld(server, 'default').control('POST', 'faults', { operationId: 'lobbyTips', effect });
    const body = JSON.stringify(COMMON);
    const headers = { 'content-type': 'application/json' };
    const call = async () =>
      (await fetch(`${url}/app/v1/anonymous/lobbyTips`, { method: 'POST', headers, body })).text();
    await expect(call()).rejects.toThrow(/fetch failed|terminated/);
    await expect.poll(async () => (await getMetrics(server)).get(calls('lobbyTips', 'none'))).toBe(1);
    const names = [...(await getMetrics(server)).keys()].filter((name) => name.includes('errcodes'));
    expect(names.filter((name) => name.includes('lobbyTips'))).toEqual([]);
  });
});

describe('GET /__mock/metrics', () => {
  it('has the text format of Prometheus, with metrics of the process', async () => {
    const server = await startServer();
    const answer = await server.inject('/__mock/metrics');
    expect(answer.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(answer.payload).toMatch(
      /^# HELP tara_mock_calls_total .+\n# TYPE tara_mock_calls_total counter$/m,
    );
    const names = new Set([...parseSeries(answer.payload).keys()].map((name) => name.replace(/\{.*/, '')));
    for (const name of [
      'process_cpu_seconds_total',
      'process_resident_memory_bytes',
      'nodejs_heap_size_used_bytes',
      'nodejs_eventloop_lag_p99_seconds',
      'tara_mock_store_commits_total',
      'tara_mock_store_conflicts_total',
      'tara_mock_store_commit_duration_seconds_bucket',
      'tara_mock_journal_queue',
    ])
      expect(names).toContain(name);
  });

  it('requires the control token, and refuses pages of other sites', async () => {
    const server = await startServer({ host: '0.0.0.0', controlToken: 'let-me-in' });
    const status = async (headers: Record<string, string>) =>
      (await server.inject({ url: '/__mock/metrics', headers })).statusCode;
    expect(await status({})).toBe(401);
    expect(await status({ 'x-control-token': 'let-me-in' })).toBe(200);
    expect(await status({ 'x-control-token': 'let-me-in', 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await status({ 'x-control-token': 'let-me-in', host: 'evil.example' })).toBe(403);
  });

  it('belongs to the server: no world has it, is created by it or journals it', async () => {
    const server = await startServer();
    expect((await getMetrics(server)).get('tara_mock_worlds_open')).toBe(0);
    expect((await server.inject('/w/blue/__mock/metrics')).statusCode).toBe(404);
    expect((await getMetrics(server)).get('tara_mock_worlds_open')).toBe(0);
    expect(await getWorld(server, 'default').control('GET', 'requests')).toEqual([]);
    expect((await server.inject('/__mock/metrics?colour=red')).statusCode).toBe(400);
  });

  it('counts each server of a process separately', async () => {
    const [one, other] = [await createMockServer(), await createMockServer()];
    await one.inject('/favicon.ico');
    expect((await getMetrics(one)).get(calls('other', 204))).toBe(1);
    expect((await getMetrics(other)).has(calls('other', 204))).toBe(false);
    await Promise.all([one.close(), other.close()]);
  });
});

it('counts the store by its kind', async () => {
  let waiting = 4;
  const { store, text } = createMetrics({
    store: { kind: 'postgres', journalQueue: () => waiting },
    streamsOpen: () => 0,
    worldsOpen: async () => 0,
    linesLost: { stdout: () => 2, stderr: () => 0 },
  });
  store.committed(3);
  store.committed(40);
  store.conflicted();
  const readSeries = async () => parseSeries((await text()).body);
  const first = await readSeries();
  const bucket = (le: string) =>
    first.get(`tara_mock_store_commit_duration_seconds_bucket{le="${le}",kind="postgres"}`);
  expect(first.get('tara_mock_store_commits_total{kind="postgres"}')).toBe(2);
  expect(first.get('tara_mock_store_conflicts_total{kind="postgres"}')).toBe(1);
  expect(first.get('tara_mock_store_failures_total{kind="postgres"}')).toBe(0);
  expect([bucket('0.0025'), bucket('0.005'), bucket('0.05')]).toEqual([0, 1, 2]);
  expect(first.get('tara_mock_journal_queue{kind="postgres"}')).toBe(4);
  store.failed();
  waiting = 0;
  const then = await readSeries();
  expect(then.get('tara_mock_store_failures_total{kind="postgres"}')).toBe(1);
  expect(then.get('tara_mock_journal_queue{kind="postgres"}')).toBe(0);
});
