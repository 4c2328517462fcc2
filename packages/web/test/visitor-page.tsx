import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, type RenderResult } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakeFetch, type FakeFetch } from '@tara/sdk/testing';
import { generateKeyPairSync } from 'node:crypto';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { vi } from 'vitest';
import type { Config, WebConfig } from '#api/config.ts';
import { queryClient } from '#api/query.ts';
import { sdk } from '#api/sdk.ts';
import { FrameProvider, type Frame } from '#ui/frame.ts';
import { loadToaster } from '#ui/toast/toast.ts';
import { clearToasts } from './toasts.ts';
import { waitUntil } from './wait-until.ts';

const { n = '', e = '' } = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({
  format: 'jwk',
});

/** The part of the configuration that the sign-in forms use. */
export function webConfig(changes: Partial<WebConfig> = {}): WebConfig {
  return {
    mode: 'normal',
    region: 'pk',
    registerType: 2,
    otpStatus: 0,
    countryCode: '92',
    accountLengthMin: 10,
    accountLengthMax: 11,
    usernameLengthMin: 4,
    usernameLengthMax: 16,
    passwordLengthMin: 6,
    passwordLengthMax: 20,
    accountRule: { mobileStartsWith: '3' },
    userRegisterCoin: 5000,
    passwordKey: { kid: 'dev1', jwk: { kty: 'RSA', n, e, alg: 'RSA-OAEP-256' }, nonce: 'nonce-1' },
    ...changes,
  } as WebConfig;
}

/** The answer to a successful log-in. */
export function sessionAnswer(activityIds: number[] = []): Record<string, unknown> {
  return {
    id: 100_001,
    account: 'demoplayer',
    nickname: 'Demo Player',
    coin: 5000,
    appUserBankList: [],
    inviteCode: 'TARA7Q',
    aid: '',
    appGameDataUser: { gameLikes: {}, gameHistory: [] },
    activityIds: { activityIds, activityMap: {} },
    token: 'tok-1',
  };
}

function Address() {
  const { pathname } = useLocation();
  return <output>{pathname}</output>;
}

const frame: Frame = {
  Screen: ({ title, children }) => (
    <main>
      <h1>{title}</h1>
      {children}
    </main>
  ),
  BarePage: ({ children }) => <main>{children}</main>,
  footer: 'bar',
  pointer: 'finger',
};

/** Starts as a visitor without stored data, on a fake server with these answers. */
export async function startVisitor(
  web: WebConfig,
  answers: Parameters<typeof fakeFetch>[0] = {},
): Promise<FakeFetch> {
  const server = fakeFetch({ accountLogout: {}, online: {}, ...answers });
  vi.stubGlobal('fetch', server.fetch);
  await sdk.session.signOut();
  localStorage.clear();
  sessionStorage.clear();
  queryClient.clear();
  // A toast then appears immediately.
  await loadToaster();
  clearToasts();
  const config: Config = { web, gameList: [], gameListVersion: 1, games: [] };
  queryClient.setQueryData(['config'], config);
  sdk.session.setPasswordKey(web.passwordKey);
  server.calls.length = 0;
  return server;
}

/** Lets React finish pending work, e.g. the validation of a form. */
const flushEffects = () => act(async () => undefined);

/** Renders a screen at an address and waits for its first effects. */
export async function open(
  page: ReactNode,
  address: string | { pathname: string; state?: unknown },
): Promise<RenderResult> {
  const rendered = render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[address]}>
        <FrameProvider value={frame}>
          {page}
          <Address />
        </FrameProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await flushEffects();
  return rendered;
}

/** The current path of the router. */
export function address() {
  return document.querySelector('output')?.textContent;
}

export function field(label: string) {
  return screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });
}

/** The test advances the timers itself. */
const user = userEvent.setup({ delay: null });

/** Replaces the content of a field. */
export async function type(label: string, value: string): Promise<void> {
  const input = field(label);
  await user.clear(input);
  if (value !== '') await user.type(input, value);
  await flushEffects();
}

/** The error that a field shows; null if the field is valid. */
export function getError(label: string): string | null | undefined {
  const input = field(label);
  const note = document.getElementById(input.getAttribute('aria-describedby') ?? '');
  return input.getAttribute('aria-invalid') === 'true' ? note?.textContent : null;
}

/** Fills in an account, a password and its confirmation. */
export async function fill(
  account: [label: string, value: string],
  password = 'secret12',
  confirmation = password,
): Promise<void> {
  await type(...account);
  await type('Password', password);
  await type('Confirm password', confirmation);
}

export function button(name: string) {
  return screen.getByRole<HTMLButtonElement>('button', { name });
}

/** Waits for a button, which may be loaded on first use, and presses it. */
export async function press(name: string): Promise<void> {
  await waitUntil(() => screen.queryByRole('button', { name }) !== null);
  await click(button(name));
}

export async function click(element: Element): Promise<void> {
  await user.click(element);
  await flushEffects();
}

/** Advances the timers. @param ms milliseconds */
export async function advanceTimers(ms: number): Promise<void> {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });
}
