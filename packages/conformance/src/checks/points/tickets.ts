import type { CheckDefinitions } from '../../protocol/check.ts';
import { expectEqual, expectThat, requireThat } from '../../protocol/expect.ts';
import type { Player } from '../../protocol/backend.ts';
import {
  AT_ONCE,
  atOnce,
  errcodesOf,
  expectChange,
  expectNoChange,
  gainOf,
  JUST_BEFORE,
  type RewardItem,
  STATE,
} from '../shared/wallet.ts';

interface Ticket {
  readonly id: number;
  readonly propId: number;
  readonly count: number;
  readonly betRate: number;
  readonly startTime?: number;
  readonly expireTime: number;
  readonly itemStatus: number;
}

const ticketsOf = async (player: Player): Promise<readonly Ticket[]> =>
  (await player.expectOk('getBonusTickers'))['bonusTickers'];

/** A ticket in a state, which the player can receive now or later. */
async function ticketOf(player: Player, state: number): Promise<Ticket> {
  const ticket = (await ticketsOf(player)).find(({ itemStatus }) => itemStatus === state);
  requireThat(ticket !== undefined, `a new player has no ticket in the state ${state}`);
  return ticket;
}

const stateOfTicket = async (player: Player, id: number) =>
  (await ticketsOf(player)).find((ticket) => ticket.id === id)?.itemStatus;

const itemOf = ({ propId, count, betRate }: Ticket): RewardItem => ({ id: propId, count, betRate });

export const ticketChecks: CheckDefinitions = {
  tickets: {
    statements: ['7.3-07', '2.2-098'],
    title: 'lists the bonus tickets of a new player with times that fit their states',
    run: async (backend) => {
      const player = await backend.player();
      const tickets = await ticketsOf(player);
      const now = backend.now();
      expectEqual('numbers', new Set(tickets.map(({ id }) => id)).size, tickets.length);
      for (const { id, count, startTime, expireTime, itemStatus } of tickets) {
        expectThat(`count of ticket ${id}`, count > 0, 'above 0');
        expectThat(`expireTime of ticket ${id}`, expireTime === -1 || expireTime > now, 'in the future');
        expectThat(`state of ticket ${id}`, itemStatus !== STATE.claimed, 'not claimed');
        if (startTime !== undefined)
          expectEqual(
            `state of ticket ${id}`,
            itemStatus,
            startTime <= now + 1000 ? STATE.claimable : STATE.open,
          );
      }
    },
  },
  'receives-a-ticket-once': {
    statements: ['1-27', '1-28', '7.3-07', '2.2-098', '3-093'],
    title: 'grants the bonus of a ticket once, with what must be staked',
    run: async (backend) => {
      const player = await backend.player({ coin: 10_00 });
      for (const ticket of (await ticketsOf(player)).filter(
        ({ itemStatus }) => itemStatus === STATE.claimable,
      )) {
        const { id } = ticket;
        const answer = await expectChange('receiving a ticket', player, gainOf([itemOf(ticket)]), () =>
          player.expectOk('receiveBonusTicker', { id }),
        );
        expectEqual('propList', answer['propList'], [itemOf(ticket)]);
        expectEqual('state', await stateOfTicket(player, id), STATE.claimed);
        await expectNoChange('a second time', player, () =>
          player.expectErrcode('receiveBonusTicker', 2913, { id }),
        );
      }
    },
  },
  'ticket-at-once': {
    statements: ['7.3-07'],
    title: 'grants a ticket once for simultaneous calls, with a key or without',
    run: async (backend) => {
      const player = await backend.player({ coin: 10_00 });
      const ticket = await ticketOf(player, STATE.claimable);
      const { id } = ticket;
      await expectChange('calls without a key', player, gainOf([itemOf(ticket)]), async () => {
        const answers = await atOnce(() => player.call('receiveBonusTicker', { id }));
        expectEqual('errcodes', errcodesOf(answers), [0, ...Array.from({ length: AT_ONCE - 1 }, () => 2913)]);
      });
      const other = await backend.player({ coin: 10_00 });
      const key = backend.newKey();
      await expectChange('calls with one key', other, gainOf([itemOf(ticket)]), async () => {
        const answers = await atOnce(() => other.expectOk('receiveBonusTicker', { id }, { key }));
        for (const answer of answers) expectEqual('answer', answer, answers[0]);
        await other.expectErrcode('receiveBonusTicker', 103, { id: id + 1 }, { key });
      });
    },
  },
  'ticket-of-a-later-day': {
    statements: ['7.3-07'],
    title: 'grants a ticket from its start on and not before, with 2912',
    run: async (backend) => {
      const player = await backend.player({ coin: 10_00 });
      const waiting = await ticketOf(player, STATE.open);
      const { id, startTime } = waiting;
      requireThat(startTime !== undefined, 'the ticket has no start');
      const early = () =>
        expectNoChange('a ticket too early', player, () =>
          player.expectErrcode('receiveBonusTicker', 2912, { id }),
        );
      await early();
      await backend.hooks.moveTime(startTime - backend.now() - JUST_BEFORE);
      await early();
      expectEqual('state just before', await stateOfTicket(player, id), STATE.open);
      await backend.hooks.moveTime(JUST_BEFORE);
      expectEqual('state', await stateOfTicket(player, id), STATE.claimable);
      await expectChange('the ticket in time', player, gainOf([itemOf(waiting)]), () =>
        player.expectOk('receiveBonusTicker', { id }),
      );
    },
  },
  'ticket-expires': {
    statements: ['7.3-07'],
    title: 'lists and grants a ticket until it expires, and refuses it afterwards with 2914',
    run: async (backend) => {
      const player = await backend.player({ coin: 10_00 });
      const other = await backend.player({ coin: 10_00 });
      const ticket = (await ticketsOf(player)).find(
        ({ itemStatus, expireTime }) => itemStatus === STATE.claimable && expireTime > 0,
      );
      requireThat(ticket !== undefined, 'no ticket expires');
      const { id, expireTime } = ticket;
      await backend.hooks.moveTime(expireTime - backend.now() - JUST_BEFORE);
      expectEqual('state just before the end', await stateOfTicket(player, id), STATE.claimable);
      await expectChange('a ticket in the last moment', other, gainOf([itemOf(ticket)]), () =>
        other.expectOk('receiveBonusTicker', { id }),
      );
      await backend.hooks.moveTime(JUST_BEFORE);
      expectEqual('state at the end', await stateOfTicket(player, id), undefined);
      await expectNoChange('an expired ticket', player, () =>
        player.expectErrcode('receiveBonusTicker', 2914, { id }),
      );
    },
  },
  'unknown-ticket': {
    statements: ['7.3-07'],
    title: 'refuses a ticket that the player does not have with 2911',
    run: async (backend) => {
      const player = await backend.player({ coin: 10_00 });
      const ids = (await ticketsOf(player)).map(({ id }) => id);
      await expectNoChange('an unknown ticket', player, () =>
        player.expectErrcode('receiveBonusTicker', 2911, { id: Math.max(0, ...ids) + 1000 }),
      );
    },
  },
  'tickets-of-others': {
    statements: ['7.3-07'],
    title: 'keeps the tickets of two players apart',
    run: async (backend) => {
      const [one, two] = [await backend.player({}), await backend.player({})];
      const { id } = await ticketOf(one, STATE.claimable);
      const before = await ticketsOf(two);
      await expectNoChange('a ticket of another player', two, () =>
        one.expectOk('receiveBonusTicker', { id }),
      );
      expectEqual('tickets of the other', await ticketsOf(two), before);
    },
  },
  'tickets-of-a-closed-activity': {
    statements: ['2.2-098'],
    title: 'neither lists nor grants tickets while the free login bonus is closed',
    level: 'should',
    run: async (backend) => {
      const player = await backend.player({ coin: 10_00 });
      const { id } = await ticketOf(player, STATE.claimable);
      const { activityIds } = await player.expectOk('getActivityIds');
      requireThat((activityIds as number[]).includes(23), 'the free login bonus is not open');
      await backend.hooks.setConfig({ activityIds: [8] });
      expectEqual('tickets', await ticketsOf(player), []);
      await expectNoChange('a ticket of a closed activity', player, () =>
        player.expectErrcode('receiveBonusTicker', 2911, { id }),
      );
    },
  },
};
