import { Option, type Command } from 'commander';
import { ExchangeStatus, RechargeStatus } from '@tara/contract/constants';
import type { components } from '@tara/contract/control';
import { findOrder, readPlayer } from './names.ts';
import type { AddVerb } from './verb.ts';

import { formatCoins, toTable } from './output.ts';
import { readAmount, readPlayerPatch } from './values.ts';

type Schemas = components['schemas'];

const KINDS = { recharge: 'deposit', exchange: 'withdrawal' } as const;

const STATES: Readonly<Record<keyof typeof KINDS, Readonly<Record<string, number>>>> = {
  recharge: RechargeStatus,
  exchange: ExchangeStatus,
};

/** The state of an order by its name in the contract, e.g. `pending` or `expired`. */
function stateText(kind: keyof typeof KINDS, status: number): string {
  return Object.entries(STATES[kind]).find(([, value]) => value === status)?.[0] ?? String(status);
}

const DECISIONS = [
  { verb: 'settle', summary: 'settle a waiting order', options: () => [], done: 'Settled' },
  {
    verb: 'fail',
    summary: 'fail a waiting order',
    options: () => [new Option('--reason <text>', 'the text for the player of a withdrawal')],
    done: 'Failed',
  },
  {
    verb: 'pay',
    summary: 'let the payment of a deposit arrive, also a part of it, or late',
    options: () => [new Option('--amount <coins>', 'what arrives (default: the amount of the order)')],
    done: 'A payment has arrived for',
  },
  { verb: 'expire', summary: 'let a deposit expire now', options: () => [], done: 'Expired' },
] as const;

function playerText({ user, turnoverLeft, disabled, sessions }: Schemas['Player']): string {
  return toTable(
    [
      ['account', `${user.account} (${user.id})`],
      ['nickname', user.nickname],
      ['coin', formatCoins(user.coin)],
      ['safebox', formatCoins(user.safebox)],
      ['turnoverLeft', formatCoins(turnoverLeft)],
      ['vip', String(user.vip)],
      ['sessions', String(sessions)],
      ...(disabled ? [['disabled', 'true']] : []),
    ],
    '',
  );
}

/** Adds the commands for players and orders. */
export function addOrderCommands(add: AddVerb, program: Command): void {
  const player = program.command('player').description('players of the world, by number or account');
  add(
    {
      usage: 'show <player>',
      summary: 'show a player',
      examples: ['player show demoplayer --world mine', 'player show 10000001 --json'],
      run: async (control, [name = '']) => {
        const data = await control.call<Schemas['Player']>('GET', `players/${encodeURIComponent(name)}`);
        return { data, text: playerText(data) };
      },
    },
    player,
  );
  add(
    {
      usage: 'set <player> <fields...>',
      summary: 'change fields of a player; amounts are in coins',
      examples: ['player set demoplayer coin=2500 vip=3', 'player set demoplayer disabled=true'],
      run: async (control, [name = '', ...pairs]) => {
        const path = `players/${encodeURIComponent(name)}`;
        const data = await control.call<Schemas['Player']>('PATCH', path, readPlayerPatch(pairs));
        return { data, text: playerText(data) };
      },
    },
    player,
  );
  const order = program
    .command('order')
    .description('deposits and withdrawals of the world, by their last digits');
  add(
    {
      usage: 'list',
      summary: 'list the orders',
      options: [
        new Option('--player <player>', 'only orders of this player'),
        new Option('--waiting', 'only waiting orders'),
      ],
      examples: ['order list --waiting --world mine'],
      run: async (control, _words, options) => {
        const query = new URLSearchParams({ ...(options['waiting'] === true && { waiting: '1' }) });
        if (options['player'] !== undefined)
          for (const [field, value] of Object.entries(readPlayer(String(options['player']))))
            query.set(field, String(value));
        const data = await control.call<Schemas['ListedOrder'][]>('GET', `orders?${query.toString()}`);
        const rows = data.map(({ orderId, kind, amount, playerId, status }) => [
          orderId,
          KINDS[kind],
          formatCoins(amount),
          `player ${playerId}`,
          stateText(kind, status),
        ]);
        return {
          data,
          text: toTable(rows, options['waiting'] === true ? 'No order waits.' : 'There is no order yet.'),
        };
      },
    },
    order,
  );
  for (const { verb, summary, options, done } of DECISIONS)
    add(
      {
        usage: `${verb} <order>`,
        summary,
        options: options(),
        examples: [`order ${verb} 0017 --world mine`],
        run: async (control, [text = ''], { reason, amount: paid }) => {
          const { orderId, kind, amount } = await findOrder(control, text);
          const data = await control.call('POST', `orders/${orderId}/${verb}`, {
            ...(reason !== undefined && { reason }),
            ...(paid !== undefined && { amount: readAmount('--amount', String(paid)) }),
          });
          return { data, text: `${done} the ${KINDS[kind]} ${orderId} of ${formatCoins(amount)}.` };
        },
      },
      order,
    );
}
