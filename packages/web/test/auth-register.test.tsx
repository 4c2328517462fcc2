import { errcodeResponse } from '@tara/sdk/testing';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sdk } from '#api/sdk.ts';
import RegisterScreen from '#features/account/auth/RegisterScreen.tsx';
import { adParams } from '#lib/environment.ts';
import { useSessionNotices } from '#state/notices.ts';
import {
  address,
  button,
  click,
  getError,
  field,
  fill,
  open,
  advanceTimers,
  press,
  sessionAnswer,
  type,
  startVisitor,
  webConfig,
} from './visitor-page.tsx';
import { chooseLayout } from './layout.ts';
import { toastTexts } from './toasts.ts';
import { waitUntil } from './wait-until.ts';

beforeEach(() => {
  chooseLayout('mobile');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
});
afterEach(async () => {
  // The wait between two codes outlasts the screens by design, but must end before the next test.
  await advanceTimers(61_000);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const labels = () => [...document.querySelectorAll('form label')].map((label) => label.textContent);

describe('registration screen (spec 2.7)', () => {
  // spec 2.7-14, 3-156, 3-157, 3-158, 5-15, 5-17
  it.each([
    ['account', { registerType: 2 }, ['Username', 'Password', 'Confirm password']],
    [
      'phone with OTP on',
      { registerType: 1, otpStatus: 1 },
      ['Mobile number', 'Code', 'Password', 'Confirm password'],
    ],
    [
      'phone with OTP off',
      { registerType: 1, otpStatus: 0 },
      ['Mobile number', 'Password', 'Confirm password'],
    ],
    [
      'phone without OTP',
      { registerType: 3, otpStatus: 1 },
      ['Mobile number', 'Password', 'Confirm password'],
    ],
  ] as const)('asks for the fields of the type: %s', async (_, changes, expected) => {
    await startVisitor(webConfig(changes));
    await open(<RegisterScreen />, '/register');
    expect(labels()).toEqual(expected);
  });

  // spec 2.7-16
  it('asks phones for a code in green mode always, and offers the current host only', async () => {
    await startVisitor(webConfig({ mode: 'green', registerType: 3 }));
    await open(<RegisterScreen />, '/register');
    expect(labels().slice(0, 3)).toEqual(['Website', 'Mobile number', 'Code']);
    expect([...document.querySelectorAll('select option')].map(({ textContent }) => textContent)).toEqual([
      window.location.host,
    ]);
  });

  // spec 2.7-17, 4-17, 4-18
  it('registers, shows a message, and opens the lobby as a log-in does', async () => {
    const server = await startVisitor(webConfig(), { accountRegist: sessionAnswer() });
    await open(<RegisterScreen />, '/register');
    await fill(['Username', 'bazaar99']);
    await press('Register');
    await advanceTimers(300);
    await waitUntil(() => sdk.session.getToken() !== null);
    expect(server.of('accountRegist')[0]?.body).toMatchObject({
      account: 'bazaar99',
      countryCode: '92',
      type: 0,
      installReferrer: 'web',
    });
    await waitUntil(() => toastTexts().length > 0);
    expect(toastTexts()).toEqual(['Success.']);
    expect(address()).toBe('/register');
    await advanceTimers(500);
    expect(address()).toBe('/lobby/home');
  });

  // spec 4-19, 4-20, 4-58
  it.each([
    [[15, 39], true],
    [[15], false],
  ])('hides the home notices with the activities %j: %s', async (activityIds, hidden) => {
    useSessionNotices.setState({ hideHomeNotice: false });
    await startVisitor(webConfig(), { accountRegist: sessionAnswer(activityIds) });
    await open(<RegisterScreen />, '/register');
    await fill(['Username', 'bazaar99']);
    await press('Register');
    await advanceTimers(300);
    await waitUntil(() => sdk.session.getToken() !== null);
    expect(useSessionNotices.getState().hideHomeNotice).toBe(hidden);
  });

  // spec 5-01, 5-02, 5-03, 5-04, 5-05, 5-06, 5-07
  it('validates on submit, focuses the first invalid field, and validates on every change after that', async () => {
    const server = await startVisitor(webConfig());
    await open(<RegisterScreen />, '/register');
    await fill(['Username', 'no spaces!'], '123', '1234');
    expect(getError('Username')).toBeNull();
    await press('Register');
    await advanceTimers(300);
    expect(getError('Username')).toBe('Use 4 to 16 characters, letters and digits only.');
    expect(getError('Password')).toBe('Use 6 to 20 characters.');
    expect(getError('Confirm password')).toBe('Enter the same password again.');
    expect(document.activeElement).toBe(field('Username'));
    await type('Username', 'bazaar99');
    expect(getError('Username')).toBeNull();
    await type('Confirm password', 'secret12');
    await type('Password', 'secret12');
    expect(getError('Confirm password')).toBeNull();
    expect(server.calls).toHaveLength(0);
  });

  it('shows a refusal of the call, and keeps the input', async () => {
    await startVisitor(webConfig(), { accountRegist: errcodeResponse(1020) });
    await open(<RegisterScreen />, '/register');
    await fill(['Username', 'demoplayer']);
    await press('Register');
    await advanceTimers(300);
    await waitUntil(() => toastTexts().length > 0);
    expect(toastTexts()).toEqual(['This account already exists. Log in instead.']);
    expect(getError('Username')).toBe('This account already exists. Log in instead.');
    expect(field('Confirm password').value).toBe('secret12');
  });

  // spec 1-50, 2.7-21, 3-111, 4-21, 4-22, 4-24
  it('disables Register in green mode until the agreement is opened and accepted', async () => {
    const server = await startVisitor(webConfig({ mode: 'green' }), { accountRegist: sessionAnswer() });
    await open(<RegisterScreen />, '/register');
    await fill(['Username', 'bazaar99']);
    const register = button('Register');
    const box = screen.getByRole<HTMLInputElement>('checkbox');
    expect(register.getAttribute('aria-disabled')).toBe('true');
    expect(register.title).toMatch(/Accept the Terms of Use/);
    await press('Register');
    await act(async () => document.querySelector('form')?.requestSubmit());
    await advanceTimers(1000);
    expect(server.calls).toHaveLength(0);
    await click(box);
    expect(box.checked).toBe(false);
    await press('I Agree');
    expect(box.checked).toBe(true);
    expect(localStorage.getItem('tara.agree_green')).toBe('1');
    expect(register.getAttribute('aria-disabled')).toBeNull();
    await click(box);
    expect(localStorage.getItem('tara.agree_green')).toBe('0');
    expect(register.getAttribute('aria-disabled')).toBe('true');
  });

  // spec 3-111, 4-22
  it('treats the agreement as declined when its sheet is closed', async () => {
    await startVisitor(webConfig({ mode: 'green' }));
    await open(<RegisterScreen />, '/register');
    await click(screen.getByRole('checkbox'));
    await press('Close');
    expect(localStorage.getItem('tara.agree_green')).toBe('0');
    expect(button('Register').getAttribute('aria-disabled')).toBe('true');
  });
});

it('names the code of the friend whose link was followed', async () => {
  adParams.outValue = 'TARA77';
  await startVisitor(webConfig());
  await open(<RegisterScreen />, '/register');
  expect(screen.getByText(/^A friend invited you with the code TARA77\. /)).toBeDefined();
  delete adParams.outValue;
});
