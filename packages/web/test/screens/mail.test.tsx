import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { MockWorld } from '@tara/mock-server/vitest';
import { expect, vi } from 'vitest';
import { test } from './screen-test.tsx';
import { findReceipt, queryReceipt, closeReceipt } from './support/claims.ts';
import { expectGone, expectText, fill, getItems } from './support/page.ts';
import { expectToast } from './support/expect-toast.ts';

const PAGE = '/profile/email';
const WELCOME = 'Welcome to Tara Slots';
const PLAIN = 'Before your first withdrawal';
const GIFT = 'A gift for you';

const mails = (title = '') => getItems('Mail', title);
const mail = (title: string) => mails(title)[0];
const queryClaimAll = () => screen.queryByRole('button', { name: /^Claim all/ });
const findClaim = async () => screen.findByRole('button', { name: /^Claim(?! all)/ });
const expectMails = async (count: number) => waitFor(() => expect(mails()).toHaveLength(count));

async function openMail(user: UserEvent, title: string): Promise<void> {
  await expectText(() => mail(title), title);
  await user.click(within(mail(title)!).getAllByRole('button')[0]!);
}

/** Sends the demo player fifty coins, to be played once. */
async function sendGift(world: MockWorld): Promise<void> {
  const { id } = await world.player();
  await world.control('POST', `players/${String(id)}/mails`, {
    title: GIFT,
    content: 'Fifty coins, because it is <b>Friday</b>.',
    propList: [{ id: 2001, count: 5000, betRate: 1 }],
  });
}

/** Presses Delete in an opened mail and confirms. */
async function confirmDeletion(user: UserEvent, answer: 'Delete' | 'Keep'): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Delete this message' }));
  const question = await screen.findByRole('dialog', { name: 'Delete this message?' });
  await user.click(within(question).getByRole('button', { name: answer }));
}

test('claims all gifts with one button', async ({ open, world }) => {
  await sendGift(world);
  const { user } = await open(PAGE, 'player');
  await expectText(() => mail(WELCOME), '2 gifts');
  await user.click(await screen.findByRole('button', { name: /^Claim all/ }));
  expect((await findReceipt()).textContent).toContain('+50.00');
  await user.keyboard('{Escape}');
  await expectGone(queryClaimAll);
  await expectText(() => mail(GIFT), 'Claimed');
  expect(await world.calls('receiveMail')).toBe(2);
  expect((await world.player())['coin']).toBe(1_050_00);
});

test('claims the gifts of all pages, and names their sum and number', async ({ open, world }) => {
  for (let sent = 0; sent < 22; sent += 1) await sendGift(world);
  const { user } = await open(PAGE, 'player');
  // The welcome gift is points and a coupon.
  const claim = await screen.findByRole('button', { name: /^Claim all/ });
  expect(claim.textContent).toBe(
    'Claim all1,100.00 coins, 5.00 points and +20.00 coins on your next deposit of 500.00 or more',
  );
  screen.getByRole('tab', { name: 'With a gift 23' });
  await user.click(claim);
  await findReceipt();
  expect((await world.player())['coin']).toBe(2_100_00);
  expect(await world.calls('receiveMail')).toBe(23);
  await closeReceipt(user);
  await expectGone(queryClaimAll);
});

// spec 1-21, 3-066, 3-068
test('marks an opened mail as read', async ({ open }) => {
  const { user } = await open(PAGE, 'player');
  await expectText(() => mail(PLAIN), 'Unread');
  await openMail(user, PLAIN);
  await screen.findByText('Set a safebox password', { exact: false });
  await user.click(screen.getAllByRole('button', { name: /^Back/ }).at(-1)!);
  await waitFor(() => expect(mail(PLAIN)!.textContent).not.toContain('Unread'));
  expect(mail(WELCOME)!.textContent).toContain('Unread');
});

// spec 2.2-085
test('deletes a mail after a confirmation', async ({ open, world }) => {
  const { user } = await open(PAGE, 'player');
  await openMail(user, PLAIN);
  await confirmDeletion(user, 'Keep');
  await expectGone(() => screen.queryByRole('dialog'));
  expect(await world.calls('delMail')).toBe(0);
  await confirmDeletion(user, 'Delete');
  await expectToast('Message deleted');
  await expectMails(1);
  expect(await world.calls('delMail')).toBe(1);
});

test('keeps a mail with an open gift', async ({ open, world }) => {
  const { user } = await open(PAGE, 'player');
  await openMail(user, WELCOME);
  await user.click(await screen.findByRole('button', { name: 'Delete this message' }));
  const question = await screen.findByRole('dialog', { name: 'Claim the gift first' });
  expect(within(question).queryByRole('button', { name: 'Delete' })).toBeNull();
  expect(await world.calls('delMail')).toBe(0);
});

test('deletes all read mails together, and nothing else', async ({ open, world, otherDevice }) => {
  const sdk = await otherDevice();
  const { mailList } = await sdk.call.getMail2({ page: 1, pageSize: 20 });
  for (const { id } of mailList) await sdk.call.getMailDetail({ id });
  await sendGift(world);
  const { user } = await open(PAGE, 'player');
  await expectMails(3);
  await user.click(screen.getByRole('button', { name: 'Delete read messages' }));
  const question = await screen.findByRole('dialog', { name: 'Delete read messages?' });
  expect(question.textContent).toContain('1 read message');
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  await expectGone(() => mail(PLAIN));
  await expectMails(2);
});

test.for([
  [2801, 'This message no longer exists.'],
  [2802, 'You have already claimed this reward.'],
  [2803, 'This message has no reward.'],
] as const)('shows why a claim is rejected with errcode %i', async ([errcode, text], { open, world }) => {
  await world.fault({ operationId: 'receiveMail', errcode });
  const { user } = await open(PAGE, 'player');
  await openMail(user, WELCOME);
  await user.click(await findClaim());
  await expectToast(text);
  expect(queryReceipt()).toBeNull();
});

test('shows why a deletion is rejected, and keeps the mail', async ({ open, world }) => {
  await world.fault({ operationId: 'delMail', errcode: 2804 });
  const { user } = await open(PAGE, 'player');
  await openMail(user, PLAIN);
  await confirmDeletion(user, 'Delete');
  await expectToast('Claim the reward first, then delete the message.');
  screen.getByRole('heading', { name: PLAIN });
});

test('shows that a mail was deleted on another device', async ({ open, otherDevice }) => {
  const { user } = await open(PAGE, 'player');
  await expectMails(2);
  const sdk = await otherDevice();
  const { mailList } = await sdk.call.getMail2({ page: 1, pageSize: 20 });
  const plain = mailList.find(({ title }) => title === PLAIN);
  await sdk.call.delMail({ id: plain?.id ?? 0 });
  await openMail(user, PLAIN);
  await screen.findByText('This message no longer exists');
  await user.click(screen.getAllByRole('button', { name: 'Back to mail' }).at(-1)!);
  await expectMails(1);
});

test.for([
  ['is dropped', { effect: 'dropAfter' }],
  ['is a 503', { httpStatus: 503 }],
] as const)('pays a claim once if its answer %s', async ([, fault], { open, world }) => {
  await sendGift(world);
  await world.fault({ operationId: 'receiveMail', ...fault });
  const { user } = await open(PAGE, 'player');
  await openMail(user, GIFT);
  await user.click(await findClaim());
  // Until the claim is sent again, the button looks as after a failure.
  await vi.waitFor(async () => expect(await world.calls('receiveMail')).toBeGreaterThan(0), 30_000);
  await expectGone(() => screen.queryByRole('button', { name: 'Claiming' }));
  expect(queryReceipt()).toBeNull();
  await world.clearFaults();
  await user.click((await screen.findAllByRole('button', { name: /^(Check again|Claim)/ }))[0]!);
  await closeReceipt(user, /Coins.*\+50\.00/);
  expect((await world.player())['coin']).toBe(1_050_00);
});

test('shows that the mail did not load, and loads it when tried again', async ({ open, world }) => {
  await world.fault({ operationId: 'getMail2', httpStatus: 503 });
  const { user } = await open(PAGE, 'player');
  await screen.findByText('Your mail did not load');
  await world.clearFaults();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await expectMails(2);
});

test('opens a mail beside the list on a desktop, at an address of its own', async ({ open }) => {
  const { user } = await open(PAGE, 'player', { layout: 'desktop' });
  await screen.findByText('Choose a message');
  await openMail(user, PLAIN);
  await screen.findByText('Set a safebox password', { exact: false });
  expect(window.location.search).toContain('letter=');
  const row = within(mail(PLAIN)!).getAllByRole('button')[0]!;
  expect(row.getAttribute('aria-current')).toBe('true');
  await openMail(user, WELCOME);
  await findClaim();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await screen.findByText('Choose a message');
  expect(window.location.pathname).toBe('/lobby/profile/email');
});

// spec 1-44
test('shows the red packet of a log-in in the mail, and pays it', async ({ open, world }) => {
  await world.reset({ scenario: 'red-packet' });
  const { user } = await open('/login');
  fill(await screen.findByLabelText('Phone or username'), 'demoplayer');
  fill(screen.getByLabelText('Password'), 'tara1234');
  await user.click(await within(await screen.findByRole('main')).findByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(window.location.pathname).toBe('/lobby/home'));
  await open(PAGE, 'player');
  await openMail(user, 'A red packet for you');
  await user.click(await findClaim());
  await closeReceipt(user, /Coins.*\+8\.88/);
});

// spec 2.2-085, 2.3-43, 2.3-45
test('claims a gift once and updates the balance', async ({ open, world }) => {
  await sendGift(world);
  const { user } = await open(PAGE, 'player');
  await expectText(() => mail(GIFT), '50.00 coins');
  await openMail(user, GIFT);
  // The text of a mail is never interpreted as HTML.
  await screen.findByText(/it is <b>Friday<\/b>/);
  await user.dblClick(await findClaim());
  await closeReceipt(user, /Coins.*\+50\.00/);
  await expectGone(() => screen.queryByRole('button', { name: /^Claim(?! all)/ }));
  expect(await world.calls('receiveMail')).toBe(1);
  expect((await world.player())['coin']).toBe(1_050_00);
});
