import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, vi } from 'vitest';
import { test } from './screen-test.tsx';
import { expectAddress, expectGone } from './support/page.ts';

const PAGE = '/apkdownload';
const HOME = '/lobby/home';
const h5 = { downloadType: 2, downloadUrl: '/docs', url: '' } as const;

const findPopular = async () => screen.findByRole('list', { name: 'Popular games' });
const queryGetApp = () => screen.queryByRole('link', { name: /^Get the app/ });
const queryHide = () => screen.queryByRole('button', { name: 'Hide the app offer' });

test('lets a visitor download the app, too', async ({ open, world }) => {
  await world.config({ h5 });
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  onTestFinished(() => assign.mockRestore());
  const { user } = await open(PAGE);
  await user.click(await screen.findByRole('button', { name: 'Download the app' }));
  expect(screen.queryByText('Your invite code is copied first')).toBeNull();
  await waitFor(() => expect(assign).toHaveBeenCalledWith(expect.stringMatching(/\/docs$/)));
});

// spec 2.5-62, 2.5-63
test('links from home to the app, except in green mode or if the link is off', async ({ open, world }) => {
  await world.config({ h5 });
  const { user, reload } = await open(HOME);
  const link = await screen.findByRole('link', { name: /^Get the app/ });
  expect(link.getAttribute('href')).toMatch(/\/apkdownload/);
  await user.click(link);
  await expectAddress(/^\/apkdownload/);
  for (const config of [{ h5: { ...h5, downloadType: 0 } }, { h5, mode: 'green' }] as const) {
    await world.config(config);
    window.history.pushState(null, '', HOME);
    await reload();
    await findPopular();
    const main = screen.getByRole('main', { hidden: true });
    await waitFor(() => expect(main.querySelector('footer')).not.toBeNull());
    expect(queryGetApp()).toBeNull();
  }
});

// spec 2.5-64, 3-110
test('links from the banner of home to the app, and hides a closed banner', async ({ open, world }) => {
  await world.config({ h5: { ...h5, downloadType: 1 } });
  const { user, reload } = await open(HOME);
  const hide = await screen.findByRole('button', { name: 'Hide the app offer' });
  expect(queryGetApp()?.getAttribute('href')).toMatch(/\/apkdownload/);
  await user.click(hide);
  await expectGone(queryHide);
  await reload();
  await findPopular();
  expect(queryHide()).toBeNull();
});

// The second address is not a web address and must not be used.
// spec 2.2-096, 9-06 mobile, 9-07 mobile
test.for(['', 'javascript:alert(1)'])(
  'shows no button without an address of the app: "%s"',
  async (downloadUrl, { open, world }) => {
    await world.config({ h5: { ...h5, downloadUrl } });
    const { user } = await open(PAGE);
    await screen.findByText('The app is not available right now');
    expect(screen.queryByRole('button', { name: 'Download the app' })).toBeNull();
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Go to the games' }));
    await expectAddress(/^\/lobby\/home/);
  },
);

// spec 2.3-43
test('has no page of the app on a desktop', async ({ open }) => {
  await open(PAGE, 'visitor', { layout: 'desktop' });
  await expectAddress(/^\/lobby\/home/);
});

test.for([2, 1] as const)(
  'invites nobody to an app that has no address, download type %s',
  async (downloadType, { open, world }) => {
    await world.config({ h5: { ...h5, downloadType, downloadUrl: '' } });
    await open(HOME);
    await findPopular();
    const main = screen.getByRole('main', { hidden: true });
    await waitFor(() => expect(main.querySelector('footer')).not.toBeNull());
    expect(queryGetApp()).toBeNull();
    expect(queryHide()).toBeNull();
  },
);
