import type { Fields, Player } from '../../protocol/backend.ts';
import type { CheckDefinitions } from '../../protocol/check.ts';
import { expectEqual, expectFields } from '../../protocol/expect.ts';
import { expectAnother } from '../shared/calls.ts';
import { bankAt, createCard, createCardNumber } from '../shared/withdrawals.ts';
import { masked } from './terms.ts';

const readCards = async (player: Player): Promise<readonly Fields[]> =>
  (await player.info())['appUserBankList'];

/** Calls that are refused, and must leave the cards as they are. */
async function expectSameCards(player: Player, work: () => Promise<unknown>): Promise<void> {
  const before = await readCards(player);
  await work();
  expectEqual('cards after refusals', await readCards(player), before);
}

export const cardChecks: CheckDefinitions = {
  'binds-a-card': {
    statements: ['7.2-28', '3-012', '3-017', '1-23', '2.2-079'],
    title: 'binds a card, shows only the last four digits of its number, and names its bank',
    run: async (backend) => {
      const player = await backend.player();
      const stranger = await backend.player();
      expectEqual('cards at first', await readCards(player), []);
      const card = await createCard(backend);
      const saved = await player.expectOk('addBankInfo', { ...card, bankName: 'Any bank' });
      const [first] = saved['appUserBankList'] as Fields[];
      const { id, ...fields } = first ?? {};
      expectEqual('card', fields, { ...card, cardNum: masked(card.cardNum) });
      expectEqual('number of cards', (saved['appUserBankList'] as Fields[]).length, 1);
      expectEqual('default card', saved['appUserBank'], first);
      const info = await player.info();
      expectFields('cards of the user info', info, { appUserBankList: [first], appUserBank: first });
      const { body } = await backend.signIn(player.account, player.password);
      expectEqual('cards of the log-in', body['appUserBankList'], [first]);
      const account = createCardNumber(backend, 11);
      const second = await player.expectOk('addBankInfo', await createCard(backend, 1, account));
      const [, added] = second['appUserBankList'] as Fields[];
      expectEqual('number of the second card', added?.['cardNum'], masked(account));
      expectAnother('id of the second card', added?.['id'], id);
      expectEqual('default card after the second', second['appUserBank'], first);
      expectEqual('cards of another player', await readCards(stranger), []);
    },
  },
  'replaces-the-card-of-a-bank': {
    statements: ['7.2-28', '3-012'],
    title: 'keeps at most one card of each bank: a second one replaces the first',
    run: async (backend) => {
      const player = await backend.player();
      await player.expectOk('addBankInfo', await createCard(backend));
      const second = await createCard(backend, 1);
      await player.expectOk('addBankInfo', second);
      const card = { ...(await createCard(backend)), accountName: 'Noor Khan' };
      const { appUserBankList } = await player.expectOk('addBankInfo', card);
      const shown = (appUserBankList as Fields[]).map(({ bankId, accountName, cardNum }) => ({
        bankId,
        accountName,
        cardNum,
      }));
      expectEqual('cards', shown, [
        { bankId: card.bankId, accountName: 'Noor Khan', cardNum: masked(card.cardNum) },
        { bankId: second.bankId, accountName: second.accountName, cardNum: masked(second.cardNum) },
      ]);
      expectEqual('cards of the user info', await readCards(player), appUserBankList);
    },
  },
  'card-numbers': {
    statements: ['7.2-28', '7.2-29'],
    title:
      'accepts 6 to 34 digits and an IBAN with fitting check digits, however grouped, and refuses others with 2405',
    run: async (backend) => {
      const player = await backend.player();
      const card = await createCard(backend);
      const odd = [
        '12345',
        '1'.repeat(35),
        'abcdefgh',
        '4000 1234 1234 123x',
        'GB83 WEST 1234 5698 7654 32',
        '----------',
        '١٢٣٤٥٦٧٨',
      ];
      await expectSameCards(player, async () => {
        for (const cardNum of odd) {
          const { error } = await player.expectErrcode('addBankInfo', 2405, { ...card, cardNum });
          if (error?.pointer !== undefined) expectEqual('pointer of the refusal', error.pointer, '/cardNum');
        }
      });
      const end = backend.unique(8, '0123456789');
      const right: readonly (readonly [typed: string, shown: string])[] = [
        ...[6, 34]
          .map((length) => createCardNumber(backend, length))
          .map((number) => [number, masked(number)] as const),
        [`4000 1234-${end.slice(0, 4)} ${end.slice(4)}`, masked(`40001234${end}`)],
        ['GB82 WEST 1234 5698 7654 32', masked('GB82WEST12345698765432')],
        ['pk36SCBL0000001123456702', masked('PK36SCBL0000001123456702')],
      ];
      for (const [cardNum, shown] of right) {
        const { appUserBank } = await player.expectOk('addBankInfo', { ...card, cardNum });
        expectEqual(`number ${cardNum}`, appUserBank?.cardNum, shown);
      }
      await expectSameCards(player, async () => {
        const id = (await readCards(player))[0]?.['id'];
        for (const cardNum of odd)
          await player.expectErrcode('modifyBankInfo', 2405, { ...card, id, cardNum });
      });
    },
  },
  'unknown-banks': {
    statements: ['7.2-28', '7.2-29'],
    title: 'refuses a bank that the configuration does not have with 2401',
    run: async (backend) => {
      const player = await backend.player();
      const card = await createCard(backend);
      const saved = await player.expectOk('addBankInfo', card);
      const { appBankList } = await backend.webConfig();
      const bankId = Math.max(...(appBankList as Fields[]).map((bank) => bank['bankId'] as number)) + 1;
      await expectSameCards(player, async () => {
        await player.expectErrcode('addBankInfo', 2401, { ...card, bankId });
        await player.expectErrcode('modifyBankInfo', 2401, { ...card, bankId, id: saved['appUserBank'].id });
      });
    },
  },
  'numbers-are-bound-once': {
    statements: ['7.2-28', '7.2-29'],
    title: 'refuses a number that is bound at another bank with 2402, however it is written',
    run: async (backend) => {
      const player = await backend.player();
      const card = await createCard(backend);
      await player.expectOk('addBankInfo', card);
      const otherCard = await createCard(backend, 1, card.cardNum);
      const grouped = card.cardNum.replaceAll(/\d{4}(?=\d)/g, '$&-').replace('-', ' ');
      await expectSameCards(player, async () => {
        for (const cardNum of [card.cardNum, grouped])
          await player.expectErrcode('addBankInfo', 2402, { ...otherCard, cardNum });
      });
      const cardNum = createCardNumber(backend, 11);
      const { appUserBankList } = await player.expectOk('addBankInfo', { ...otherCard, cardNum });
      const [first, second] = appUserBankList as Fields[];
      await expectSameCards(player, async () => {
        await player.expectErrcode('modifyBankInfo', 2402, { ...otherCard, id: second?.['id'] });
        const { bankId } = first ?? {};
        await player.expectErrcode('modifyBankInfo', 2402, {
          ...otherCard,
          bankId,
          id: second?.['id'],
          cardNum,
        });
      });
      await player.expectOk('addBankInfo', card);
    },
  },
  'most-cards': {
    statements: ['7.2-28'],
    title: 'binds five cards and refuses a sixth with 2404, but still replaces one',
    level: 'should',
    run: async (backend) => {
      const player = await backend.player();
      await bankAt(backend, 5);
      for (let index = 0; index < 5; index++)
        await player.expectOk('addBankInfo', await createCard(backend, index));
      await expectSameCards(player, async () =>
        player.expectErrcode('addBankInfo', 2404, await createCard(backend, 5)),
      );
      await player.expectOk('addBankInfo', await createCard(backend, 2));
      expectEqual('cards', (await readCards(player)).length, 5);
    },
  },
  'card-with-a-key': {
    statements: ['7.2-28'],
    title: 'binds a card once for a repeated Idempotency-Key and refuses another body with 103',
    run: async (backend) => {
      const player = await backend.player();
      const card = await createCard(backend);
      const key = backend.newKey();
      const first = await player.expectOk('addBankInfo', card, { key });
      await player.expectOk('addBankInfo', { ...card, accountName: 'Noor Khan' });
      expectEqual('answer of the repeat', await player.expectOk('addBankInfo', card, { key }), first);
      expectEqual('accountName', (await readCards(player))[0]?.['accountName'], 'Noor Khan');
      await expectSameCards(player, () =>
        player.expectErrcode('addBankInfo', 103, { ...card, cardNum: '123456' }, { key }),
      );
    },
  },
  'changes-a-card': {
    statements: ['7.2-29'],
    title: 'changes the data of a card and keeps its number if that is absent or masked',
    run: async (backend) => {
      const player = await backend.player();
      const card = await createCard(backend);
      const { appUserBank } = await player.expectOk('addBankInfo', card);
      const { cardNum: _, ...rest } = card;
      const { id } = appUserBank;
      const expected = { id, ...card, accountName: 'Noor Khan', cardNum: masked(card.cardNum) };
      const absent = await player.expectOk('modifyBankInfo', { ...rest, id, accountName: 'Noor Khan' });
      expectEqual('card without a new number', absent['appUserBank'], expected);
      const same = await player.expectOk('modifyBankInfo', { ...expected, accountName: 'Zara Khan' });
      expectEqual('card with the masked number', same['appUserBank'], {
        ...expected,
        accountName: 'Zara Khan',
      });
      await player.expectErrcode('addBankInfo', 2402, await createCard(backend, 1, card.cardNum));
      const { bankId, bankName } = await bankAt(backend, 1);
      const cardNum = createCardNumber(backend, 9);
      const moved = await player.expectOk('modifyBankInfo', { ...card, id, bankId, cardNum });
      const now = { id, bankId, bankName, accountName: card.accountName, cardNum: masked(cardNum) };
      expectEqual('card after the change', moved['appUserBankList'], [now]);
      expectEqual('cards of the user info', await readCards(player), [now]);
      const { appUserBankList } = await player.expectOk('addBankInfo', card);
      const [, second] = appUserBankList as Fields[];
      const renamed = { ...card, id: second?.['id'], accountName: 'Noor Khan' };
      const after = await player.expectOk('modifyBankInfo', renamed);
      expectEqual('default card after a change of the second', after['appUserBank'], now);
    },
  },
  'cards-of-others': {
    statements: ['7.2-29'],
    title: 'refuses to change a card that the player does not have with 2403',
    run: async (backend) => {
      const owner = await backend.player();
      const stranger = await backend.player();
      const card = await createCard(backend);
      const { appUserBank } = await owner.expectOk('addBankInfo', card);
      await expectSameCards(owner, async () => {
        await stranger.expectErrcode('modifyBankInfo', 2403, {
          ...card,
          id: appUserBank.id,
          accountName: 'Noor',
        });
        await owner.expectErrcode('modifyBankInfo', 2403, { ...card, id: appUserBank.id + 1000 });
      });
      expectEqual('cards of the stranger', await readCards(stranger), []);
    },
  },
};
