// Prints the time from input to paint of the interactions that players use most, on a phone and on a desktop whose
// processors are slowed down four times, with the games of the seed and with 5,000. Medians of seven. No limits: machines
// differ too much; docs/performance.md has the targets.
//   node e2e/bench/interactions.mjs [phone|desktop] [number of games]
import { chromium, devices } from '@playwright/test';
import { createMockServer } from '@tara/mock-server';
import { MockWorld } from '@tara/mock-server/playwright';
import { storedSession } from '@tara/sdk/testing';
import { fileURLToPath } from 'node:url';

const ROUNDS = 7;
const SLOWDOWN = 4;
const GAMES = [120, 5000];
/** The shortest duration that Event Timing reports, in ms; shorter ones count as this. */
const SHORTEST_MS = 16;

const LAYOUTS = {
  phone: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
  desktop: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
};

const tab = (page, name) => page.getByRole('tab', { name, exact: true });

/** Each prepares its page, then repeats its actions; an action without a name is not measured. */
const INTERACTIONS = [
  {
    path: '/lobby/home',
    actions: [
      ['category tab', (page) => tab(page, 'Slots').click()],
      ['tab back to Home', (page) => tab(page, 'Home').click()],
    ],
  },
  {
    layout: 'phone',
    path: '/lobby/home',
    actions: [
      ['menu', (page) => page.getByRole('button', { name: /^Open menu/ }).click()],
      [
        'menu: close',
        (page) => page.getByRole('dialog').getByRole('button', { name: /close/i }).first().click(),
      ],
    ],
  },
  {
    path: '/lobby/home',
    actions: [
      [
        'heart',
        (page) =>
          page
            .getByRole('button', { name: /^(Save|Remove) / })
            .first()
            .click(),
      ],
    ],
  },
  {
    path: '/lobby/home',
    layout: 'phone',
    actions: [
      [
        'tab bar: Rewards',
        (page) =>
          page
            .getByRole('link', { name: /^Rewards/ })
            .first()
            .click(),
      ],
      ['tab bar: Home', (page) => page.getByRole('link', { name: /^Home/ }).first().click()],
    ],
  },
  {
    path: '/search',
    layout: 'phone',
    actions: [
      ['search: keystroke', (page) => page.keyboard.press('p')],
      ['', (page) => page.keyboard.press('Backspace')],
    ],
    prepare: (page) => page.getByRole('searchbox').first().click(),
  },
  {
    path: '/lobby/home',
    layout: 'desktop',
    actions: [
      ['search: keystroke', (page) => page.keyboard.press('p')],
      ['', (page) => page.keyboard.press('Backspace')],
    ],
    prepare: (page) => page.keyboard.press('/'),
  },
  {
    path: '/lobby/wallets/deposit',
    actions: [
      ['amount: digit', (page) => page.keyboard.press('5')],
      ['', (page) => page.keyboard.press('Backspace')],
    ],
    prepare: (page) => page.getByRole('textbox').first().click(),
  },
];

/** Collects the interactions of the page; Event Timing rounds to 8 ms. */
function observe() {
  window.measured = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.interactionId > 0) window.measured.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}

/** Waits until the page has painted and has been idle. */
const settled = (page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => requestIdleCallback(resolve, { timeout: 3000 })),
        );
      }),
  );

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

async function measure(browser, world, session, layout, { path, prepare, actions }) {
  const context = await browser.newContext({
    ...LAYOUTS[layout],
    serviceWorkers: 'block',
    timezoneId: 'Asia/Karachi',
  });
  const page = await context.newPage();
  await page.addInitScript((values) => Object.assign(localStorage, values), session);
  await page.addInitScript(() => {
    const seen = { welcomeSeen: true, hideHomeNotice: false, activityModalIds: [39, 40] };
    sessionStorage.setItem('tara.sessionNotices', JSON.stringify(seen));
  });
  await page.addInitScript(observe);
  await page.goto(`${origin}${world.url(path)}`, { waitUntil: 'networkidle' });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await prepare?.(page);
  const results = new Map();
  // The first round loads the code of the parts and is not counted.
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [name, action] of actions) {
      await settled(page);
      await page.evaluate(() => window.measured.splice(0));
      await action(page);
      await settled(page);
      const longest = await page.evaluate(() => Math.max(0, ...window.measured.splice(0)));
      if (round > 0 && name)
        results.set(name, [...(results.get(name) ?? []), Math.max(SHORTEST_MS, longest)]);
    }
  }
  await context.close();
  return results;
}

const [onlyLayout, onlyGames] = process.argv.slice(2);
const server = await createMockServer({
  port: 0,
  web: process.env.WEB_ROOT ?? fileURLToPath(new URL('../../packages/web/dist', import.meta.url)),
});
const origin = await server.listen();
const browser = await chromium.launch({
  ...(process.env.E2E_CHROMIUM ? { executablePath: process.env.E2E_CHROMIUM } : {}),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
console.log('\nInput to paint, in ms: median of seven (highest), 4 x slower processor\n');
for (const gameCount of GAMES.filter((count) => !onlyGames || count === Number(onlyGames))) {
  const world = new MockWorld(origin, `games-${gameCount}`);
  await world.reset({ config: { gameCount } });
  const session = storedSession(await world.token('demoplayer'), {}, `tara.${world.name}`);
  for (const layout of Object.keys(LAYOUTS).filter((each) => !onlyLayout || each === onlyLayout)) {
    console.log(`${layout}, ${gameCount} games`);
    for (const interaction of INTERACTIONS) {
      if (interaction.layout && interaction.layout !== layout) continue;
      for (const [action, times] of await measure(browser, world, session, layout, interaction))
        console.log(`  ${action.padEnd(24)}${String(median(times)).padStart(5)} (${Math.max(...times)})`);
    }
  }
}
await browser.close();
await server.close();
