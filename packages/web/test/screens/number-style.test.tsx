import { screen } from '@testing-library/react';
import { test } from './screen-test.tsx';
import { expectText } from './support/page.ts';

test.for([
  ['mobile', '/profile/more'],
  ['desktop', '/lobby/member'],
] as const)(
  'shortens balances in lakh and crore after the player chose so, also after a reload, on %s',
  async ([layout, path], { open, world }) => {
    await world.patchPlayer({ coin: 12_34_567_89 });
    const { user, reload } = await open(path, 'player', { layout });
    const lakh = await screen.findByRole('button', { name: 'Lakh and crore: 1.23 crore' });
    screen.getByRole('button', { name: 'Millions: 12.34M', pressed: true });
    await user.click(lakh);
    await screen.findByRole('button', { name: /^Lakh/, pressed: true });
    window.history.pushState(null, '', '/lobby/home');
    await reload();
    const balance = () => document.querySelector('[data-fits]');
    await expectText(balance, '12.34 lakh');
    await expectText(balance, '1,234,567.89');
  },
);
