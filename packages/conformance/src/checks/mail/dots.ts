import type { CheckDefinitions } from '../../protocol/check.ts';
import { expectEqual, expectThat } from '../../protocol/expect.ts';
import { deposit } from '../shared/deposits.ts';
import { pick } from '../shared/lists.ts';
import { expectNow } from '../shared/time.ts';
import { GIFT, inList, LETTER, readDots, reader, readMails, send } from './mailbox.ts';

export const dotChecks: CheckDefinitions = {
  'welcomes-a-new-player': {
    statements: ['7.2-30', '1-21'],
    title: 'lists the mails of a new player, unread, with the red dots that belong to them',
    level: 'should',
    run: async (backend) => {
      const player = await backend.player();
      const { mails, total } = await readMails(player);
      expectEqual('total', total, mails.length);
      for (const { read } of mails) expectEqual('read of a mail', read, 0);
      const gifts = mails.filter(({ received }) => received === 0);
      for (const { title, propList } of gifts)
        expectThat(`reward of the mail "${title}"`, propList.length > 0, 'at least one item', propList);
      const [red0, red1, red2] = await readDots(player);
      expectEqual('a red dot for unread mails', red0 === 1 || red1 === 1, mails.length > 0);
      expectEqual('red2', red2, gifts.length > 0 ? 1 : 0);
    },
  },
  'empty-mailbox': {
    statements: ['7.2-30', '7.3-18'],
    title: 'answers an empty list and no red dot for an empty mailbox',
    run: async (backend) => {
      const player = await reader(backend);
      expectEqual('mails', await readMails(player), { mails: [], total: 0 });
      expectEqual('red dots', await readDots(player), [0, 0, 0]);
    },
  },
  'unread-until-opened': {
    statements: ['7.2-30', '7.2-31', '7.2-34', '3-067', '2.2-085'],
    title: 'shows a mail as unread until its text is read, and lists no text',
    run: async (backend) => {
      const player = await reader(backend);
      const mail = await send(backend, player, LETTER);
      const { id, timestamp, ...fields } = mail;
      const shown = { title: LETTER.title, read: 0, received: 1, propList: [] };
      expectEqual('mail of the list', fields, shown);
      expectNow('timestamp', timestamp, backend);
      expectEqual('red dots', await readDots(player), [1, 0, 0]);
      expectEqual('mail of the list again', await inList(player, id), mail);
      const opened = (await player.expectOk('getMailDetail', { id }))['mail'];
      expectEqual('mail with its text', opened, { ...mail, read: 1, content: LETTER.content });
      expectEqual('mail of the list afterwards', await inList(player, id), { ...mail, read: 1 });
      expectEqual('red dots afterwards', await readDots(player), [0, 0, 0]);
      expectEqual('mail a second time', (await player.expectOk('getMailDetail', { id }))['mail'], opened);
    },
  },
  'dot-of-a-reward': {
    statements: ['7.3-18', '3-067'],
    title: 'shows the dot of a reward until the reward is received, also after the mail was read',
    run: async (backend) => {
      const player = await reader(backend);
      const { id } = await send(backend, player, GIFT);
      const letter = await send(backend, player, LETTER);
      expectEqual('red dots', await readDots(player), [1, 0, 1]);
      await player.expectOk('getMailDetail', { id });
      expectEqual('red dots after reading one', await readDots(player), [1, 0, 1]);
      await player.expectOk('getMailDetail', { id: letter['id'] });
      expectEqual('red dots after reading both', await readDots(player), [0, 0, 1]);
      await player.expectOk('receiveMail', { id });
      expectEqual('red dots after receiving', await readDots(player), [0, 0, 0]);
    },
  },
  'dot-of-a-notice': {
    statements: ['7.3-18', '3-067'],
    title: 'shows the second dot for an automatic mail until it is read',
    level: 'should',
    run: async (backend) => {
      const player = await reader(backend);
      const known = await readMails(player);
      await deposit(backend, player, 1_000_00);
      const { mails } = await readMails(player);
      const titles = pick(mails, 'title');
      expectThat('mails after the first deposit', titles.length > known.total, 'one more', titles);
      expectEqual('red dots', (await readDots(player)).slice(0, 2), [0, 1]);
      for (const { id } of mails) await player.expectOk('getMailDetail', { id });
      expectEqual('red dots after reading', (await readDots(player)).slice(0, 2), [0, 0]);
    },
  },
};
