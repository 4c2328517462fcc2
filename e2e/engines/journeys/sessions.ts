import { storedSession } from '@tara/sdk/testing';
import type { Journey } from '../journey.ts';

/** Whether the network has been idle for a second. */
const IS_NETWORK_IDLE = `
const ends = performance.getEntriesByType('resource').map(({ responseEnd }) => responseEnd);
return document.readyState === 'complete' && performance.now() - Math.max(...ends) > 1000;
`;

export const sessions: readonly Journey[] = [
  {
    name: 'registers and shows home with the reward',
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
    name: 'logs in, and shows and closes the welcome popup',
    async run({ driver, open }) {
      await open('/login', 'visitor', { popups: true });
      await driver.type(/^Phone or username/, 'demoplayer');
      await driver.type(/^Password/, 'tara1234');
      await driver.click('button', /^Log in$/);
      await driver.at(/^\/lobby\/home/);
      await driver.expectUsableDialog();
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
    name: 'signs out after a confirmation',
    async run({ driver, layout, open }) {
      await open(layout === 'mobile' ? '/profile/more' : '/lobby/member', 'player');
      await driver.click('button', /^Log out$/);
      await driver.expectUsableDialog();
      await driver.click('button', /^Log out$/);
      await driver.at(/^\/(login|lobby\/home)/);
      await driver.noDialog();
      const kept = 'return Object.keys(localStorage).filter((key) => /\\.session$/.test(key)).length';
      await driver.until('the token stays', async () => (await driver.run(kept)) === 0);
    },
  },
  {
    name: 'opens the login page after the session has ended',
    async run({ driver, world, open }) {
      await open('/lobby/home', 'player');
      await driver.see(/1,000\.00/);
      // Wait for the automatic calls: otherwise their 401 arrives before the 401 of the click.
      const own = `const names = performance.getEntriesByType('resource').map(({ name }) => name);
        return ['online', 'actionLog'].every((call) => names.some((name) => name.endsWith('/' + call)));`;
      await driver.until('the page has not reported itself', async () => driver.run(own));
      await world.endSessions();
      await driver.click('button', /^Save Mango Monsoon$/);
      await driver.at(/^\/login.*reason=expired/);
    },
  },
  {
    name: 'shows the current player after a return from the page cache',
    async run({ driver, connection, world, open }) {
      await world.patchPlayer({ coin: 765_400 });
      await world.control('POST', 'players', {
        account: 'bilal77',
        nickname: 'Bilal Seven',
        coin: 1_234_500,
      });
      const facts = { userInfo: await world.player('bilal77') };
      const stored = storedSession(await world.token('bilal77'), facts, `tara.${world.name}`);
      // Browsers do not cache a page with open requests, and this page sends calls by itself: try again.
      await driver.until('no page comes from the page cache', async () => {
        await open('/lobby/home', 'player');
        await driver.see(/7,654\.00/);
        await driver.until('the page does not stop loading', async () => driver.run(IS_NETWORK_IDLE));
        await driver.run('document.documentElement.dataset.visit = "first"');
        // Another world has its own session. WebKit runs a page without the client's opener policy in another process, and
        // its driver cannot run scripts in a page that comes back from there.
        await driver.open(`${connection.url}/about?world=${world.name}-2`);
        for (const [key, value] of Object.entries(stored))
          await driver.run('localStorage.setItem(...arguments)', key, value);
        await driver.back();
        await driver.at(/^\/lobby\/home/);
        return driver.run('return document.documentElement.dataset.visit === "first"');
      });
      await driver.see(/12,345\.00/);
      const shown = "return document.body.textContent.match(/7,654\\.00|Tara Demo/)?.[0] ?? 'nothing'";
      await driver.until('the first player is shown', async () => (await driver.run(shown)) === 'nothing');
    },
  },
  {
    name: 'shows a lost connection and works after reconnecting',
    async run({ driver, connection, open }) {
      await open('/lobby/home', 'player');
      await driver.see(/1,000\.00/);
      // Toasts load after the first view. Wait for them before going offline.
      const toasts =
        "return performance.getEntriesByType('resource').some(({ name }) => /Toaster-/.test(name))";
      await driver.until('the toasts are not there', async () => driver.run(toasts));
      connection.disconnect();
      await driver.click('button', /^Save Mango Monsoon$/);
      await driver.see(/Not saved: no connection/);
      connection.reconnect();
      await driver.click('button', /^Save Mango Monsoon$/);
      const saved = `return document.querySelector('[aria-label="Save Mango Monsoon"]').getAttribute('aria-pressed')`;
      await driver.until('it is not saved', async () => (await driver.run(saved)) === 'true');
    },
  },
];
