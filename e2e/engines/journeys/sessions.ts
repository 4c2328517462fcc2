import type { Journey } from '../journeys.ts';

export const sessions: readonly Journey[] = [
  {
    name: 'registers, and is at home with the reward',
    async run({ driver, open }) {
      await open('/register');
      await driver.type(/^Username/, 'newcomer1');
      await driver.type(/^Password/, 'secret12');
      await driver.type(/^Confirm password/, 'secret12');
      await driver.click('button', /^Register$/);
      await driver.at(/^\/lobby\/home/);
      await driver.see(/50\.00/);
    },
  },
  {
    name: 'logs in; the welcome popup comes in its time, is sound and goes',
    async run({ driver, open }) {
      await open('/login', 'visitor', { popups: true });
      await driver.type(/^Phone or username/, 'demoplayer');
      await driver.type(/^Password/, 'tara1234');
      await driver.click('button', /^Log in$/);
      await driver.at(/^\/lobby\/home/);
      await driver.soundDialog();
      await driver.click('button', /^Close$/);
      await driver.noDialog();
      await driver.see(/1,000\.00/);
    },
  },
  {
    name: 'finds a game by typing',
    async run({ driver, open }) {
      await open('/search', 'player');
      await driver.type(/^Search games/, 'peac');
      await driver.has('link', /^Play Peacock Palace$/);
      await driver.at(/q=peac/);
    },
  },
  {
    name: 'signs out, after being asked',
    async run({ driver, layout, open }) {
      await open(layout === 'mobile' ? '/profile/more' : '/lobby/member', 'player');
      await driver.click('button', /^Log out$/);
      await driver.soundDialog();
      await driver.click('button', /^Log out$/);
      await driver.at(/^\/(login|lobby\/home)/);
      await driver.noDialog();
      const kept = 'return Object.keys(localStorage).filter((key) => /\\.session$/.test(key)).length';
      await driver.until('the token stays', async () => (await driver.run(kept)) === 0);
    },
  },
  {
    name: 'a session that has ended leads to the login',
    async run({ driver, world, open }) {
      await open('/lobby/home', 'player');
      await driver.see(/1,000\.00/);
      // What the page sends by itself must be answered first, or its own 401 comes before that of the click.
      const own = `const names = performance.getEntriesByType('resource').map(({ name }) => name);
        return ['online', 'actionLog'].every((call) => names.some((name) => name.endsWith('/' + call)));`;
      await driver.until('the page has not reported itself', async () => driver.run(own));
      await world.endSessions();
      await driver.click('button', /^Save Mango Monsoon$/);
      await driver.at(/^\/login.*reason=expired/);
    },
  },
  {
    name: 'a broken line is said, and mended it works again',
    async run({ driver, line, open }) {
      await open('/lobby/home', 'player');
      await driver.see(/1,000\.00/);
      // The part that shows toasts is fetched after the first view; it must have come before the line goes.
      const toasts =
        "return performance.getEntriesByType('resource').some(({ name }) => /Toaster-/.test(name))";
      await driver.until('the toasts are not there', async () => driver.run(toasts));
      line.cut();
      await driver.click('button', /^Save Mango Monsoon$/);
      await driver.see(/Not saved: no connection/);
      line.mend();
      await driver.click('button', /^Save Mango Monsoon$/);
      const saved = `return document.querySelector('[aria-label="Save Mango Monsoon"]').getAttribute('aria-pressed')`;
      await driver.until('it is not saved', async () => (await driver.run(saved)) === 'true');
    },
  },
];
