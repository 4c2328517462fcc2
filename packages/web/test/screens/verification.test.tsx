import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { MockWorld } from '@tara/mock-server/vitest';
import { afterEach, beforeEach, describe, expect, vi } from 'vitest';
import { toastTexts } from '../toasts.ts';
import { test } from './screen-test.tsx';
import { expectToast } from './support/expect-toast.ts';
import {
  expectAddress,
  expectGone,
  expectText,
  fakeTimers,
  fill,
  isAriaDisabled,
  getItems,
} from './support/page.ts';
import {
  addPicture,
  addPictures,
  choosePicture,
  decideVerification,
  fillDetails,
  picture,
  pictureItem,
  submitVerification,
} from './support/verification.ts';

const PATHS = {
  mobile: { details: '/withdrawal/kyc', pictures: '/withdrawal/kycUpload' },
  desktop: { details: '/lobby/walletsKyc', pictures: '/lobby/walletsKycUpload' },
} as const;
const LAYOUTS = ['mobile', 'desktop'] as const;
const { details: DETAILS } = PATHS.mobile;

const UNKNOWN_OUTCOMES = [
  ['a connection lost before', { effect: 'dropBefore' }],
  ['a connection lost after', { effect: 'dropAfter' }],
  ['a server that is down', { httpStatus: 503 }],
] as const;

/** The number of pictures of the demo player on the server. */
async function countPictures(world: MockWorld): Promise<number> {
  const { id } = await world.player();
  const { state } = await world.control<{ state: { kyc: { files: unknown[] } } }>(
    'GET',
    `players/${String(id)}`,
  );
  return state.kyc.files.length;
}

const send = async (user: UserEvent) => user.click(screen.getByText('Send for review'));
const findChecking = () => screen.findByText('Under review');
const SENT = 'Sent for review';

beforeEach<{ world: MockWorld }>(async ({ world }) => {
  await world.config({ kycAfterMs: null });
});
afterEach(() => {
  vi.useRealTimers();
});

describe.for(LAYOUTS)('%s', (layout) => {
  // spec 2.3-46
  test('shows why it was rejected, and can be sent again with its details', async ({
    open,
    world,
    otherDevice,
  }) => {
    await submitVerification(await otherDevice());
    await decideVerification(world, 'The picture is blurred.');
    const { user, reload } = await open(PATHS[layout].details, 'player', { layout });
    await screen.findByText('Please send it again');
    await screen.findByText('The picture is blurred.');
    await user.click(screen.getByRole('link', { name: 'Change your details' }));
    expect((await screen.findByLabelText<HTMLInputElement>('Full name')).value).toBe('Amina Khan');
    expect(screen.getByLabelText<HTMLInputElement>('Date of birth').value).toBe('1994-03-21');
    window.history.back();
    await user.click(await screen.findByRole('link', { name: 'New pictures' }));
    await addPictures(user);
    await send(user);
    await findChecking();
    expect(screen.queryByText('76543', { exact: false })).toBeNull();
    await decideVerification(world);
    await reload();
    await screen.findByText('You are verified');
  });

  test('shows the same on another device, and then the result of the review', async ({
    open,
    world,
    otherDevice,
  }) => {
    const { reload } = await open(PATHS[layout].pictures, 'player', { layout });
    await screen.findByText('As shown in your identity document.');
    await submitVerification(await otherDevice());
    const { pass } = fakeTimers();
    await reload();
    await findChecking();
    await expectAddress(new RegExp(PATHS[layout].details));
    await decideVerification(world);
    await pass(4000);
    await screen.findByText('You are verified');
  });

  test('shows at its field what is invalid before anything is sent', async ({ open, world }) => {
    const { user } = await open(PATHS[layout].details, 'player', { layout });
    const next = await screen.findByRole('button', { name: 'Next: pictures' });
    await user.click(next);
    for (const text of [
      'Enter your name.',
      'Enter the number of your document.',
      'Enter your date of birth.',
    ])
      await screen.findByText(text);
    expect(document.activeElement).toBe(screen.getByLabelText('Full name'));
    fill(screen.getByLabelText('Full name'), 'Amina 2');
    fill(screen.getByLabelText('ID number'), '12');
    fill(screen.getByLabelText('Date of birth'), '2020-01-01');
    fill(screen.getByLabelText('Address'), '7 B');
    await user.click(next);
    await screen.findByText('Enter your name in letters, as in the document.');
    await screen.findByText('Enter 5 to 30 letters and digits.');
    await screen.findByText('You must be at least 21 years old.');
    await screen.findByText('Enter at least five characters on one line.');

    await fillDetails(user);
    const front = () => pictureItem('Front of your ID');
    const text = '%PDF-1.7 no picture, whatever its name says';
    await choosePicture(user, 'Front of your ID', new File([text], 'front.png', { type: 'image/png' }));
    await expectText(front, 'This file is not a JPEG, PNG or WebP picture.');
    await choosePicture(user, 'Front of your ID', picture('front.png', 5 * 1024 * 1024 + 1));
    await expectText(front, 'The maximum is 5 MB. Choose a smaller one.');
    expect(await world.calls('uploadKyc')).toBe(0);
    await addPicture(user, 'Front of your ID', picture('front.png', 5 * 1024 * 1024));
  });

  test('keeps the first step and the uploaded pictures after a reload', async ({ open, world }) => {
    const { user, reload } = await open(PATHS[layout].details, 'player', { layout });
    await fillDetails(user);
    await addPicture(user, 'Front of your ID');
    await reload();
    await expectText(() => pictureItem('Front of your ID'), 'Received');
    await addPictures(user);
    await send(user);
    await findChecking();
    expect(await world.calls('addKyc')).toBe(1);
    expect(toastTexts()).not.toContain(SENT);
  });
});

describe.for(UNKNOWN_OUTCOMES)('%s', ([name, rule]) => {
  test('sends one picture again without the others', async ({ open, world }) => {
    const { user } = await open(DETAILS, 'player');
    await fillDetails(user);
    await addPicture(user, 'Front of your ID');
    await world.fault({ operationId: 'uploadKyc', ...rule });
    await choosePicture(user, 'Back of your ID');
    const retry = await screen.findByRole('button', { name: /^Try again/ });
    expect(pictureItem('Back of your ID')?.contains(retry)).toBe(true);
    await screen.findByText('2 pictures are missing');
    await world.clearFaults();
    await user.click(retry);
    await expectText(() => pictureItem('Back of your ID'), 'Received');
    await expectText(() => pictureItem('Front of your ID'), 'Received');
    // The server stores it once after several attempts.
    expect(await countPictures(world)).toBe(2);
  });

  test('checks whether a submission with an unknown outcome arrived, and sends nothing twice', async ({
    open,
    world,
  }) => {
    const { user } = await open(DETAILS, 'player');
    await fillDetails(user);
    await addPictures(user);
    await world.fault({ operationId: 'addKyc', ...rule });
    await send(user);
    await screen.findByText('We do not know yet whether it arrived');
    await world.clearFaults();
    await user.click(screen.getByText('Check again'));
    if (name !== 'a connection lost after') {
      await screen.findByText('Your details did not arrive.', { exact: false });
      await send(user);
    }
    await findChecking();
  });
});

test('says that it was sent if the page cannot read its state', async ({ open, world }) => {
  const { user } = await open(DETAILS, 'player');
  await fillDetails(user);
  await addPictures(user);
  await world.fault({ operationId: 'kyc', httpStatus: 400 });
  await send(user);
  await waitFor(() => expect(toastTexts()).toContain(SENT));
});

test('cancels an upload without an answer, and sends the picture again', async ({ open, world }) => {
  const { user } = await open(DETAILS, 'player');
  await fillDetails(user);
  await world.fault({ operationId: 'uploadKyc', effect: 'hold', at: 'after' });
  await choosePicture(user, 'Front of your ID');
  const front = () => pictureItem('Front of your ID');
  await waitFor(() =>
    expect(within(front()!).getByRole('progressbar').getAttribute('aria-valuetext')).toBe(
      'Sending, 100% of 1 kB',
    ),
  );
  await screen.findByText('2 pictures missing, one uploading');
  await user.click(screen.getByRole('button', { name: 'Cancel Front of your ID' }));
  await expectText(front, 'With your name and picture');
  await world.clearFaults();
  await addPicture(user, 'Front of your ID');
});

test('shows an unknown outcome while the submission is not answered, and checks it', async ({
  open,
  world,
}) => {
  const { user } = await open(DETAILS, 'player');
  await fillDetails(user);
  await addPictures(user);
  await world.fault({ operationId: 'addKyc', effect: 'hold', at: 'after' });
  const { pass } = fakeTimers();
  await send(user);
  await vi.waitFor(async () => expect(await world.calls('addKyc')).toBe(1), 30_000);
  await pass(61_000);
  await screen.findByText('We do not know yet whether it arrived');
  await user.click(screen.getByText('Check again'));
  await findChecking();
});

test.for([
  [2701, 'Date of birth', 'You must be at least 21 years old.'],
  [2707, 'ID number', 'This document belongs to another account.'],
] as const)(
  'shows errcode %i at its field, and keeps everything',
  async ([errcode, label, text], { open, world }) => {
    const { user } = await open(DETAILS, 'player');
    await fillDetails(user);
    await addPictures(user);
    await world.fault({ operationId: 'addKyc', errcode, times: 1 });
    await send(user);
    await screen.findByText(text);
    const field = screen.getByLabelText(label);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(field));
    await user.click(screen.getByText('Next: pictures'));
    await screen.findByText('Three clear pictures');
    await send(user);
    await findChecking();
  },
);

test.for([
  [2703, 'Your documents are under review. You will get a message.'],
  [2704, 'You are already verified.'],
  [2708, 'Something is not valid. Check what you entered.'],
] as const)('shows errcode %i of the submission on the page', async ([errcode, text], { open, world }) => {
  const { user } = await open(DETAILS, 'player');
  await fillDetails(user);
  await addPictures(user);
  await world.fault({ operationId: 'addKyc', errcode, times: 1 });
  await send(user);
  await within(screen.getByRole('main')).findByText(text);
});

test('asks again for a picture that the server does not have', async ({ open, world }) => {
  const { user } = await open(DETAILS, 'player');
  await fillDetails(user);
  await addPictures(user);
  // The server removes uploaded pictures after a submission.
  await world.patchPlayer({ hasKyc: false });
  await send(user);
  await expectText(() => pictureItem('Front of your ID'), 'A picture did not arrive. Upload it again.');
  await addPictures(user);
  await send(user);
  await findChecking();
});

test.for([
  [2705, 'Only JPEG, PNG and WebP pictures can be used.'],
  [2706, 'This picture is too large. Choose a smaller one.'],
] as const)('shows errcode %i at its picture', async ([errcode, text], { open, world }) => {
  const { user } = await open(DETAILS, 'player');
  await fillDetails(user);
  await world.fault({ operationId: 'uploadKyc', errcode, times: 1 });
  await choosePicture(user, 'You, holding the ID');
  const selfie = () => pictureItem('You, holding the ID');
  await expectText(selfie, text);
  expect(within(selfie()!).queryByRole('button', { name: /^Try again/ })).toBeNull();
});

test('can be tried again when it does not load', async ({ open, world }) => {
  await world.fault({ operationId: 'kyc', httpStatus: 503 });
  const { user } = await open(DETAILS, 'player');
  await screen.findByText('Your verification did not load');
  await world.clearFaults();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByLabelText('Full name');
});

test('can be sent only with all three pictures', async ({ open, world }) => {
  const { user } = await open(DETAILS, 'player');
  await fillDetails(user);
  expect(isAriaDisabled(screen.getByRole('button', { name: 'Send for review' }))).toBe(true);
  await addPictures(user);
  await send(user);
  await findChecking();
  await expectGone(() => screen.queryByText('Send for review'));
  await screen.findByText('35202-*******-8');
  expect(await world.calls('addKyc')).toBe(1);
});

// spec 1-24, 1-59, 2.2-070
test('verifies during a withdrawal and keeps its amount', async ({ open, world }) => {
  await world.reset({ scenario: 'withdraw-ready', config: { kycAfterMs: null, withdrawalDayMs: null } });
  const { user, reload } = await open('/lobby/wallets/withdraw', 'player');
  fill(await screen.findByLabelText('Amount'), '321');
  fill(screen.getByLabelText('Safebox password'), 'tara1234');
  // Another device removes the verification.
  await world.patchPlayer({ hasKyc: false });
  await user.click(screen.getByRole('button', { name: /^Withdraw Rs/ }));
  // A toast, because the requirements replace the form.
  await expectToast('Verify your identity first, then you can withdraw.');
  const requirement = () => getItems('Before your first withdrawal', 'Verify who you are')[0];
  await expectText(requirement, 'Missing');
  expect(screen.queryByLabelText('Amount')).toBeNull();
  await user.click(screen.getAllByRole('link', { name: 'Verify identity' }).at(-1)!);
  await expectAddress(/\/withdrawal\/kyc\?from=/);
  await fillDetails(user);
  expect(isAriaDisabled(screen.getByRole('button', { name: 'Send for review' }))).toBe(true);
  await addPictures(user);
  await send(user);
  await findChecking();
  await screen.findByText('35202-*******-8');
  expect(await world.calls('addKyc')).toBe(1);
  await user.click(screen.getByRole('link', { name: 'Back to the wallet' }));
  await expectText(requirement, 'Under review');
  await decideVerification(world);
  await reload();
  expect((await screen.findByLabelText<HTMLInputElement>('Amount')).value).toBe('321');
});
