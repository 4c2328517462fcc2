import { act, render, waitFor } from '@testing-library/react';
import { storedSession } from '@tara/sdk/testing';
import { MemoryRouter, matchPath, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ScreenRoutes } from '#app/ScreenRoutes.tsx';
import { getPattern } from '#routing/paths.ts';
import { routeMap, substitutes, type LayoutName, type RouteName } from '#routing/route-map.ts';
import { useRouteName } from '#routing/route-name.ts';
import { createRedirects, createTable, type LazyScreens, type TableRow } from '#routing/table.tsx';
import { FrameProvider, type Frame } from '#ui/frame.ts';
import { redirects, statedRoutes } from './fixtures/routes.ts';
import { chooseLayout } from './layout.ts';

/** Routes that are not in the specification's table of a layout (docs/decisions/0005). */
const ADDED_IN_BOTH: readonly RouteName[] = ['password', 'saferPlay'];
const ADDED: Record<LayoutName, readonly RouteName[]> = {
  mobile: [...ADDED_IN_BOTH, 'terms', 'privacy'],
  desktop: [
    ...ADDED_IN_BOTH,
    'cashBonus',
    'agentCount',
    'supply',
    'festival',
    'weekendLottery',
    'christmas',
    'newYear',
    'firstCharge',
    'inviteFriends',
    'depositEvery',
    'mail',
  ],
};

/** A screen that shows the name of its route. */
function Probe() {
  return <p data-screen={useRouteName()} />;
}

const frame: Frame = {
  Screen: ({ title, children }) => <main aria-label={title}>{children}</main>,
  BarePage: ({ children }) => <main>{children}</main>,
  footer: 'bar',
  pointer: 'finger',
};

const names = Object.keys(routeMap) as RouteName[];
const loadProbe = async () => ({ default: Probe });
const probes = Object.fromEntries(
  names.map((name) => [name, loadProbe]),
) as unknown as LazyScreens<'mobile'> & LazyScreens<'desktop'>;
const tables: Record<LayoutName, TableRow[]> = {
  mobile: createTable('mobile', Probe, async () => probes),
  desktop: createTable('desktop', Probe, async () => probes),
};
const layouts = ['mobile', 'desktop'] as const;
const getPath = (at: string) => at.replace(/\?.*/, '');
const rowsAt = (layout: LayoutName, at: string) =>
  tables[layout].filter(({ path }) => matchPath(path, getPath(at)));

describe.each(layouts)('the %s table compared with the specification', (layout) => {
  // spec 2.1-01, 2.1-04, 2.2-004, 2.2-005, 2.2-006, 2.2-007, 2.2-008, 2.2-009, 2.2-010, 2.2-011, 2.2-012
  // spec 2.2-013, 2.2-014, 2.2-015, 2.2-016, 2.2-017, 2.2-018, 2.2-019, 2.2-020, 2.2-021, 2.2-022, 2.2-023
  // spec 2.2-024, 2.2-025, 2.2-026, 2.2-027, 2.2-028, 2.2-029, 2.2-030, 2.2-031, 2.2-032, 2.2-033, 2.2-034
  // spec 2.2-035, 2.2-036, 2.2-037, 2.2-038, 2.2-039, 2.2-040, 2.2-041, 2.2-042, 2.2-043, 2.2-044, 2.2-045
  // spec 2.2-046, 2.2-047, 2.2-048, 2.2-049, 2.2-050, 2.2-051, 2.2-052, 2.2-053, 2.2-054, 2.2-055, 2.2-056
  // spec 2.2-057, 2.2-058, 2.2-059, 2.2-060, 2.2-061, 2.2-062, 2.2-063, 2.2-064, 2.2-114, 2.3-02, 2.3-03
  // spec 2.3-04, 2.3-05, 2.3-10, 2.3-11, 2.3-12, 2.3-13, 2.3-14, 2.3-15, 2.3-16, 2.3-17, 2.3-18, 2.3-19
  // spec 2.3-20, 2.3-21, 2.3-22, 2.3-23, 2.3-24, 2.3-25, 2.3-26, 2.3-27, 2.3-28, 2.3-29, 2.3-30, 2.3-31
  // spec 2.3-32, 2.3-33, 2.3-34, 2.3-35, 2.3-36, 2.3-37, 2.3-38, 2.3-39, 2.3-40, 2.3-41
  it.each(statedRoutes[layout])('$at is served by exactly one row, public: $public', (route) => {
    const [row, ...others] = rowsAt(layout, route.at);
    expect(others).toEqual([]);
    expect(row?.screen).toBeDefined();
    expect(row && routeMap[row.name].access).toBe(route.public ? 'public' : 'player');
    expect(row?.path.replaceAll(/:\w+/g, '*')).toBe(route.path.replaceAll(/\{\w+\}/g, '*'));
  });

  // spec 2.3-43
  it('serves only the listed routes and those that were added', () => {
    const stated = new Set(statedRoutes[layout].map(({ path }) => path.replaceAll(/\{(\w+)\}/g, ':$1')));
    const added = tables[layout].filter(({ path, screen }) => screen && !stated.has(path));
    const unmarked = added.filter(({ name }) => !ADDED[layout].includes(name));
    expect(unmarked).toEqual([]);
  });

  it('has no duplicate path', () => {
    const paths = tables[layout].map(({ path }) => path);
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
  });

  // spec 2.3-42
  it('serves every address of both layouts, directly or by a redirect', () => {
    const unserved = layouts
      .flatMap((each) => statedRoutes[each])
      .filter(({ at }) => rowsAt(layout, at).length === 0);
    expect(unserved).toEqual([]);
  });

  it.each(createRedirects(layout))('$path redirects to a row that is served', ({ path, name }) => {
    const target = getPattern(layout, name);
    const row = tables[layout].find((each) => each.path === target);
    expect(row?.screen).toBeDefined();
    const wanted = [...(target ?? '').matchAll(/:\w+/g)].map(([param]) => param);
    const given = [...path.matchAll(/:\w+/g)].map(([param]) => param);
    expect(given).toEqual(expect.arrayContaining(wanted));
  });

  it('has a substitute that is served for every missing route', () => {
    const lacking = names.filter((name) => getPattern(layout, name) === null);
    const served = Object.entries(substitutes[layout]).filter(
      ([, name]) => getPattern(layout, name) !== null,
    );
    expect(served.map(([name]) => name).toSorted()).toEqual(lacking.toSorted());
  });
});

/** Opens an address with the real routes and the access rule. Returns the final address and the shown screen. */
async function openAt(layout: LayoutName, at: string, state?: unknown) {
  chooseLayout(layout);
  const result: { path: string; state: unknown } = { path: '', state: undefined };
  function Where() {
    const {
      pathname,
      search,
      state: now,
    } = useLocation() as ReturnType<typeof useLocation> & {
      state: unknown;
    };
    Object.assign(result, { path: pathname + search, state: now });
    return null;
  }
  const { pathname, searchParams } = new URL(at, 'http://page');
  const search = searchParams.size > 0 ? `?${searchParams.toString()}` : '';
  const { container } = render(
    <MemoryRouter initialEntries={[{ pathname, search, state }]}>
      <Where />
      <FrameProvider value={frame}>
        <ScreenRoutes rows={tables[layout]} fallback={null} />
      </FrameProvider>
    </MemoryRouter>,
  );
  // The screens are loaded on demand.
  await act(async () => undefined);
  const screen = container.querySelector<HTMLElement>('[data-screen]')?.dataset['screen'];
  return { ...result, screen };
}

describe.each(layouts)('a visitor on %s', (layout) => {
  // spec 2.3-36, 2.3-37, 2.3-59, 2.7-01, 2.7-12, 6-02
  it.each(statedRoutes[layout].filter((route) => route.public && route.path !== '/lobby/home'))(
    'sees $at',
    async ({ at }) => {
      const { path, screen } = await openAt(layout, at);
      expect(path).toBe(at);
      expect(screen).toBe(rowsAt(layout, at)[0]?.name);
    },
  );

  // spec 2.3-15, 2.3-16, 2.3-17, 2.3-18, 2.3-19, 2.3-21, 2.3-22, 2.3-23, 2.3-24, 2.3-25, 2.3-26, 2.3-27
  // spec 2.3-28, 2.3-29, 2.3-30, 2.3-31, 2.3-32, 2.3-33, 2.3-34, 2.3-35, 2.3-38, 2.3-39, 2.3-40, 6-01, 6-02
  // spec 6-07
  it.each(statedRoutes[layout].filter((route) => !route.public))(
    'is redirected from $at to the log-in, with a return address',
    async ({ at }) => {
      const { path, screen } = await openAt(layout, at);
      expect(path).toBe(`/login?${new URLSearchParams({ from: at }).toString()}`);
      expect(screen).toBe('login');
    },
  );

  // spec 2.1-13
  it('sees that an address is unknown, without a redirect', async () => {
    const { path } = await openAt(layout, '/no/such/page');
    expect(path).toBe('/no/such/page');
    await waitFor(() => expect(document.body.textContent).toContain('Page not found'));
  });

  it.each(['/Lobby/Home', '/lobby/home/'])('is redirected home from %s', async (at) => {
    expect((await openAt(layout, at)).path).toBe('/lobby/home');
  });

  // spec 2.2-002, 2.2-004, 2.3-10
  it('sees the lobby, which the shell renders beside the routes', async () => {
    expect(await openAt(layout, '/lobby/home')).toMatchObject({ path: '/lobby/home', screen: undefined });
  });
});

describe('a player', () => {
  beforeEach(async () => {
    const facts = { userInfo: { id: 1, mobile: '' } };
    for (const [key, text] of Object.entries(storedSession('tok', facts))) localStorage.setItem(key, text);
    await act(async () => window.dispatchEvent(new StorageEvent('storage', { key: 'tara.session' })));
  });

  afterEach(async () => {
    localStorage.clear();
    await act(async () => window.dispatchEvent(new StorageEvent('storage', { key: null })));
  });

  describe.each(layouts)('on %s', (layout) => {
    // spec 2.1-01, 2.2-036, 6-01
    it.each(statedRoutes[layout].filter((route) => !route.public))('may open $at', async ({ at }) => {
      const { path, screen } = await openAt(layout, at);
      expect(path).toBe(at);
      expect(screen).toBe(rowsAt(layout, at)[0]?.name);
    });

    // spec 2.2-001, 2.2-003, 2.3-01, 2.3-07, 2.3-59, 2.4-11
    it.each(Object.entries(redirects[layout]))('is redirected from %s to %s', async (from, to) => {
      expect((await openAt(layout, from)).path).toBe(to);
    });
  });

  // spec 2.3-08
  it('keeps query and state over a redirect', async () => {
    const opened = await openAt('desktop', '/bindBankCard?bankId=3', { typeId: 2 });
    expect(opened).toMatchObject({ path: '/lobby/bindBankCard?bankId=3', state: { typeId: 2 } });
  });

  it('cannot change the target of a redirect by a parameter', async () => {
    const { path } = await openAt('desktop', '/rule/%2F%2Fevil.example');
    expect(path).toBe('/lobby/rule/%2F%2Fevil.example');
  });
});

// spec 2.3-06, 2.3-42
it('a redirect is applied before the access rule', async () => {
  const { path } = await openAt('desktop', '/bind');
  expect(path).toBe('/login?from=%2Flobby%2Fbind');
});
