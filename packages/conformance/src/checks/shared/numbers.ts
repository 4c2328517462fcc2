import type { Backend, Fields, Player } from '../../protocol/backend.ts';
import { expectEqual } from '../../protocol/expect.ts';
import { ifImplemented } from './wallet.ts';

const ALL = { page: 1, pageSize: 100 };
/** A part of a number that is as long as this says whose it is; what a masked number shows is shorter. */
const PART = 7;

/** What a player reads about orders and decisions, and the lists that everybody sees; only as far as it is implemented. */
export async function readTexts(backend: Backend, player: Player): Promise<readonly unknown[]> {
  const { mailList = [] } = await ifImplemented(player, 'getMail2', ALL);
  const mails: unknown[] = [];
  for (const { id } of mailList as Fields[]) mails.push(await player.expectOk('getMailDetail', { id }));
  return [
    ...mails,
    await ifImplemented(player, 'getBalanceHistory', ALL),
    await ifImplemented(player, 'getRechargeRecord', ALL),
    await ifImplemented(player, 'getExchangeOrder', ALL),
    await ifImplemented(player, 'tradeInfo'),
    await ifImplemented(backend.visitor, 'anonymousTradeInfo'),
    await ifImplemented(backend.visitor, 'lobbyTips'),
  ];
}

/** The answers have no text with a number, or with a part of it that is too long, however it is grouped. */
export function expectNoNumber(what: string, answers: readonly unknown[], number: string): void {
  const digits = number.replaceAll(/\D/g, '');
  const parts = Array.from({ length: digits.length - PART + 1 }, (_, at) => digits.slice(at, at + PART));
  const fields = new Set<string>();
  JSON.stringify(answers, (name, value: unknown) => {
    const text = typeof value === 'string' ? value.replaceAll(/[\s-]/g, '') : '';
    if (parts.some((part) => text.includes(part))) fields.add(name);
    return value;
  });
  expectEqual(`fields with the ${what}`, [...fields], []);
}
