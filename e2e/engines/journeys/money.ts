import type { Journey } from '../journeys.ts';

export const money: readonly Journey[] = [
  {
    name: 'deposits by QR code, to paid',
    async run({ driver, open }) {
      await open('/lobby/wallets/deposit', 'player');
      await driver.click('button', /^Pay/);
      await driver.click('link', /^Open payment page/);
      await driver.inNewWindow(async () => {
        await driver.click('button', /Approve/);
        await driver.see(/approved|arrive|paid/i);
      });
      await driver.see(/Coins are in your purse/);
      await driver.click('link', /^Play now/);
      await driver.see(/2,300\.00/);
    },
  },
];
