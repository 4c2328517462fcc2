import type { Player } from '../../protocol/backend.ts';
import type { CheckDefinitions } from '../../protocol/check.ts';
import { expectEqual, expectThat, requireThat } from '../../protocol/expect.ts';
import { isListed } from '../shared/activities.ts';
import {
  expectGrant,
  expectPaidOnce,
  expectRefusal,
  expectSingleGrant,
  type Claim,
} from '../shared/claims.ts';
import { pick } from '../shared/lists.ts';
import { STATE } from '../shared/rewards.ts';
import { expectNoChange } from '../shared/wallet.ts';

interface Ticket {
  readonly id: number;
  readonly propId: number;
  readonly count: number;
  readonly betRate: number;
  readonly startTime?: number;
  readonly expireTime: number;
  readonly itemStatus: number;
}

export const readTickets = async (player: Player): Promise<readonly Ticket[]> =>
  (await player.expectOk('getBonusTickers'))['bonusTickers'];

/** A ticket in a state, which the player can receive now or later. */
async function findTicket(player: Player, state: number): Promise<Ticket> {
  const ticket = (await readTickets(player)).find(({ itemStatus }) => itemStatus === state);
  requireThat(ticket !== undefined, `a new player has no ticket in the state ${state}`);
  return ticket;
}

const readTicketState = async (player: Player, id: number) =>
  (await readTickets(player)).find((ticket) => ticket.id === id)?.itemStatus;

const ticketClaim = ({ id, propId, count, betRate }: Ticket): Claim => ({
  call: ['receiveBonusTicker', { id }],
  items: [{ id: propId, count, betRate }],
  again: 2913,
  foreign: ['receiveBonusTicker', { id: id + 1 }],
});

export const ticketChecks: CheckDefinitions = {
  tickets: {
    statements: ['7.3-07', '2.2-098'],
    title: 'lists the bonus tickets of a new player with times that fit their states',
    run: async (backend) => {
      const player = await backend.player();
      const tickets = await readTickets(player);
      const now = backend.now();
      expectEqual('number of different ids', new Set(pick(tickets, 'id')).size, tickets.length);
      for (const { id, count, startTime, expireTime, itemStatus } of tickets) {
        expectThat(`count of ticket ${id}`, count > 0, 'above 0', count);
        const isAhead = expireTime === -1 || expireTime > now;
        expectThat(`expireTime of ticket ${id}`, isAhead, `-1 or later than ${now}`, expireTime);
        expectThat(`state of ticket ${id}`, itemStatus !== STATE.claimed, 'not claimed', itemStatus);
        if (startTime !== undefined)
          expectEqual(
            `state of ticket ${id}`,
            itemStatus,
            startTime < now + backend.slack ? STATE.claimable : STATE.open,
          );
      }
    },
  },
  'receives-a-ticket-once': {
    statements: ['1-27', '1-28', '7.3-07', '2.2-098', '3-093'],
    title: 'grants the bonus of a ticket once, with what must be staked',
    run: async (backend) => {
      const player = await backend.player({ coin: 10_00 });
      for (const ticket of (await readTickets(player)).filter(
        ({ itemStatus }) => itemStatus === STATE.claimable,
      )) {
        const { id } = ticket;
        await expectSingleGrant(player, ticketClaim(ticket));
        expectEqual('state of the ticket', await readTicketState(player, id), STATE.claimed);
      }
    },
  },
  'ticket-at-once': {
    statements: ['7.3-07'],
    title: 'grants a ticket once for simultaneous calls, with a key or without',
    run: async (backend) =>
      expectPaidOnce(
        backend,
        () => backend.player({ coin: 10_00 }),
        async (player) => ticketClaim(await findTicket(player, STATE.claimable)),
      ),
  },
  'ticket-of-a-later-day': {
    statements: ['7.3-07'],
    title: 'grants a ticket from its start on and not before, with 2912',
    run: async (backend) => {
      const player = await backend.player({ coin: 10_00 });
      const waiting = await findTicket(player, STATE.open);
      const { id, startTime } = waiting;
      requireThat(startTime !== undefined, 'the ticket has no start');
      const early = () => expectRefusal(player, 2912, ['receiveBonusTicker', { id }]);
      await early();
      await backend.hooks.moveTime(startTime - backend.now() - backend.slack);
      await early();
      expectEqual('state just before', await readTicketState(player, id), STATE.open);
      await backend.hooks.moveTime(backend.slack);
      expectEqual('state of the ticket', await readTicketState(player, id), STATE.claimable);
      await expectGrant(player, ticketClaim(waiting).call);
    },
  },
  'ticket-expires': {
    statements: ['7.3-07'],
    title: 'lists and grants a ticket until it expires, and refuses it afterwards with 2914',
    run: async (backend) => {
      const player = await backend.player({ coin: 10_00 });
      const stranger = await backend.player({ coin: 10_00 });
      const ticket = (await readTickets(player)).find(
        ({ itemStatus, expireTime }) => itemStatus === STATE.claimable && expireTime > 0,
      );
      requireThat(ticket !== undefined, 'no ticket expires');
      const { id, expireTime } = ticket;
      await backend.hooks.moveTime(expireTime - backend.now() - backend.slack);
      expectEqual('state just before the end', await readTicketState(player, id), STATE.claimable);
      await expectGrant(stranger, ticketClaim(ticket).call);
      await backend.hooks.moveTime(backend.slack);
      expectEqual('state at the end', await readTicketState(player, id), undefined);
      expectEqual('state of a received one at the end', await readTicketState(stranger, id), undefined);
      await expectRefusal(player, 2914, ['receiveBonusTicker', { id }]);
    },
  },
  'unknown-ticket': {
    statements: ['7.3-07'],
    title: 'refuses a ticket that the player does not have with 2911',
    run: async (backend) => {
      const player = await backend.player({ coin: 10_00 });
      const ids = pick(await readTickets(player), 'id');
      await expectRefusal(player, 2911, ['receiveBonusTicker', { id: Math.max(0, ...ids) + 1000 }]);
    },
  },
  'tickets-of-others': {
    statements: ['7.3-07'],
    title: 'keeps the tickets of two players apart',
    run: async (backend) => {
      const [first, second] = [await backend.player({}), await backend.player({})];
      const { id } = await findTicket(first, STATE.claimable);
      const before = await readTickets(second);
      await expectNoChange('a ticket of another player', second, () =>
        first.expectOk('receiveBonusTicker', { id }),
      );
      expectEqual('tickets of the other player', await readTickets(second), before);
    },
  },
  'tickets-of-a-closed-activity': {
    statements: ['2.2-098'],
    title: 'neither lists nor grants tickets while the free login bonus is closed',
    level: 'should',
    run: async (backend) => {
      const player = await backend.player({ coin: 10_00 });
      const { id } = await findTicket(player, STATE.claimable);
      requireThat(await isListed(player, 23), 'the free login bonus is not open');
      await backend.hooks.setConfig({ activityIds: [8] });
      expectEqual('tickets', await readTickets(player), []);
      await expectRefusal(player, 2911, ['receiveBonusTicker', { id }]);
    },
  },
};
