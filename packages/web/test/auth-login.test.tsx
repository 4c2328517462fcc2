import { errcodeResponse } from '@tara/sdk/testing';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sdk } from '#api/sdk.ts';
import LoginScreen from '#features/account/auth/LoginScreen.tsx';
import {
  address,
  click,
  field,
  open,
  advanceTimers,
  press,
  sessionAnswer,
  type,
  startVisitor,
  webConfig,
} from './visitor-page.tsx';
import { deferred } from './deferred.ts';
import { chooseLayout } from './layout.ts';
import { toastTexts, loadingTexts } from './toasts.ts';
import { waitUntil } from './wait-until.ts';

beforeEach(() => {
  chooseLayout('mobile');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});
afterEach(async () => {
  await advanceTimers(1000);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function fill(account: string, password: string) {
  await type('Phone or username', account);
  await type('Password', password);
}

describe('log-in screen (spec 2.7, 5)', () => {
  // spec 2.7-09, 4-01, 4-07, 9-20
  it('signs in, and opens the lobby 500 ms later', async () => {
    const server = await startVisitor(webConfig(), { accountLogin: sessionAnswer() });
    await open(<LoginScreen />, '/login');
    await fill(' demoplayer ', 'tara1234');
    await press('Log in');
    await advanceTimers(299);
    expect(server.of('accountLogin')).toHaveLength(0);
    await advanceTimers(1);
    await waitUntil(() => sdk.session.getToken() !== null);
    expect(server.of('accountLogin')[0]?.body).toMatchObject({ account: 'demoplayer', countryCode: '92' });
    expect(address()).toBe('/login');
    await advanceTimers(499);
    expect(address()).toBe('/login');
    await advanceTimers(1);
    expect(address()).toBe('/lobby/home');
  });

  it('sends fields that were filled in without an event', async () => {
    const server = await startVisitor(webConfig(), { accountLogin: sessionAnswer() });
    await open(<LoginScreen />, '/login');
    field('Phone or username').value = 'demoplayer';
    field('Password').value = 'tara1234';
    await press('Log in');
    await advanceTimers(300);
    await waitUntil(() => sdk.session.getToken() !== null);
    expect(server.of('accountLogin')[0]?.body).toMatchObject({ account: 'demoplayer' });
  });

  // spec 5-23, 9-22
  it('sends one request for several presses within 300 ms', async () => {
    const server = await startVisitor(webConfig(), { accountLogin: sessionAnswer() });
    await open(<LoginScreen />, '/login');
    await fill('demoplayer', 'tara1234');
    await press('Log in');
    await advanceTimers(200);
    await press('Log in');
    await advanceTimers(299);
    expect(server.of('accountLogin')).toHaveLength(0);
    await advanceTimers(1);
    await waitUntil(() => sdk.session.getToken() !== null);
    await advanceTimers(1000);
    expect(server.of('accountLogin')).toHaveLength(1);
  });

  // spec 5-19
  it.each([
    ['', ''],
    ['demoplayer', ''],
    ['', 'tara1234'],
    ['   ', 'tara1234'],
  ])('sends nothing for account %j and password %j', async (account, password) => {
    const server = await startVisitor(webConfig());
    await open(<LoginScreen />, '/login');
    await fill(account, password);
    await press('Log in');
    await advanceTimers(1000);
    expect(server.calls).toHaveLength(0);
    expect(toastTexts()).toEqual([]);
  });

  // spec 2.7-05, 2.7-06, 5-22, 9-60
  it('limits the account to 50 characters, and lets the browser fill both fields', async () => {
    await startVisitor(webConfig());
    await open(<LoginScreen />, '/login');
    expect(field('Phone or username').maxLength).toBe(50);
    expect(field('Phone or username').autocomplete).toBe('username');
    expect(field('Password').autocomplete).toBe('current-password');
    expect(field('Password').type).toBe('password');
    await press('Show password');
    expect(field('Password').type).toBe('text');
  });

  // spec 4-01, 8-05, 8-13
  it('shows a refusal in a toast and at its field, and keeps the input', async () => {
    await startVisitor(webConfig(), { accountLogin: errcodeResponse(1019) });
    await open(<LoginScreen />, '/login');
    await fill('demoplayer', 'wrong-password');
    await press('Log in');
    await advanceTimers(300);
    await waitUntil(() => toastTexts().length > 0);
    expect(toastTexts()).toEqual(['The password is incorrect.']);
    const input = field('Password');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'The password is incorrect.',
    );
    expect([field('Phone or username').value, input.value]).toEqual(['demoplayer', 'wrong-password']);
    expect(address()).toBe('/login');
  });

  // spec 8-47
  it('shows that it is logging in while it waits', async () => {
    const answer = deferred<Record<string, unknown>>();
    await startVisitor(webConfig(), { accountLogin: () => answer.promise });
    await open(<LoginScreen />, '/login');
    await fill('demoplayer', 'tara1234');
    await press('Log in');
    await advanceTimers(300);
    await waitUntil(() => loadingTexts().includes('Logging in'));
    answer.resolve(sessionAnswer());
    await waitUntil(() => sdk.session.getToken() !== null);
    await advanceTimers(500);
    expect(address()).toBe('/lobby/home');
  });

  it('can be tried again after a failure without an answer', async () => {
    const server = await startVisitor(webConfig(), {
      accountLogin: () => Promise.reject(new TypeError('fetch failed')),
    });
    await open(<LoginScreen />, '/login');
    await fill('demoplayer', 'tara1234');
    await press('Log in');
    await advanceTimers(300);
    await waitUntil(() => toastTexts().length > 0);
    expect(toastTexts()[0]).toMatch(/No connection. You are not logged in/);
    server.on('accountLogin', sessionAnswer());
    await press('Log in');
    await advanceTimers(300);
    await waitUntil(() => sdk.session.getToken() !== null);
    await advanceTimers(500);
    expect(address()).toBe('/lobby/home');
  });

  // spec 2.1-12
  it('redirects a player to the lobby', async () => {
    await startVisitor(webConfig(), { accountLogin: sessionAnswer() });
    await act(() => sdk.session.signIn({ account: 'demoplayer', password: 'tara1234', countryCode: '92' }));
    await open(<LoginScreen />, '/login');
    expect(address()).toBe('/lobby/home');
  });

  it('fills in the account of the last sign-in or of a changed password', async () => {
    await startVisitor(webConfig());
    localStorage.setItem('tara.rememberedAccount', '"demoplayer"');
    const { unmount } = await open(<LoginScreen />, '/login');
    expect(field('Phone or username').value).toBe('demoplayer');
    unmount();
    await open(<LoginScreen />, { pathname: '/login', state: { account: '3001234567' } });
    expect(field('Phone or username').value).toBe('3001234567');
  });

  it.each([
    ['expired', 'Your session ended. Log in again.'],
    ['elsewhere', 'You logged out in another tab.'],
  ])('shows why the player was sent here: %s', async (reason, text) => {
    await startVisitor(webConfig());
    await open(<LoginScreen />, `/login?reason=${reason}&from=%2Fpoints`);
    expect(document.querySelector('[role="status"]')?.textContent).toBe(text);
  });

  it.each(['%3Cb%3Ehello', 'constructor'])('shows no reason for the query %s', async (reason) => {
    await startVisitor(webConfig());
    await open(<LoginScreen />, `/login?reason=${reason}`);
    expect(document.querySelector('[role="status"]')).toBeNull();
  });

  // spec 2.7-18, 2.7-19, 3-111, 5-20
  it('opens the agreement in green mode instead of signing in, until it is accepted', async () => {
    const server = await startVisitor(webConfig({ mode: 'green' }), { accountLogin: sessionAnswer() });
    await open(<LoginScreen />, '/login');
    await fill('demoplayer', 'tara1234');
    await press('Log in');
    await advanceTimers(300);
    expect(server.calls).toHaveLength(0);
    // The sheet opens once its content is loaded.
    await waitUntil(() => document.querySelector('dialog[open] [role="tab"]') !== null);
    expect(document.querySelector('dialog[open] [role="tab"][aria-selected="true"]')?.textContent).toBe(
      'Terms of Use',
    );
    await press('I Agree');
    expect(localStorage.getItem('tara.agree_green')).toBe('1');
    await press('Log in');
    await advanceTimers(300);
    await waitUntil(() => sdk.session.getToken() !== null);
  });

  // spec 2.7-20, 2.7-22
  it('shows no agreement box in the site variant of this build', async () => {
    await startVisitor(webConfig());
    await open(<LoginScreen />, '/login');
    expect(document.querySelectorAll('input[type="checkbox"]')).toHaveLength(1);
  });

  it('does not remember the account if the player does not want it', async () => {
    await startVisitor(webConfig(), { accountLogin: sessionAnswer() });
    await open(<LoginScreen />, '/login');
    await fill('demoplayer', 'tara1234');
    await click(screen.getByRole('checkbox'));
    await press('Log in');
    await advanceTimers(300);
    await waitUntil(() => sdk.session.getToken() !== null);
    await advanceTimers(0);
    expect(localStorage.getItem('tara.rememberedAccount')).toBe('""');
  });

  it('uses the answer of the social login once, and removes it from the address', async () => {
    const server = await startVisitor(webConfig(), { lineLogin: sessionAnswer() });
    sessionStorage.setItem(
      'tara.socialLogin',
      JSON.stringify({ state: 's'.repeat(32), uuid: 'u'.repeat(32) }),
    );
    await open(<LoginScreen />, `/login?state=${'s'.repeat(32)}&code=c1`);
    await waitUntil(() => sdk.session.getToken() !== null);
    expect(server.of('lineLogin').map(({ body }) => [body['state'], body['code'], body['uuid']])).toEqual([
      ['s'.repeat(32), 'c1', 'u'.repeat(32)],
    ]);
    await advanceTimers(500);
    expect(address()).toBe('/lobby/home');
  });

  it('rejects the answer of a social login that did not start here', async () => {
    const server = await startVisitor(webConfig());
    await open(<LoginScreen />, '/login?state=forged-state&code=c1');
    await waitUntil(() => toastTexts().length > 0);
    expect(toastTexts()).toEqual(['This social login was not started here. Please try again.']);
    expect(server.calls).toHaveLength(0);
  });

  it.each([
    ['access_denied', 'Social login cancelled. You are not logged in.'],
    [
      'server_error',
      'The social login did not work. You are not logged in. Try again later or log in another way.',
    ],
  ])('shows why a social login ended with %s, and keeps the return target', async (error, text) => {
    const server = await startVisitor(webConfig());
    sessionStorage.setItem(
      'tara.socialLogin',
      JSON.stringify({ state: 'state-of-this-tab', uuid: 'u1', from: '/profile/bank' }),
    );
    await open(<LoginScreen />, `/login?error=${error}&error_description=No&state=state-of-this-tab`);
    await waitUntil(() => toastTexts().length > 0);
    expect(toastTexts()).toEqual([text]);
    const forgot = screen.getByRole('link', { name: 'Forgot password?' });
    expect(forgot.getAttribute('href')).toBe('/forget?from=%2Fprofile%2Fbank');
    expect(server.calls).toHaveLength(0);
  });

  it('rejects the error of a social login that did not start here', async () => {
    await startVisitor(webConfig());
    await open(<LoginScreen />, '/login?error=access_denied&state=forged-state');
    await waitUntil(() => toastTexts().length > 0);
    expect(toastTexts()).toEqual(['This social login was not started here. Please try again.']);
    expect(address()).toBe('/login');
  });

  // spec 2.5-10, 2.7-07, 2.7-08
  it('links to /forget and /register, and shows the reward', async () => {
    await startVisitor(webConfig({ userRegisterCoin: 5800 }));
    await open(<LoginScreen />, '/login');
    const links = [...document.querySelectorAll('a')].map((link) => [
      link.getAttribute('href'),
      link.textContent,
    ]);
    expect(links).toContainEqual(['/forget', 'Forgot password?']);
    expect(links).toContainEqual(['/register', 'New here? Create account+58']);
  });

  // spec 2.7-03
  it.each(['mobile', 'desktop'] as const)('has a button back on %s', async (layout) => {
    chooseLayout(layout);
    await startVisitor(webConfig());
    await open(<LoginScreen />, '/login');
    await press('Back');
    expect(address()).toBe('/lobby/home');
  });
});
