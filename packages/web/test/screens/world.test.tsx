import { screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished } from 'vitest';
// As the first view loads it in another world.
import '#routing/world-history.ts';
import { test } from './screen-test.tsx';
import { expectAddress } from './support/page.ts';

/** What the head script of the page sets; the mock server of these tests has no worlds in its addresses. */
function choose(world: string): void {
  document.documentElement.dataset['world'] = world;
  onTestFinished(() => {
    delete document.documentElement.dataset['world'];
  });
}

const siteLinks = () =>
  [...document.querySelectorAll('a[href^="/"]')].map((link) => link.getAttribute('href') ?? '');
const badge = () => screen.findByRole('complementary', { name: 'World' });

test.for(['mobile', 'desktop'] as const)('keeps the world in every link on %s', async (layout, { open }) => {
  choose('team-7');
  await open('/lobby/home?world=team-7', 'visitor', { layout });
  await screen.findByRole('list', { name: 'Popular games' });
  await badge();
  expect(siteLinks().length).toBeGreaterThan(20);
  expect(siteLinks().filter((to) => new URL(to, 'https://x').searchParams.get('world') !== 'team-7')).toEqual(
    [],
  );
});

test('keeps the world in the address of a followed link, and goes back', async ({ open }) => {
  choose('team-7');
  const { user } = await open('/lobby/home?world=team-7');
  const link = await screen.findByRole('link', { name: 'Log in' });
  expect(link.getAttribute('href')).toBe('/login?world=team-7');
  await user.click(link);
  await expectAddress(/^\/login\?world=team-7$/);
  window.history.back();
  await expectAddress(/^\/lobby\/home\?world=team-7$/);
});

test('redirects to the log-in in the same world, with a return address without it', async ({ open }) => {
  choose('team-7');
  await open('/profile/vip?world=team-7');
  await expectAddress(/^\/login\?from=%2Fprofile%2Fvip&world=team-7$/);
});

test('shows the name of the world, and none for the default world', async ({ open }) => {
  choose('team-7');
  const { reload } = await open('/login');
  expect((await badge()).textContent).toBe('World team-7');
  delete document.documentElement.dataset['world'];
  await reload();
  await screen.findByRole('button', { name: 'Log in' });
  await waitFor(() => expect(screen.queryByRole('complementary', { name: 'World' })).toBeNull());
});
