import type { Journey } from '../journey.ts';

export const dialogs: readonly Journey[] = [
  {
    name: 'opens the menu and customer service as usable dialogs',
    only: 'mobile',
    async run({ driver, open }) {
      await open('/lobby/home', 'player');
      await driver.click('button', /^Open menu/);
      await driver.see(/My profile/);
      await driver.expectUsableDialog();
      await driver.click('button', /^Customer service$/);
      await driver.see(/How can we help|service/i);
      await driver.expectUsableDialog();
      await driver.click('button', /^Close$/);
      await driver.noDialog();
    },
  },
  {
    name: 'opens and closes the video',
    async run({ driver, open }) {
      await open('/lobby/home', 'player');
      await driver.click('button', /Watch the video/);
      await driver.expectUsableDialog();
      await driver.press('Escape');
      await driver.noDialog();
    },
  },
  {
    name: 'scrolls and accepts the agreement',
    async run({ driver, world, open }) {
      await world.reset({ scenario: 'green', config: { registerType: 2 } });
      await open('/register');
      await driver.see(/Before you play/);
      await driver.expectUsableDialog();
      await driver.click('button', /^I am 21 or older$/);
      await driver.noDialog();
      await driver.click('field', /Terms of Use/);
      await driver.expectUsableDialog();
      const scrolls = `const content = [...document.querySelectorAll('dialog[open] *')].find((part) =>
        getComputedStyle(part).overflowY === 'auto' && part.scrollHeight > part.clientHeight + 50);
        return Boolean(content);`;
      await driver.until('the long text does not scroll', async () => driver.run(scrolls));
      await driver.click('button', /^I Agree$/);
      await driver.noDialog();
    },
  },
];
