import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { test } from './screen-test.tsx';
import { expectAddress, expectText, getItems } from './support/page.ts';

const news = (text = '') => getItems('News', text);

// spec 2.2-072
test('links a notice to its target', async ({ open }) => {
  const { user } = await open('/lobby/notice', 'player');
  await expectText(() => news('first deposit')[0], 'first deposit');
  await user.click(within(news('first deposit')[0]!).getByRole('link'));
  await user.click(await screen.findByRole('link', { name: 'See the offer' }));
  await expectAddress(/^\/activity\/firstCharge/);
});

// spec 2.2-071
test('shows no first deposit offer after the first deposit', async ({ open, world }) => {
  await world.patchPlayer({ firstRecharge: 1 });
  await open('/lobby/notice', 'player');
  await waitFor(() => expect(news()).toHaveLength(2));
  expect(news('first deposit')).toHaveLength(0);
});

// spec 2.2-072
test('links a notice of a game to the game', async ({ open }) => {
  await open('/notice/detail/3');
  const play = await screen.findByRole('link', { name: 'Play now' });
  expect(play.getAttribute('href')).toMatch(/\/start\?gameId=1003/);
});

// spec 2.2-072
test('shows that a notice is unknown, and links to the others, each with its day and summary', async ({
  open,
}) => {
  const { user } = await open('/notice/detail/999');
  await screen.findByText('This news is no longer available');
  await user.click(screen.getByRole('link', { name: 'All news' }));
  await waitFor(() => expect(news()).toHaveLength(3));
  expect(news()[1]?.textContent).toContain('Every friend who joins with your link gives you another spin');
  for (const { textContent } of news())
    expect(textContent).toMatch(/(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d{1,2} [A-Z][a-z]{2}/);
});

test.for([
  ['mobile', /^\/profile\/email/],
  ['desktop', /^\/lobby\/profile\/email/],
] as const)('links from the news to the mail on %s', async ([layout, address], { open }) => {
  const { user } = await open('/lobby/notice', 'player', { layout });
  await user.click(await screen.findByRole('link', { name: 'Mail, unread' }));
  await expectAddress(address);
  await screen.findByRole('list', { name: 'Mail' });
});

// spec 2.2-074, 2.2-116
test('links the detail of a reward to its activity', async ({ open }) => {
  const { user } = await open('/reward/detail/39', 'player');
  await screen.findByRole('heading', { name: 'First deposit' });
  await user.click(screen.getByRole('link', { name: 'Go to First deposit' }));
  await expectAddress(/^\/activity\/firstCharge/);
});

// spec 2.2-074
test('shows that a reward is unknown', async ({ open }) => {
  await open('/reward/detail/999', 'player');
  await screen.findByText('This reward is no longer available');
});

// spec 1-20, 2.1-10, 2.2-071, 2.3-51, 2.4-07
test('lists news in order and removes the mark of read news', async ({ open }) => {
  const { user, reload } = await open('/lobby/home');
  await user.click((await screen.findAllByRole('link', { name: 'News' }))[0]!);
  const titles = () => news().map((item) => within(item).getByRole('heading').textContent);
  await waitFor(() =>
    expect(titles()).toEqual([
      '300 coins on your first deposit',
      'Spin the star wheel with friends',
      'Mango Monsoon has begun',
    ]),
  );
  const mark = (text: string) => within(news(text)[0]!).queryByText('New');
  expect(mark('Spin the star wheel')).not.toBeNull();
  await user.click(within(news('Spin the star wheel')[0]!).getByRole('link'));
  await expectAddress(/^\/notice\/detail\/2/);
  await screen.findByText(/Your wins fill a pot/);
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(mark('Spin the star wheel')).toBeNull());
  expect(mark('300 coins')).not.toBeNull();
  await reload();
  await expectText(() => news('Spin the star wheel')[0], 'Spin the star wheel');
  expect(mark('Spin the star wheel')).toBeNull();
});
