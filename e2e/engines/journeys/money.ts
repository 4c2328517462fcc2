import type { Journey } from '../journey.ts';

export const money: readonly Journey[] = [
  {
    name: 'deposits by QR code until the order is paid',
    async run({ driver, open }) {
      await open('/lobby/wallets/deposit', 'player');
      await driver.click('button', /^Pay/);
      await driver.click('link', /^Open payment page/);
      await driver.inNewWindow(async () => {
        await driver.click('button', /Approve/);
        // Both pages contain these words, so wait until the first page is replaced.
        const decided = `return document.readyState === 'complete' &&
          ![...document.querySelectorAll('button')].some((key) => /Approve/.test(key.textContent));`;
        await driver.until('the payment is not decided', async () => driver.run(decided));
      });
      await driver.see(/Coins added to your balance/);
      await driver.click('link', /^Play now/);
      await driver.see(/2,300\.00/);
    },
  },
];
