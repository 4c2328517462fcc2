import type { Journey } from '../journey.ts';

export const money: readonly Journey[] = [
  {
    name: 'deposits by QR code, to paid',
    async run({ driver, open }) {
      await open('/lobby/wallets/deposit', 'player');
      await driver.click('button', /^Pay/);
      await driver.click('link', /^Open payment page/);
      await driver.inNewWindow(async () => {
        await driver.click('button', /Approve/);
        // The page that asks says such words, too: it is decided once the page that answers has come.
        const decided = `return document.readyState === 'complete' &&
          ![...document.querySelectorAll('button')].some((key) => /Approve/.test(key.textContent));`;
        await driver.until('the payment is not decided', async () => driver.run(decided));
      });
      await driver.see(/Coins are in your purse/);
      await driver.click('link', /^Play now/);
      await driver.see(/2,300\.00/);
    },
  },
];
