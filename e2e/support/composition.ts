import type { Page } from '@playwright/test';

/** The desktop pages by address, with the name of their main button; null if they have none. */
export const MAIN_BUTTONS: Readonly<Record<string, RegExp | null>> = {
  '/lobby/games': null,
  '/lobby/favorites': null,
  '/lobby/member': /^Deposit/,
  '/lobby/profile/email': /^Claim all/,
  '/lobby/profile/task': /^Claim all/,
  '/lobby/rewards': /^Claim all/,
  '/lobby/profile/vip': null,
  '/lobby/activity/vipRebate': null,
  '/lobby/points': /^Exchange/,
  '/lobby/notice': null,
  '/lobby/notice/detail/2': /^See the offer/,
  '/lobby/rule/points': null,
  '/lobby/terms-of-use': null,
  '/lobby/activity/spin': /^Spin/,
  '/lobby/activity/weekendLottery': /^Draw/,
  '/lobby/activity/firstCharge': /^Deposit Rs/,
  '/lobby/activity/inviteFriends': /^Invite a friend/,
  '/lobby/activity/agent': /^Invite a friend/,
  '/lobby/activity/agent5': /^Invite a friend/,
  '/lobby/activity/sign': /^Claim day 1/,
  '/lobby/activity/cashBonus': /^Claim both/,
  '/lobby/activity/depositEvery': /^Deposit/,
  '/lobby/activity/follow': null,
  '/lobby/activity/signPay': null,
  '/lobby/profile': null,
  '/lobby/wallets/deposit': /^Pay/,
  '/lobby/wallets/withdraw': /^Verify identity/,
  '/lobby/record/transaction': null,
  '/lobby/walletsKyc': /^Next/,
  '/lobby/walletsPassword': /^Set safebox password/,
  '/lobby/profile/bank': /^Set safebox password/,
  '/lobby/bindBankCard': /^Save card/,
};

/** The longest line of text, in characters: about 75, with some room for narrow letters. */
const MAX_LINE = 82;
/** The widest row of a label and its value, in px. */
const MAX_ROW = 480;

/**
 * Lists faults in the composition of a desktop page: lines of text that are too long to read, and rows whose value is
 * far from its label.
 */
export async function compositionFaults(page: Page): Promise<string[]> {
  return page.evaluate(
    ({ maxLine, maxRow }) => {
      const faults: string[] = [];
      const shown = (part: Element) =>
        part.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        part.closest('.visually-hidden') === null;
      const texts = document.createTreeWalker(document.querySelector('#content')!, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const text = node.nodeValue ?? '';
        if (text.trim().length <= maxLine || !node.parentElement || !shown(node.parentElement)) continue;
        let length = 0;
        let top: number | undefined;
        for (let at = 0; at < text.length; at += 1) {
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const line = range.getBoundingClientRect().top;
          length = top !== undefined && Math.abs(line - top) < 2 ? length + 1 : 1;
          top = line;
          if (length > maxLine) {
            faults.push(`a line of more than ${maxLine} characters: "${text.slice(0, 60)}"`);
            break;
          }
        }
      }
      for (const label of document.querySelectorAll('#content dt')) {
        const value = label.nextElementSibling;
        if (!value || value.tagName !== 'DD' || !shown(label)) continue;
        const from = label.getBoundingClientRect();
        const to = value.getBoundingClientRect();
        const sameRow = to.top < from.bottom && from.top < to.bottom;
        if (sameRow && to.right - from.left > maxRow)
          faults.push(`a row of ${Math.round(to.right - from.left)} px: "${label.textContent}"`);
      }
      return faults;
    },
    { maxLine: MAX_LINE, maxRow: MAX_ROW },
  );
}

/** The left edge of the page's content, in px. */
export async function leftEdge(page: Page): Promise<number> {
  return page.evaluate(() => {
    const main = [...document.querySelectorAll('main')].find((item) => item.checkVisibility());
    return Math.round(main?.getBoundingClientRect().left ?? 0);
  });
}
