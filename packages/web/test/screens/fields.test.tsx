import type { WorldStart } from '@tara/mock-server/vitest';
import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { test } from './screen-test.tsx';

/** What a keyboard, an autofill or a password manager reads of a field. */
const ATTRIBUTES = [
  'type',
  'autocomplete',
  'inputmode',
  'enterkeyhint',
  'autocapitalize',
  'autocorrect',
  'spellcheck',
  'maxlength',
] as const;

/** The fields that a player types in, with their labels and attributes. */
const fields = () =>
  [...document.querySelectorAll('input')]
    .filter(({ type }) => !/checkbox|radio|file/.test(type))
    .map((field) =>
      [
        `${field.labels?.[0]?.textContent ?? field.getAttribute('aria-label')}:`,
        ...ATTRIBUTES.map((name) => field.getAttribute(name)),
      ]
        .filter((value) => value !== null)
        .join(' '),
    );

interface Page {
  page: string;
  /** The button that shows its fields. */
  press?: string | RegExp;
  as?: 'visitor';
  layout?: 'desktop';
  start?: WorldStart;
  expected: string[];
}

const PAGES: Page[] = [
  {
    page: '/login',
    as: 'visitor',
    expected: [
      'Phone or username: username next none off false 50',
      'Password: password current-password go none false',
    ],
  },
  {
    page: '/register',
    as: 'visitor',
    expected: [
      'Username: username next none off false 50',
      'Password: password new-password next none false',
      'Confirm password: password new-password done none false',
    ],
  },
  {
    page: '/forget',
    as: 'visitor',
    expected: [
      'Mobile number: tel tel-national tel next 50',
      'Code: one-time-code numeric next 80',
      'Password: password new-password next none false',
      'Confirm password: password new-password done none false',
    ],
  },
  {
    page: '/bind',
    start: { config: { otpStatus: 1 } },
    expected: ['Mobile number: tel tel-national tel next 50', 'Code: one-time-code numeric next 80'],
  },
  {
    page: '/profile/password',
    expected: [
      'Old password: password current-password next none false',
      'New password: password new-password next none false',
      'Confirm password: password new-password done none false',
    ],
  },
  {
    page: '/profile/info',
    press: /^Personal data/,
    expected: [
      'Nickname: nickname',
      'Full name: name 80',
      'Email: email email 120',
      'Date of birth: date bday',
      'Address: street-address 200',
    ],
  },
  { page: '/profile/superior', expected: ['Player ID: off numeric done'] },
  { page: '/saferPlay', expected: ['Remind me above: off decimal done 20'] },
  { page: '/search', expected: ['Search games: search off search 50'] },
  { page: '/lobby/wallets/deposit', expected: ['Amount: off decimal done 20'] },
  {
    page: '/lobby/wallets/withdraw',
    start: { scenario: 'withdraw-ready' },
    expected: ['Amount: off decimal done 20', 'Safebox password: password off none false'],
  },
  {
    page: '/bindBankCard',
    expected: [
      'Account holder: name next 60',
      'Account or card number: off text done characters off false 48',
    ],
  },
  {
    page: '/lobby/walletsKyc',
    layout: 'desktop',
    expected: [
      'Full name: name 80',
      'ID number: off characters off false 40',
      'Date of birth: date bday',
      'Address: street-address 200',
    ],
  },
  {
    page: '/lobby/walletsPassword',
    layout: 'desktop',
    expected: [
      'New safebox password: password new-password next none false',
      'Confirm password: password new-password done none false',
    ],
  },
  {
    page: '/profile/bank',
    start: { scenario: 'withdraw-ready' },
    expected: [
      'Old safebox password: password off none false',
      'New safebox password: password new-password next none false',
      'Confirm password: password new-password done none false',
    ],
  },
  { page: '/record/transaction', press: 'Filter', expected: ['Search transactions: search off search 64'] },
];

test.for(PAGES)(
  'describes each field of $page to keyboards and password managers',
  async ({ page, press, as, layout, start, expected }, { open, world }) => {
    await world.reset(start);
    const { user } = await open(page, as ?? 'player', layout && { layout });
    if (press !== undefined) await user.click(await screen.findByRole('button', { name: press }));
    await waitFor(() => expect(fields()).toEqual(expected));
  },
);
