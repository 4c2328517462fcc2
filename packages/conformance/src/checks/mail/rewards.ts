import type { CheckDefinitions } from '../../protocol/check.ts';
import { expectEqual, expectFields } from '../../protocol/expect.ts';
import { expectGrant, expectPaidOnce, expectRefusal } from '../shared/claims.ts';
import { pick } from '../shared/lists.ts';
import { COINS, POINT_ITEMS, POINTS } from '../shared/rewards.ts';
import { DAY } from '../shared/time.ts';
import { expectEffect, expectNoChange } from '../shared/wallet.ts';
import { GIFT, inList, LETTER, reader, readMails, send } from './mailbox.ts';

export const rewardChecks: CheckDefinitions = {
  'grants-a-reward-once': {
    statements: ['7.2-32', '3-093', '9-12'],
    title: 'grants the reward of a mail once, with what must be staked, and marks it as read',
    run: async (backend) => {
      const player = await reader(backend);
      const start = await player.coin();
      const { id } = await send(backend, player, GIFT);
      const answer = await expectGrant(player, ['receiveMail', { id }], undefined, { items: GIFT.propList });
      expectFields('answer of receiveMail', answer, { propList: GIFT.propList, coin: start + 50_00 });
      const shown = await inList(player, id);
      expectFields('mail of the list', shown, { read: 1, received: 1 });
      expectEqual('reward of the mail', shown?.['propList'], GIFT.propList);
      const { error } = await expectRefusal(player, 2802, ['receiveMail', { id }]);
      if (error?.pointer !== undefined) expectEqual('pointer of the refusal', error.pointer, '/id');
      await backend.hooks.moveTime(DAY);
      await expectRefusal(player, 2802, ['receiveMail', { id }]);
    },
  },
  'rewards-of-several-items': {
    statements: ['7.2-32', '3-093'],
    title: 'grants all items of a reward: coins, points and pieces',
    run: async (backend) => {
      const player = await reader(backend);
      const propList = [
        { id: COINS, count: 12_34 },
        { id: POINTS, count: 5_67 },
        { id: POINT_ITEMS, count: 3 },
        { id: COINS, count: 1, betRate: 3 },
      ];
      const { id } = await send(backend, player, { ...GIFT, propList });
      expectEqual('reward of the list', (await inList(player, id))?.['propList'], propList);
      const change = { coin: 12_35, lottery: 5_67 + 3_00, turnoverLeft: 3 };
      expectFields('answer of receiveMail', await expectEffect(player, change, 'receiveMail', { id }), {
        propList,
      });
    },
  },
  'grants-once-at-once': {
    statements: ['7.2-32'],
    title: 'grants a reward once for simultaneous calls, with a key or without',
    run: async (backend) =>
      expectPaidOnce(
        backend,
        () => reader(backend),
        async (player) => {
          const { id, propList } = await send(backend, player, GIFT);
          return {
            call: ['receiveMail', { id }],
            items: propList,
            again: 2802,
            foreign: ['delMail', { id }],
          };
        },
      ),
  },
  'key-repeats': {
    statements: ['7.2-32', '7.2-33'],
    title: 'answers a repeated Idempotency-Key with the first answer, and another mail with 103',
    run: async (backend) => {
      const player = await reader(backend);
      const gift = { ...GIFT, propList: [{ id: COINS, count: 50_00 }] };
      const [mail, nextMail] = [await send(backend, player, gift), await send(backend, player, gift)];
      const key = backend.newKey();
      const first = await player.expectOk('receiveMail', { id: mail['id'] }, { key });
      await expectNoChange('repeats of a key', player, async () => {
        expectEqual(
          'answer of receiveMail',
          await player.expectOk('receiveMail', { id: mail['id'] }, { key }),
          first,
        );
        await player.expectErrcode('receiveMail', 103, { id: nextMail['id'] }, { key });
        await player.expectErrcode('delMail', 103, { id: mail['id'] }, { key });
      });
      await expectEffect(player, { coin: 50_00 }, 'receiveMail', { id: nextMail['id'] });
      const deletionKey = backend.newKey();
      await player.expectOk('delMail', { id: mail['id'] }, { key: deletionKey });
      await player.expectOk('delMail', { id: mail['id'] }, { key: deletionKey });
      await player.expectErrcode('delMail', 103, { id: nextMail['id'] }, { key: deletionKey });
      expectEqual('mails left', pick((await readMails(player)).mails, 'id'), [nextMail['id']]);
    },
  },
  'no-reward': {
    statements: ['7.2-32'],
    title: 'refuses to receive a mail without a reward with 2803 and leaves it unread',
    run: async (backend) => {
      const player = await reader(backend);
      const mail = await send(backend, player, LETTER);
      await expectRefusal(player, 2803, ['receiveMail', { id: mail['id'] }]);
      expectEqual('mail of the list', await inList(player, mail['id']), mail);
    },
  },
};
