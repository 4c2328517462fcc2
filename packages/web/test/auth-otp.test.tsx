import { errcodeResponse } from '@tara/sdk/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sdk } from '#api/sdk.ts';
import ForgetScreen from '#features/account/auth/ForgetScreen.tsx';
import RegisterScreen from '#features/account/auth/RegisterScreen.tsx';
import {
  address,
  button,
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

describe('one-time code (spec 4, 5)', () => {
  const phone = () => webConfig({ registerType: 1, otpStatus: 1 });

  // spec 4-26, 7.2-14, 8-15, 9-21
  it('is sent to the number without spaces, and then counts down 60 s', async () => {
    const server = await startVisitor(phone(), { smsSend: {} });
    await open(<RegisterScreen />, '/register');
    await type('Mobile number', '300 123 4567');
    await press('Send code');
    await waitUntil(() => toastTexts().length > 0);
    expect(server.of('smsSend')[0]?.body).toMatchObject({
      mobile: '3001234567',
      countryCode: '92',
      type: 0,
      appId: 'demo',
      channel: 'WEB',
    });
    expect(toastTexts()).toEqual(['The code was sent to your phone.']);
    expect(button('Resend in 60 s').getAttribute('aria-disabled')).toBe('true');
    await advanceTimers(1000);
    await press('Resend in 59 s');
    expect(server.of('smsSend')).toHaveLength(1);
    await advanceTimers(59_000);
    expect(button('Send code').getAttribute('aria-disabled')).toBeNull();
  });

  it('continues the countdown when the screen is closed and opened again', async () => {
    await startVisitor(phone(), { smsSend: {} });
    const { unmount } = await open(<RegisterScreen />, '/register');
    await type('Mobile number', '3001234567');
    await press('Send code');
    await waitUntil(() => toastTexts().length > 0);
    unmount();
    await advanceTimers(10_000);
    await open(<RegisterScreen />, '/register');
    await type('Mobile number', '300-1234567');
    expect(button('Resend in 50 s')).toBeDefined();
    await type('Mobile number', '3007654321');
    await press('Send code');
    await waitUntil(() => toastTexts().length > 1);
    expect(button('Resend in 60 s')).toBeDefined();
  });

  // spec 5-09, 5-11, 5-18
  it.each([
    ['4001234567', 'Enter a mobile number that starts with 3. A 0 or the country code before it is fine.'],
    ['300123', 'A mobile number has 10 to 11 digits.'],
    ['', 'Enter a mobile number that starts with 3. A 0 or the country code before it is fine.'],
  ])('is not sent to %j', async (mobile, text) => {
    const server = await startVisitor(phone());
    await open(<RegisterScreen />, '/register');
    await type('Mobile number', mobile);
    await press('Send code');
    await waitUntil(() => getError('Mobile number') !== null);
    expect(getError('Mobile number')).toBe(text);
    expect(server.calls).toHaveLength(0);
    expect(button('Send code')).toBeDefined();
  });

  // spec 4-27, 8-16
  it('can be requested again immediately after it was not sent', async () => {
    await startVisitor(phone(), { smsSend: errcodeResponse(2102) });
    await open(<RegisterScreen />, '/register');
    await type('Mobile number', '3001234567');
    await press('Send code');
    await waitUntil(() => toastTexts().length > 0);
    expect(toastTexts()).toEqual(['The code could not be sent. Please try again.']);
    expect(button('Send code').getAttribute('aria-disabled')).toBeNull();
  });

  it('can be requested again when the server no longer waits', async () => {
    await startVisitor(phone(), {
      smsSend: () =>
        Response.json({ code: 200, errcode: 2102, error: { name: 'smsTooSoon', retryAfterMs: 41_500 } }),
    });
    await open(<RegisterScreen />, '/register');
    await type('Mobile number', '3001234567');
    await press('Send code');
    await waitUntil(() => toastTexts().length > 0);
    expect(toastTexts()).toEqual(['The code could not be sent. Please try again.']);
    expect(button('Resend in 42 s').getAttribute('aria-disabled')).toBe('true');
  });

  it('is requested with the same idempotency key for a minute after a lost connection, then with a new one', async () => {
    const server = await startVisitor(phone(), {
      smsSend: () => Promise.reject(new TypeError('Failed to fetch')),
    });
    await open(<RegisterScreen />, '/register');
    await type('Mobile number', '3001234567');
    const send = async (times: number) => {
      await press('Send code');
      await waitUntil(() => server.of('smsSend').length === times && toastTexts().length === times);
    };
    await send(1);
    await advanceTimers(50_000);
    await send(2);
    await advanceTimers(10_000);
    await send(3);
    const [first, second, third] = server.of('smsSend').map(({ headers }) => headers.get('Idempotency-Key'));
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  // spec 5-16, 5-17
  it('is required, and is sent with accountRegist4', async () => {
    const server = await startVisitor(phone(), { accountRegist4: sessionAnswer() });
    await open(<RegisterScreen />, '/register');
    await fill(['Mobile number', '3001234567']);
    await press('Register');
    await advanceTimers(300);
    expect(getError('Code')).toBe('Enter the code from the text message.');
    expect(server.calls).toHaveLength(0);
    await type('Code', 'Your code: 123-456');
    await press('Register');
    await advanceTimers(300);
    await waitUntil(() => sdk.session.getToken() !== null);
    expect(server.of('accountRegist4')[0]?.body).toMatchObject({ account: '3001234567', code: '123456' });
  });

  it('is sent to a number that was filled in without an event', async () => {
    const server = await startVisitor(phone(), { smsSend: {} });
    await open(<RegisterScreen />, '/register');
    field('Mobile number').value = '3001234567';
    await press('Send code');
    await waitUntil(() => server.of('smsSend').length > 0);
    expect(server.of('smsSend')[0]?.body).toMatchObject({ mobile: '3001234567' });
  });
});

describe('forgotten password (spec 7.2)', () => {
  async function submit(answer: Parameters<typeof startVisitor>[1]) {
    const server = await startVisitor(webConfig(), answer);
    await open(<ForgetScreen />, '/forget');
    await fill(['Mobile number', '300 123 4567'], 'changed34');
    await type('Code', '123456');
    await press('Change password');
    await advanceTimers(300);
    return server;
  }

  // spec 2.2-093
  it('is replaced with a one-time code, and the account is filled in at the log-in', async () => {
    const server = await submit({ forgetPassword: {} });
    await waitUntil(() => toastTexts().length > 0);
    const { password, ...body } = server.of('forgetPassword')[0]?.body ?? {};
    expect(body).toMatchObject({ account: '3001234567', countryCode: '92', code: '123456' });
    expect(password).toMatch(/^dev1\./);
    expect(toastTexts()).toEqual(['Password changed. Log in with your new password.']);
    expect(address()).toBe('/login');
    expect(sdk.session.getToken()).toBeNull();
  });

  it.each([
    [2111, 'Mobile number', 'No account has this mobile number.'],
    [2106, 'Code', 'The code is wrong or has expired.'],
    [2120, 'Code', 'Too many wrong codes. Request a new one.'],
    [2109, 'Password', 'This password cannot be used. Choose another one.'],
  ])('shows refusal %i at its field', async (errcode, label, text) => {
    await submit({ forgetPassword: errcodeResponse(errcode) });
    await waitUntil(() => toastTexts().length > 0);
    expect(toastTexts()).toEqual([text]);
    expect(getError(label)).toBe(text);
    expect(address()).toBe('/forget');
  });
});
