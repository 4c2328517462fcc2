import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect } from 'vitest';
import { test } from './screen-test.tsx';
import { expectAddress, fill } from './support/page.ts';
import { translatePage } from './support/translatable.ts';

let stop = () => {};
afterEach(() => stop());

function expectPage(): void {
  expect(screen.queryByText('This page could not be shown')).toBeNull();
  expect(document.querySelectorAll('main font').length).toBeGreaterThan(0);
}

describe.for(['mobile', 'desktop'] as const)('a translated page, %s', (layout) => {
  test('shows a refused log-in, then logs in', async ({ open }) => {
    const { user } = await open('/login', 'visitor', { layout });
    const password = await screen.findByLabelText('Password');
    stop = translatePage();
    fill(screen.getByLabelText('Phone or username'), 'demoplayer');
    fill(password, 'wrong123');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await screen.findByText('The password is incorrect.');
    expectPage();
    fill(password, 'tara1234');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await expectAddress(/^\/lobby\/home/);
    await screen.findByRole('heading', { name: 'Popular games' });
    expectPage();
  });

  test('shows and removes the errors of a registration', async ({ open }) => {
    const { user } = await open('/register', 'visitor', { layout });
    const password = await screen.findByLabelText('Password');
    stop = translatePage();
    fill(screen.getByLabelText('Username'), 'someplayer');
    fill(password, 'abc');
    await user.click(screen.getByRole('button', { name: 'Register' }));
    await waitFor(() => expect(password.getAttribute('aria-invalid')).toBe('true'));
    expectPage();
    fill(password, 'abcdef');
    await waitFor(() => expect(password.getAttribute('aria-invalid')).toBeNull());
    expectPage();
  });

  test('shows the sum of each typed amount of a deposit', async ({ open }) => {
    await open('/lobby/wallets/deposit', 'player', { layout });
    const amount = await screen.findByRole('textbox', { name: /^Amount/ });
    stop = translatePage();
    for (const typed of ['50', '5', '500']) {
      fill(amount, typed);
      await screen.findByDisplayValue(typed);
      expectPage();
    }
    await screen.findByRole('button', { name: /^Pay Rs 500/ });
  });
});
