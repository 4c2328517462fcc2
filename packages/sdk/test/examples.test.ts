import { readdirSync } from 'node:fs';
import path from 'node:path';
import {
  BasicTracerProvider,
  InMemorySpanExporter,
  SimpleSpanProcessor,
} from '@opentelemetry/sdk-trace-base';
import { describe, expect, it } from 'vitest';
import { calls } from '../examples/calls.ts';
import { cancel } from '../examples/cancel.ts';
import { events } from '../examples/events.ts';
import { heartbeat } from '../examples/heartbeat.ts';
import { deposit } from '../examples/intents.ts';
import { lists } from '../examples/lists.ts';
import { money } from '../examples/money.ts';
import { password } from '../examples/password.ts';
import { queries } from '../examples/queries.ts';
import { register } from '../examples/register.ts';
import { rules } from '../examples/rules.ts';
import { signIn } from '../examples/sign-in.ts';
import { testing } from '../examples/testing.ts';
import { trace } from '../examples/tracing.ts';
import { upload } from '../examples/upload.ts';
import type { IntentStore } from '../src/intents/index.ts';
import { fakeClock } from '../src/testing/index.ts';
import { sharedStorage } from './events-support.ts';
import { mockWorlds, NOON } from './mock.ts';

const newWorld = await mockWorlds();

describe('every example works against the mock server', () => {
  it('calls', async () => {
    expect(await calls(await newWorld())).toEqual([expect.stringMatching(/^\d+ games$/), 'no such game']);
  });

  it('sign-in', async () => {
    const said = await signIn(await newWorld());
    expect(said).toEqual(['demoplayer by login', 'home', 'balance known', 'out: player']);
  });

  it('register', async () => {
    const world = await newWorld();
    expect(await register(world, 'x', 'tara1234')).toBe('login.loginUsernameTip');
    expect(await register(world, 'newstar', '1')).toBe('login.loginPasswordTip');
    expect(await register(world, 'newstar', 'tara1234')).toBe('welcome newstar');
    expect(await register(world, 'newstar', 'tara1234')).toBe('login.loginFailed1020');
  });

  it('money', async () => {
    const world = await newWorld();
    expect(await money(world)).toBe('ordered');
    // The server acts, but its answer does not arrive: the outcome is unknown.
    const loseAnswer: typeof fetch = async (input) => {
      const answer = await world.fetch(input);
      if ((input as Request).url.endsWith('/recharge3')) throw new TypeError('connection reset');
      return answer;
    };
    expect(await money({ ...world, fetch: loseAnswer })).toBe('ask again later');
    let losses = 2;
    const loseTwo: typeof fetch = async (input) => {
      const isDeposit = (input as Request).url.endsWith('/recharge3');
      if (!isDeposit || losses === 0) return world.fetch(input);
      losses -= 1;
      return loseAnswer(input);
    };
    expect(await money({ ...world, fetch: loseTwo })).toBe('ordered before');
  });

  it('upload', async () => {
    const jpeg = new Uint8Array(200).fill(7);
    jpeg.set([0xff, 0xd8, 0xff, 0xe0]);
    expect(await upload(await newWorld(), new Blob([jpeg], { type: 'image/jpeg' }))).not.toBe('');
  });

  it('cancel', async () => {
    expect(await cancel(await newWorld())).toEqual([
      'abort',
      'timeout',
      'appConfig: timeout, outcome unknown',
    ]);
  });

  it('lists', async () => {
    expect(await lists(await newWorld())).toEqual(['found after 1', '2 of the newest']);
  });

  it('queries', async () => {
    expect(await queries(await newWorld())).toEqual(['read again', '0 cached']);
  });

  it('intents: a deposit whose answer is lost is continued after a reload', async () => {
    const world = await newWorld();
    const values = new Map<string, string>();
    const store: IntentStore = {
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, value) => void values.set(key, value),
    };
    const loseAnswer: typeof fetch = async (input) => {
      const answer = await world.fetch(input);
      if ((input as Request).url.endsWith('/recharge3')) throw new TypeError('connection reset');
      return answer;
    };
    await expect(deposit({ ...world, fetch: loseAnswer }, store)).rejects.toMatchObject({
      outcome: 'unknown',
    });
    expect(await deposit(world, store)).toEqual([true, expect.any(String)]);
    expect(await deposit(world, store)).toEqual([false, expect.any(String)]);
  });

  it('tracing: the server logs the trace and the request id of the client', async () => {
    const world = await newWorld();
    const exporter = new InMemorySpanExporter();
    const provider = new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] });
    const requestId = await trace(world, provider.getTracer('test'));
    const spans = exporter.getFinishedSpans();
    expect(spans.map(({ name }) => name)).toEqual(['appConfig', 'accountLogin', 'refreshData']);
    expect(spans.at(-1)?.attributes).toMatchObject({ 'http.response.status_code': 200 });
    const [logged] = await world.control<{ requestId: string; traceId: string }[]>(
      'GET',
      'requests?operationId=refreshData',
    );
    expect(logged).toMatchObject({ requestId, traceId: spans.at(-1)?.spanContext().traceId });
  });

  it('password', async () => {
    expect(await password(await newWorld())).toBe(true);
  });

  it('events', async () => {
    const world = await newWorld();
    const store = sharedStorage();
    expect(await events(world, store)).toEqual({ sent: 3, beforeSend: 1, optedOut: 1 });
    const received = await world.control<{ event: { eventName: string; eventData: object } }[]>(
      'GET',
      'events',
    );
    const own = { release: '2026-12-01', text: null };
    expect(received.map(({ event: { eventName, eventData } }) => [eventName, eventData])).toEqual([
      ['deposit_open', { ...own, amount: 500 }],
      ['search', own],
      ['page_view', { ...own, page: '/lobby/home' }],
    ]);
    expect([...store.values]).toEqual([['tara.events', 'in']]);
  });

  it('heartbeat', async () => {
    const world = await newWorld();
    const clock = fakeClock(NOON);
    const beats = async () => (await world.control<unknown[]>('GET', 'requests?operationId=online')).length;
    const leave = await heartbeat(world, clock);
    await clock.advance(0);
    await expect.poll(beats, { timeout: 20_000 }).toBe(1);
    await clock.advance(60_000);
    await expect.poll(beats, { timeout: 20_000 }).toBe(2);
    await leave();
    await clock.advance(600_000);
    expect(await beats()).toBe(2);
    expect(clock.pending()).toBe(0);
  });

  it('rules', async () => {
    const [coins, phone, percentage, kinds, link] = await rules(await newWorld());
    expect([coins, phone]).toEqual(['12,480.50', '300*****67']);
    expect(percentage).toMatch(/^\d{3}%$/);
    expect(kinds).toContain('coins');
    expect(link).toContain('outValue=TARA7Q&install_referrer=h5&aid=a1&share_referrer=8');
  });

  it('testing', async () => {
    expect(await testing()).toBe(4200);
  });

  it('covers every example', () => {
    const files = readdirSync(path.join(import.meta.dirname, '../examples')).map((file) =>
      path.basename(file, '.ts'),
    );
    const support = ['connect', 'run'];
    const tested = [
      'calls',
      'cancel',
      'events',
      'heartbeat',
      'intents',
      'lists',
      'money',
      'password',
      'queries',
      'register',
      'rules',
      'sign-in',
      'testing',
      'tracing',
      'upload',
    ];
    expect(files.sort()).toEqual([...support, ...tested].sort());
  });
});
