import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import LoginScreen from '#features/account/auth/LoginScreen.tsx';
import type * as Build from '#lib/build.ts';
import RegisterScreen from '#features/account/auth/RegisterScreen.tsx';
import { button, click, open, advanceTimers, press, type, startVisitor, webConfig } from './visitor-page.tsx';
import { chooseLayout } from './layout.ts';
import { toastTexts } from './toasts.ts';
import { waitUntil } from './wait-until.ts';

// A build with an agreement box and a social login (spec 2.7).
vi.mock('#lib/build.ts', async (original) => {
  const { build } = await original<typeof Build>();
  return { build: { ...build, siteVariant: 'n7', socialLogin: true } };
});

beforeEach(() => {
  chooseLayout('mobile');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const agreementBox = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /^I am 21/ });

describe('site variant with an agreement box, outside of green mode (spec 4, 5)', () => {
  // spec 2.7-20, 2.7-22, 4-23, 4-24, 4-25
  it('has a checked box, and toggles the box without the sheet', async () => {
    await startVisitor(webConfig());
    await open(<RegisterScreen />, '/register');
    expect(agreementBox().checked).toBe(true);
    await click(agreementBox());
    expect(agreementBox().checked).toBe(false);
    expect(document.querySelector('dialog[open]')).toBeNull();
    expect(button('Register').getAttribute('aria-disabled')).toBe('true');
    await click(agreementBox());
    expect(button('Register').getAttribute('aria-disabled')).toBeNull();
    expect(localStorage.getItem('tara.agree_green')).toBeNull();
  });

  // spec 5-21
  it('asks to accept in a toast when the log-in form is sent without the box', async () => {
    const server = await startVisitor(webConfig());
    await open(<LoginScreen />, '/login');
    await type('Phone or username', 'demoplayer');
    await type('Password', 'tara1234');
    await click(agreementBox());
    await press('Log in');
    await advanceTimers(300);
    await waitUntil(() => toastTexts().length > 0);
    expect(toastTexts()).toEqual(['Please accept the Terms of Use and the Privacy Policy first.']);
    expect(document.querySelector('dialog[open]')).toBeNull();
    expect(server.calls).toHaveLength(0);
    await click(agreementBox());
  });
});

describe('build with a social login (spec 2.7, 7.2)', () => {
  const socialLogin = { authorizeUrl: 'https://social.test/authorize', clientId: 'tara-web' };

  // spec 2.7-10, 2.7-11, 7.2-09
  it('opens the authorization page', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    await startVisitor(webConfig({ socialLogin }));
    await open(<LoginScreen />, '/login');
    await press('Continue with your social account');
    const [target] = assign.mock.calls[0] ?? [];
    const { state } = JSON.parse(sessionStorage.getItem('tara.socialLogin') ?? '{}') as { state?: string };
    expect(new URL(String(target)).searchParams.get('state')).toBe(state);
    assign.mockRestore();
  });

  // spec 2.7-10
  it('shows no button if the configuration names no page', async () => {
    await startVisitor(webConfig());
    await open(<LoginScreen />, '/login');
    expect(() => button('Continue with your social account')).toThrow('Unable to find');
  });
});
