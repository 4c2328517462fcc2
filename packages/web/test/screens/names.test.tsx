import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { test } from './screen-test.tsx';

/** The links of a list or navigation: their names and addresses. */
function getLinks(box: HTMLElement): [name: string, address: string][] {
  return within(box)
    .getAllByRole('link')
    .map((link) => {
      const words = link.cloneNode(true) as HTMLElement;
      for (const hidden of words.querySelectorAll('.visually-hidden')) hidden.remove();
      return [words.querySelector('b')?.textContent ?? words.textContent, link.getAttribute('href') ?? ''];
    });
}

/** The name of the open page. */
const pageName = () => document.title.split(' · ')[0];

/** Entries of the menus that lead to a step inside of another page. */
const OTHERS = ['Home', 'Wallet'];

test(
  'calls each page of the phone what the links to it are called',
  { timeout: 120_000 },
  async ({ open }) => {
    const { user } = await open('/lobby/home', 'player');
    const links = getLinks(await screen.findByRole('list', { name: 'Rewards' }));
    links.push(...getLinks(screen.getByRole('navigation', { name: 'Main' })));
    await user.click(await screen.findByRole('button', { name: /^Open menu/ }));
    links.push(...getLinks(await screen.findByRole('navigation', { name: 'Menu' })));
    await open('/profile/more', 'player');
    for (const name of ['Your account', 'Terms and policies'])
      links.push(...getLinks(await screen.findByRole('navigation', { name })));
    expect(links.length).toBeGreaterThan(15);
    for (const [name, address] of links.filter(([each]) => !OTHERS.includes(each))) {
      await open(address, 'player');
      await waitFor(() =>
        expect([pageName(), name]).toEqual([expect.any(String), expect.stringContaining(pageName() ?? '-')]),
      );
    }
  },
);

test('calls each page of the desktop what the menu calls it', { timeout: 60_000 }, async ({ open }) => {
  await open('/lobby/home', 'player', { layout: 'desktop' });
  const links = getLinks(await screen.findByRole('navigation', { name: 'Main' }));
  expect(links.map(([name]) => name)).toEqual(['Home', 'Games', 'Promo', 'News', 'Member']);
  for (const [name, address] of links.filter(([each]) => !OTHERS.includes(each))) {
    await open(address, 'player', { layout: 'desktop' });
    await waitFor(() => expect(pageName()).toBe(name));
  }
});
