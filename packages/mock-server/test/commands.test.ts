import { describe, expect, it } from 'vitest';
import { runCommand } from '../src/commands/program.ts';
import { freshWorlds, startServer, type TestWorld } from './support/client.ts';

const server = await startServer();
const url = await server.listen();
const newWorld = freshWorlds(server);

interface Run {
  readonly code: number;
  readonly output: string;
  readonly errors: string;
}

/** Runs a command line against the server, in a world. */
async function run(
  words: readonly string[],
  environment: NodeJS.ProcessEnv = {},
  { output = [], stopped = new AbortController().signal }: { output?: string[]; stopped?: AbortSignal } = {},
): Promise<Run> {
  const errors: string[] = [];
  const code = await runCommand(words, {
    environment: { TARA_MOCK_URL: url, ...environment },
    hasColours: false,
    write: (text) => void output.push(text),
    writeError: (text) => void errors.push(text),
    stopped,
  });
  return { code, output: output.join('\n'), errors: errors.join('\n') };
}

/** A world with a function that runs the words of a command line in it. */
async function setUp() {
  const world = await newWorld();
  const command = (...words: string[]) => run([...words, '--world', world.name]);
  const done = async (...words: string[]): Promise<string> => {
    const { code, output, errors } = await command(...words);
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    return output;
  };
  return { world, command, done };
}

async function deposit(world: TestWorld) {
  const body = { amount: 50_000, version: 4, actType: 0, rechargeType: 2 };
  return (await world.call('recharge3', body, { token: await world.token() })).body;
}

describe('a command', () => {
  it('makes a call fail for one player, by the title of the call and the name of the errcode', async () => {
    const { world, done } = await setUp();
    await done('fault', 'withdraw', 'temporarilyUnavailable', '--player', 'demoplayer', '--times', '2');
    await done('fault', 'recharge3', '2304', '--skip', '1', '--every', '2', '--priority', '3');
    await done('fault', 'all', '503', '--latency', '50');
    expect(await world.control('GET', 'faults')).toMatchObject([
      { operationId: 'recharge3', errcode: 2304, skip: 1, every: 2, priority: 3 },
      { operationId: 'exchange', errcode: 104, playerId: 10_000_001, times: 2 },
      { operationId: '*', httpStatus: 503, latency: { kind: 'fixed', ms: 50 } },
    ]);
    expect(await done('faults')).toBe(
      [
        '2  recharge3  2304  all players      0 applied',
        '1  exchange   104   player 10000001  0 of 2 applied',
        '3  *          503   all players      0 applied',
      ].join('\n'),
    );
    await done('faults', '--rm', '2');
    await done('faults', '--rm', 'all');
    expect(await done('faults')).toBe('The world has no fault.');
  });

  it('answers a call with a stub', async () => {
    const { world, done } = await setUp();
    await done(
      'stub',
      'getMail2',
      '--body',
      '{"mailList":[],"total":0}',
      '--merge',
      '--player',
      'demoplayer',
    );
    const mails = await world.done('getMail2', { page: 1, pageSize: 20 }, { token: await world.token() });
    expect(mails['mailList']).toEqual([]);
    expect(JSON.parse(await done('stubs', '--json'))).toMatchObject([{ stubId: 1, hits: 1 }]);
    await done('stubs', '--rm', 'all');
    await done('stub', 'refreshData', '--status', '502', '--text', 'down', '--header', 'X-A: b', '--invalid');
    expect(await world.control('GET', 'stubs')).toMatchObject([
      { answer: { status: 502, text: 'down', headers: { 'X-A': 'b' }, invalid: true } },
    ]);
  });

  it('holds a call, lists what waits, and releases it with an error', async () => {
    const { world, done, command } = await setUp();
    expect(await done('hold', 'recharge3')).toContain('tara-mock-server release recharge3');
    const answer = deposit(world);
    await expect.poll(() => done('release')).toMatch(/^\d+ {2}recharge3 {2}player 10000001$/);
    expect((await command('release', 'recharge3', 'hold')).errors).toContain('hold is not an answer');
    await done('release', 'recharge3', '2304');
    expect((await answer).errcode).toBe(2304);
    expect((await command('release', 'recharge3')).errors).toBe('The journal has no such call of recharge3.');
  });

  it('advances the clock by a duration, to tomorrow or to a time', async () => {
    const { world, done, command } = await setUp();
    const now = async () => (await world.control<{ now: number }>('GET', 'clock')).now;
    const before = await now();
    expect(await done('advance', '1h30m')).toBe('It is 21 Nov 2025, 13:30:00 (stopped).');
    expect((await now()) - before).toBe(5_400_000);
    expect(await done('advance', 'tomorrow')).toBe('It is 22 Nov 2025, 00:00:00 (stopped).');
    await done('advance', '2025-11-22T09:00:00Z');
    expect(await now()).toBe(Date.UTC(2025, 10, 22, 9));
    expect(await command('advance', 'yesterday')).toMatchObject({
      code: 2,
      errors: expect.stringContaining('not by yesterday') as string,
    });
    expect(await command('advance', '2025-11-22T08:00:00Z')).toMatchObject({
      code: 1,
      errors: 'The clock cannot go back.',
    });
  });

  it('saves and restores a snapshot, and undoes a change', async () => {
    const { world, done } = await setUp();
    await done('snapshot', 'rich');
    expect(await done('snapshot')).toMatch(/^rich {2}/);
    await done('player', 'set', 'demoplayer', 'coin=5');
    expect(await done('undo')).toMatch(/^Undone: /);
    await done('player', 'set', 'demoplayer', 'coin=7');
    await done('restore', 'rich');
    expect(await world.control('GET', 'players/demoplayer')).toMatchObject({ user: { coin: 100_000 } });
  });

  it('forks the world before the latest call of a name, and begins anew', async () => {
    const { world, done } = await setUp();
    await deposit(world);
    const name = `${world.name}-before`;
    expect(await done('fork', 'recharge3', '--as', name)).toContain(`${url}/?world=${name}`);
    expect(await run(['order', 'list', '--world', name])).toMatchObject({
      output: 'There is no order yet.',
    });
    expect(await done('order', 'list')).toContain('deposit');
  });

  it('shows and changes a player, in coins', async () => {
    const { world, done, command } = await setUp();
    expect(await done('player', 'show', 'demoplayer')).toMatch(/coin +1,000\.00\n/);
    expect(await done('player', 'set', 'demoplayer', 'coin=2500.50', 'vip=3', 'hasKyc=true')).toMatch(
      /coin +2,500\.50\n/,
    );
    expect(await world.control('GET', 'players/demoplayer')).toMatchObject({
      user: { coin: 250_050, vip: 3 },
    });
    for (const [pair, message] of [
      ['coins=3', 'A player has no field coins; did you mean coin=…?'],
      ['coin=many', 'coin takes an amount such as 2500 or 2500.50, not many.'],
      ['hasKyc=1', 'hasKyc takes true or false, not 1.'],
      ['vip=x', 'vip takes a whole number, not x.'],
      ['coin', 'coin needs a value: coin=…'],
    ] as const)
      expect(await command('player', 'set', 'demoplayer', 'nickname=Moon', pair)).toMatchObject({
        code: 2,
        errors: message,
      });
    expect(await done('player', 'show', 'demoplayer')).not.toContain('Moon');
  });

  it('settles and fails an order by its last digits', async () => {
    const { world, done, command } = await setUp();
    const first = String((await deposit(world))['orderId']);
    await world.advance(5000);
    const second = String((await deposit(world))['orderId']);
    expect(await done('order', 'list', '--waiting', '--player', 'demoplayer')).toContain(
      `${first}  deposit  500.00`,
    );
    expect(await done('order', 'settle', first.slice(-4))).toBe(`Settled the deposit ${first} of 500.00.`);
    expect(await done('order', 'fail', second.slice(-4))).toBe(`Failed the deposit ${second} of 500.00.`);
    expect(await command('order', 'settle', '9999')).toMatchObject({
      code: 2,
      errors: expect.stringContaining('ends in 9999') as string,
    });
    expect((await command('order', 'settle', '')).errors).toContain(`2 orders end in : ${second}, ${first}.`);
  });

  it('pays too little for a deposit, and lets another one expire', async () => {
    const { world, done } = await setUp();
    const first = String((await deposit(world))['orderId']);
    await world.advance(5000);
    const second = String((await deposit(world))['orderId']);
    expect(await done('order', 'pay', first, '--amount', '499.99')).toContain(
      `has arrived for the deposit ${first}`,
    );
    await done('order', 'expire', second);
    expect(await world.control('GET', 'orders')).toMatchObject([
      { orderId: second, status: 3 },
      { orderId: first, status: 2, reason: 'Only 499.99 of 500.00 arrived. The payment is returned.' },
    ]);
  });

  it('creates, lists and deletes worlds', async () => {
    const { done } = await setUp();
    const name = `new-${Date.now().toString(36)}`;
    expect(await done('world', 'new', name, '--scenario', 'new-player', '--seed', '7')).toContain(
      `${url}/?world=${name}`,
    );
    expect(await done('world', 'list')).toMatch(new RegExp(`^${name} +new-player`, 'm'));
    await done('world', 'rm', name);
    expect(await done('world', 'list')).not.toContain(name);
  });

  it.each([
    [['fault', 'deposit', '2304'], 2, 'No call is named deposit; did you mean recharge3?'],
    [['fault', 'recharge3', 'orderUnknwon'], 2, 'is not an errcode'],
    [['fault', 'recharge3', '9999'], 1, 'The contract has no errcode 9999'],
    [['fault', 'recharge3', '2304', '--times', 'x'], 2, '--times takes a whole number, not x.'],
    [['fault', 'recharge3', '2304', '--player', 'nobody'], 1, 'There is no player nobody.'],
    [['stub', 'recharge3', '--body', '{'], 2, '--body: '],
    [['stub', 'recharge3', '--body', '[]'], 2, '--body takes a JSON object or @file.'],
    [['stub', 'recharge3', '--header', 'x'], 2, '--header takes'],
    [['restore', 'none'], 2, 'No snapshot is called none.'],
    [['world', 'rm', 'nonesuch'], 2, 'No world is called nonesuch; '],
    [['fault', 'recharge3'], 2, 'Name a failure'],
    [['fault', 'recharge3', '418'], 1, '/httpStatus must be one of 400, 401, '],
    [['fault', 'Witdraw', '2304'], 2, 'did you mean Withdraw?'],
    [['hlp', 'fault'], 2, 'Did you mean help?'],
    [['help', 'fualt'], 2, 'No command is called fualt; did you mean fault?'],
    [['undo'], 1, 'There is nothing to undo.'],
    [['advnce', '1m'], 2, 'Did you mean advance?'],
    [['advance', '1m', '--wrld', 'x'], 2, 'Did you mean --world?'],
    [['completion', 'csh'], 2, 'There is completion for bash, zsh, fish, not for csh.'],
  ])('%j is refused with one sentence, and changes nothing', async (words, code, message) => {
    const { world } = await setUp();
    const before = await world.control('GET', 'state');
    const refused = await run(words, { TARA_MOCK_WORLD: world.name });
    expect(refused).toMatchObject({ code, output: '' });
    expect(refused.errors).toContain(message);
    expect(await world.control('GET', 'state')).toEqual(before);
    expect(await world.control('GET', 'faults')).toEqual([]);
  });

  it('says that no server answers, and where it looked', async () => {
    const { code, errors } = await run(['undo', '--url', 'http://127.0.0.1:9']);
    expect({ code, errors }).toEqual({
      code: 3,
      errors:
        'No mock server answers at http://127.0.0.1:9. Start one, or name its address with --url or TARA_MOCK_URL.',
    });
  });

  it('has help with examples', async () => {
    for (const [words, example] of [
      [['fault'], 'fault recharge3 2304 --times 1 --player demoplayer'],
      [['world', 'new'], 'world new mine --scenario new-player'],
    ] as const) {
      const { code, output } = await run(['help', ...words]);
      expect(code).toBe(0);
      expect(output).toContain(`tara-mock-server ${example}`);
    }
  });
});

describe('tail', () => {
  /** Follows a world until the test ends it. @returns the lines so far, and what ends it */
  function follow(...words: string[]) {
    const output: string[] = [];
    const stop = new AbortController();
    const ended = run(['tail', ...words], {}, { output, stopped: stop.signal });
    const end = async () => {
      stop.abort();
      return (await ended).code;
    };
    return { output, end, lines: () => output.join('\n') };
  }

  /** Makes calls until the command prints one: it has connected then. */
  async function untilConnected(world: TestWorld, lines: () => string, operationId = 'lobbyTips') {
    const path = operationId === 'lobbyTips' ? 'anonymous/lobbyTips' : operationId;
    await expect
      .poll(async () => {
        await world.call(path);
        return lines();
      })
      .toContain(operationId);
  }

  it('prints the calls of a world as they come, and what happened to money', async () => {
    const { world } = await setUp();
    const { lines, end } = follow('--world', world.name);
    await untilConnected(world, lines);
    await world.control('POST', 'faults', { operationId: 'refreshData', errcode: 104, times: 1 });
    const token = await world.token();
    await world.call('refreshData', {}, { token });
    const { orderId } = await deposit(world);
    await world.control('POST', `orders/${String(orderId)}/settle`);
    await expect.poll(lines).toMatch(/\+500\.00/);
    expect(lines()).toMatch(
      /^21 Nov 2025, 12:00:00 +\d+ {2}refreshData +errcode 104 {2}\d+ ms {2}demoplayer {2}\(fault 1\)$/m,
    );
    expect(lines()).toMatch(/recharge3 +done/);
    expect(await end()).toBe(0);
  });

  it('prints only the calls of a player, or of a call, as JSON too', async () => {
    const { world } = await setUp();
    const token = await world.token();
    const ofCall = follow('--world', world.name, '--call', 'lobbyTips', '--json');
    const ofPlayer = follow('--world', world.name, '--player', 'demoplayer');
    await untilConnected(world, ofCall.lines);
    await expect
      .poll(async () => {
        await world.call('refreshData', {}, { token });
        return ofPlayer.lines();
      })
      .toContain('refreshData');
    expect(ofPlayer.lines()).not.toContain('lobbyTips');
    for (const line of ofCall.output)
      expect(JSON.parse(line)).toMatchObject({ event: 'call', data: { operationId: 'lobbyTips' } });
    expect([await ofCall.end(), await ofPlayer.end()]).toEqual([0, 0]);
  });

  it('refuses a player or a call that the world does not have', async () => {
    expect(await run(['tail', '--player', 'nobody'])).toMatchObject({
      code: 1,
      errors: 'There is no player nobody.',
    });
    expect(await run(['tail', '--call', 'recharge'])).toMatchObject({
      code: 2,
      errors: expect.stringContaining('did you mean') as string,
    });
  });
});

describe('completion', () => {
  it.each([
    [['fau'], ['fault', 'faults']],
    [
      ['world', ''],
      ['new', 'list', 'rm'],
    ],
    [['fault', 'rech'], ['recharge3']],
    [['fault', 'recharge3', '2304', '--player', ''], ['demoplayer']],
    [
      ['fault', 'recharge3', '--ti'],
      ['--times', '--player'],
    ],
    [
      ['stub', 'refreshData', '--broken', ''],
      ['truncate', 'empty'],
    ],
    [['world', 'new', 'x', '--scenario', ''], ['rich-vip']],
  ])('of %j offers %j', async (words, offered) => {
    const { output } = await run(['complete', '--', ...words]);
    expect(output.split('\n')).toEqual(expect.arrayContaining(offered));
  });

  it('offers nothing without a server', async () => {
    expect(await run(['complete', '--', 'fault', '--url', 'http://127.0.0.1:9', ''])).toMatchObject({
      code: 0,
      output: '',
    });
  });
});
