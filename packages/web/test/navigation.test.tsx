import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { getTabIndex } from '#layouts/mobile/tab-index.ts';
import { href } from '#routing/layout.ts';
import { hrefIn } from '#routing/paths.ts';
import { returnPath } from '#routing/return-path.ts';
import { routeAt } from '#routing/route-at.ts';
import { RouteProgress } from '#routing/RouteProgress.tsx';
import { whileNavigating } from '#routing/navigation-progress.ts';
import { useBack } from '#routing/use-back.ts';
import { deferred } from './deferred.ts';
import { chooseLayout } from './layout.ts';

describe('tab index (spec 2.4)', () => {
  // spec 2.4-09, 2.4-10, 2.4-11
  it.each([
    ['/lobby/email', 0],
    ['/lobby/rewards', 1],
    ['/lobby/task', 2],
    ['/lobby/notice', 3],
    ['/lobby/wallets', 4],
    ['/lobby/wallets/deposit', 4],
    ['/lobby/wallets/withdraw', 4],
    ['/lobby/home', 0],
    ['/lobby/activity', 0],
    ['/lobby/walletsPassword', 0],
    ['/lobby/rewardsX', 0],
    ['/rewards', 0],
    ['/', 0],
    ['', 0],
  ])('of %j is %i', (path, index) => {
    expect(getTabIndex(path)).toBe(index);
  });
});

describe('addresses', () => {
  it('belong to the current layout', () => {
    chooseLayout('desktop');
    expect(href('bind')).toBe('/lobby/bind');
    chooseLayout('mobile');
    expect(href('bind')).toBe('/bind');
  });

  it('encode parameters and query', () => {
    expect(hrefIn('mobile', 'noticeDetail', { id: 'a/b?c#d' })).toBe('/notice/detail/a%2Fb%3Fc%23d');
    expect(hrefIn('mobile', 'start', undefined, { gameId: '1&x=2' })).toBe('/start?gameId=1%26x%3D2');
  });

  it('use the substitute if the layout has no such route', () => {
    expect(hrefIn('desktop', 'search')).toBe('/lobby/games');
    expect(hrefIn('mobile', 'member')).toBe('/profile/user');
  });

  it('belong to a route and its access', () => {
    chooseLayout('mobile');
    expect(routeAt('/notice/detail/3')).toEqual({ name: 'noticeDetail', access: 'public' });
    expect(routeAt('/bind')).toEqual({ name: 'bind', access: 'player' });
    expect(routeAt('/lobby/bind')).toBeNull();
    expect(routeAt('/no/such/page')).toBeNull();
  });
});

describe('return address of a sign-in', () => {
  it.each([
    ['/start?gameId=1001', '/start?gameId=1001'],
    ['/lobby/wallets/deposit', '/lobby/wallets/deposit'],
    ['/search?q=tiger%20b', '/search?q=tiger%20b'],
    ['/lobby/home', null],
    ['/login?from=%2Fstart', null],
    ['/no/such/page', null],
    ['//evil.example', null],
    ['//evil.example/start', null],
    ['/\\evil.example/start', null],
    ['/\t/evil.example/start', null],
    ['/.//evil.example/start', null],
    ['https://evil.example/start', null],
    ['https:/start', null],
    ['javascript:alert(1)', null],
    ['start', null],
    ['', null],
    [null, null],
  ])('of %j is %j', (from, to) => {
    chooseLayout('mobile');
    expect(returnPath(from)).toBe(to);
  });
});

describe('back button of a page header (spec 2.1)', () => {
  beforeEach(() => chooseLayout('mobile'));
  afterEach(() => window.history.replaceState(null, ''));

  function BackButton() {
    const back = useBack();
    const navigate = useNavigate();
    return (
      <>
        <button type="button" onClick={back}>
          {useLocation().pathname}
        </button>
        <button type="button" onClick={() => void navigate(1)}>
          Forward
        </button>
      </>
    );
  }

  const backButton = () => screen.getByRole('button', { name: /^\// });

  async function pressBack(idx: number | null) {
    // The router numbers the entries of a visit in the state of the history.
    window.history.replaceState(idx === null ? null : { idx }, '');
    render(
      <MemoryRouter initialEntries={['/about', '/service', '/points']} initialIndex={2}>
        <BackButton />
      </MemoryRouter>,
    );
    await userEvent.click(backButton());
    return backButton().textContent;
  }

  // spec 2.1-10
  it('goes back in history', async () => {
    expect(await pressBack(2)).toBe('/service');
  });

  it('goes back again after the player went forward to the same entry', async () => {
    await pressBack(2);
    await userEvent.click(screen.getByText('Forward'));
    expect(backButton().textContent).toBe('/points');
    await userEvent.click(backButton());
    expect(backButton().textContent).toBe('/service');
  });

  // spec 2.1-11
  it.each([0, null])('opens home if the visit began here (entry %s)', async (idx) => {
    expect(await pressBack(idx)).toBe('/lobby/home');
  });
});

describe('progress bar (spec 2.1, 9)', () => {
  const bar = () => screen.queryByRole('progressbar');
  const shown = () =>
    render(
      <MemoryRouter>
        <RouteProgress />
      </MemoryRouter>,
    );

  it('is absent while nothing loads', () => {
    shown();
    expect(bar()).toBeNull();
  });

  // spec 2.1-03, 9-58
  it('starts at 0.3 and stays until the last screen is loaded', async () => {
    shown();
    const first = deferred<number>();
    const second = deferred<number>();
    let loads: Promise<unknown>[] = [];
    await act(async () => {
      loads = [whileNavigating(first.promise), whileNavigating(second.promise)];
    });
    expect(bar()?.dataset['state']).toBe('loading');
    expect(bar()?.style.getPropertyValue('--minimum')).toBe('0.3');
    await act(async () => {
      first.resolve(1);
      await loads[0];
    });
    expect(bar()?.dataset['state']).toBe('loading');
    await act(async () => {
      second.resolve(2);
      await loads[1];
    });
    expect(bar()).toBeNull();
  });

  it('disappears when a screen fails to load, and leaves the failure to its caller', async () => {
    shown();
    const loading = deferred<never>();
    let failure: unknown;
    await act(async () => {
      void whileNavigating(loading.promise).catch((error: unknown) => {
        failure = error;
      });
    });
    expect(bar()).not.toBeNull();
    await act(async () => loading.reject(new Error('gone')));
    expect(bar()).toBeNull();
    expect(failure).toEqual(new Error('gone'));
  });
});
