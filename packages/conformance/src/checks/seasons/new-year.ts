import type { Backend, Fields, Player } from '../../protocol/backend.ts';
import type { CheckDefinitions } from '../../protocol/check.ts';
import { expectEqual, expectThat, requireThat } from '../../protocol/expect.ts';
import { ACTIVITY } from '../shared/activities.ts';
import { expectGrant, expectPaidOnce, expectRefusal, REFUSED, UNKNOWN_ID } from '../shared/claims.ts';
import { expectClosed, expectEnd } from '../shared/closings.ts';
import { isOpen, play, readGames } from '../shared/games.ts';
import { STATE, stepAt } from '../shared/rewards.ts';
import { DAY, expectNow } from '../shared/time.ts';
import {
  ACTIVE,
  atNewYear,
  BOX,
  BOX_OPEN,
  DEEDS,
  FIREWORK,
  ITEMS,
  LOTTERY,
  NEW_YEAR,
  NEW_YEAR_EXTRA,
  newYearIn,
  openItem,
  readClaimable,
  readNewYear,
  readPieces,
  receiveTask,
  SHARE,
  spendPiece,
  withPieces,
} from './new-year-board.ts';
import { newYearTaskChecks } from './new-year-tasks.ts';

export const newYearChecks: CheckDefinitions = {
  'new-year-begins': {
    statements: ['1-38', '2.2-109', '7.5-35'],
    title: 'shows a new player none of the four items, the tasks of the day and the extra reward',
    run: async (backend) => {
      const { items, tasks, extra } = await readNewYear(await atNewYear(backend));
      expectEqual(
        'items',
        items,
        ITEMS.map((id) => ({ id, count: 0 })),
      );
      expectThat('number of tasks', tasks.length > 0, 'at least one', tasks.length);
      for (const { target } of tasks) expectThat('target', target > 0, 'above 0', target);
      expectEqual('state of the extra reward', extra.itemStatus, STATE.open);
    },
  },
  ...newYearTaskChecks,
  'new-year-box': {
    statements: ['7.5-38', '2.2-109'],
    title: 'opens a box for a box item alone, and grants its content',
    run: async (backend) => {
      const empty = await atNewYear(backend);
      await expectRefusal(empty, REFUSED.tooFew, BOX_OPEN, NEW_YEAR);
      const player = await withPieces(backend, BOX, 1);
      for (let left = (await readPieces(player))[BOX] ?? 0; left > 0; left--) await spendPiece(player, BOX);
      await expectRefusal(player, REFUSED.tooFew, BOX_OPEN, NEW_YEAR);
    },
  },
  'new-year-draws': {
    statements: ['7.5-40', '2.2-109'],
    title: 'draws for a lottery item and lights a firework for a firework item, and takes no other item',
    run: async (backend) => {
      const empty = await atNewYear(backend);
      for (const propId of [LOTTERY, FIREWORK])
        await expectRefusal(empty, REFUSED.tooFew, openItem(propId), NEW_YEAR);
      const player = await withPieces(backend, FIREWORK, 1);
      for (const propId of [ACTIVE, BOX, 2001])
        await expectRefusal(player, REFUSED.unknown, openItem(propId), NEW_YEAR);
      for (const propId of [LOTTERY, FIREWORK]) {
        for (let left = (await readPieces(player))[propId] ?? 0; left > 0; left--)
          await spendPiece(player, propId);
        await expectRefusal(player, REFUSED.tooFew, openItem(propId), NEW_YEAR);
      }
    },
  },
  ...Object.fromEntries(
    (
      [
        ['box', BOX],
        ['lottery', LOTTERY],
        ['firework', FIREWORK],
      ] as const
    ).map(([name, propId]) => [
      `new-year-${name}-once`,
      {
        statements: [propId === BOX ? '7.5-38' : '7.5-40'],
        title: `uses each ${name} item once for repeated and simultaneous calls`,
        run: async (backend: Backend) => {
          const players: Player[] = [];
          for (let index = 0; index < 4; index++) players.push(await withPieces(backend, propId, 1));
          const pieces = await Promise.all(players.map(readPieces));
          const times = pieces[0]?.[propId] ?? 0;
          // A content that is an item of the same kind would allow another draw; none of the prizes is.
          requireThat(
            times < 10 && pieces.every((own) => own[propId] === times),
            'the tasks give other numbers',
          );
          let next = 0;
          const ready = async () => stepAt(players, next++);
          await expectPaidOnce(backend, ready, {
            call: propId === BOX ? BOX_OPEN : openItem(propId),
            again: REFUSED.tooFew,
            times,
            foreign: openItem(propId === FIREWORK ? LOTTERY : FIREWORK),
          });
        },
      },
    ]),
  ),
  'new-year-extra': {
    statements: ['7.5-39', '2.2-109'],
    title: 'grants the extra reward once for enough active points, which the player keeps',
    run: async (backend) => {
      const fresh = await atNewYear(backend);
      await expectRefusal(fresh, REFUSED.notReached, NEW_YEAR_EXTRA, NEW_YEAR);
      const { extra } = await readNewYear(fresh);
      const player = await atNewYear(backend);
      let active = 0;
      for (let day = 0; active < extra.target && day < 30; day++) {
        for (const deed of Object.values(DEEDS)) await deed(backend, player);
        for (const { id } of await readClaimable(player)) {
          if (active < extra.target) await expectRefusal(player, REFUSED.notReached, NEW_YEAR_EXTRA);
          await player.expectOk(...receiveTask(id));
          active = (await readPieces(player))[ACTIVE] ?? 0;
        }
        if (active < extra.target) await backend.hooks.moveTime(DAY);
      }
      requireThat(active >= extra.target, 'the tasks of a month give too few points');
      expectEqual('state', (await readNewYear(player)).extra.itemStatus, STATE.claimable);
      const answer = await expectGrant(player, NEW_YEAR_EXTRA, NEW_YEAR, { items: extra.propList });
      expectEqual('state afterwards', newYearIn(answer).extra.itemStatus, STATE.claimed);
      expectEqual('active points afterwards', (await readPieces(player))[ACTIVE], active);
      await expectRefusal(player, REFUSED.claimed, NEW_YEAR_EXTRA, NEW_YEAR);
      await backend.hooks.moveTime(DAY);
      await expectRefusal(player, REFUSED.claimed, NEW_YEAR_EXTRA, NEW_YEAR);
    },
  },
  'new-year-extra-once': {
    statements: ['7.5-39'],
    title: 'pays the extra reward of New Year once for repeated and simultaneous claims',
    run: async (backend) => {
      const { extra } = await readNewYear(await atNewYear(backend));
      await expectPaidOnce(backend, () => withPieces(backend, ACTIVE, extra.target), {
        call: NEW_YEAR_EXTRA,
        again: REFUSED.claimed,
        foreign: receiveTask(UNKNOWN_ID),
      });
    },
  },
  'new-year-ticker': {
    statements: ['3-092', '7.3-02', '7.3-04', '2.2-109'],
    title: 'lists large prizes of New Year on the ticker, the latest first and masked',
    level: 'should',
    run: async (backend) => {
      const ticker = async () =>
        (await backend.visitor.expectOk('lobbyTips'))['newYearList'] as readonly Fields[];
      const player = await withPieces(backend, FIREWORK, 2);
      const [, last] = (await readGames(backend)).filter((game) => isOpen(game) && game['typeId'] === 1);
      requireThat(last !== undefined, 'fewer than two slot games are open');
      await play(backend, player, 1_00);
      await player.expectOk('startGame', { gameId: last['id'] });
      const before = await ticker();
      const since = backend.now();
      const drawn: number[] = [];
      for (let left = (await readPieces(player))[FIREWORK] ?? 0; left > 0; left--) {
        const [item] = await spendPiece(player, FIREWORK);
        if (item?.id === 2001) drawn.unshift(item.count);
      }
      const after = await ticker();
      const known = before.map((entry) => JSON.stringify(entry));
      const added = after.filter((entry) => !known.includes(JSON.stringify(entry)));
      requireThat(added.length > 0, 'no prize was large enough for the ticker');
      expectEqual('new entries come first', after.slice(0, added.length), added);
      let at = 0;
      for (const { amount, gameId, phone, timestamp } of added) {
        at = drawn.indexOf(amount, at) + 1;
        expectThat('amount of an entry', at > 0, 'a drawn prize, the latest first', amount);
        expectEqual('game of an entry', gameId, last['id']);
        expectThat('phone', /^\d{3}\*+\d{2}$/.test(phone), 'masked', phone);
        expectNow('time of an entry', timestamp, backend, since);
      }
      const largest = Math.max(...drawn);
      expectThat(
        'entries',
        added.some(({ amount }) => amount === largest),
        'the largest prize',
        added,
      );
    },
  },
  'new-year-closed': {
    statements: ['7.5-35', '7.5-36', '7.5-37', '7.5-38', '7.5-39', '7.5-40'],
    title: 'refuses all calls of New Year with 3101 while it is closed',
    run: async (backend) => {
      const player = await withPieces(backend, BOX, 1);
      const calls = [
        [NEW_YEAR],
        SHARE,
        receiveTask(1),
        BOX_OPEN,
        NEW_YEAR_EXTRA,
        openItem(LOTTERY),
        openItem(2001),
      ] as const;
      await expectClosed(backend, player, ACTIVITY.newYear, calls, { query: NEW_YEAR });
    },
  },
  'new-year-ends': {
    statements: ['7.5-35'],
    title: 'ends New Year by the clock',
    run: async (backend) =>
      expectEnd(backend, ACTIVITY.newYear, NEW_YEAR, [
        [NEW_YEAR],
        SHARE,
        receiveTask(1),
        BOX_OPEN,
        NEW_YEAR_EXTRA,
        openItem(LOTTERY),
      ]),
  },
};
