import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';

const CHAT = 'https://chat.example.com/tara?a=b&c=d';

/** Starts the client in the native app or in a browser; the client reads once which of them. */
async function start(inApp: boolean): Promise<void> {
  vi.resetModules();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', `/lobby/home${inApp ? '?token=abc' : ''}`);
  const { chooseLayout } = await import('./layout.ts');
  chooseLayout('mobile');
  const { isInApp } = await import('#lib/environment.ts');
  expect(isInApp).toBe(inApp);
}

/** Opens an entry of customer service and returns the address that the widget shows. */
async function openService(url: string, isOut: 0 | 1): Promise<string | null> {
  const { openEntry } = await import('#shared/service/use-services.ts');
  const { useSupportDialog } = await import('#shared/service/support-dialog.ts');
  openEntry({ url, isOut });
  return useSupportDialog.getState().chatUrl;
}

/** Opens the welcome and counts its offers of the app. */
async function offersOfWelcome(mode: 'normal' | 'green'): Promise<number> {
  const { open, startVisitor, webConfig } = await import('./visitor-page.tsx');
  const { default: WelcomePopup } = await import('#app/popups/WelcomePopup.tsx');
  const notice = {
    id: 1,
    sort: 1,
    imgUrl2: '/n.webp',
    isH5Pop: 1,
    clickType: 0,
    clickAction: '',
    title: 'Hello',
  };
  await startVisitor(
    webConfig({
      mode,
      h5: { downloadType: 2, downloadUrl: '/apk/tara.apk', url: '' },
      appNoticeConfigList: [notice as never],
    }),
  );
  const done = () => undefined;
  await open(<WelcomePopup open onReady={done} onClose={done} onNothing={done} />, '/lobby/home');
  expect(screen.getByRole('dialog', { name: 'Hello' })).toBeTruthy();
  return screen.queryAllByRole('button', { name: /^Get the app/ }).length;
}

describe('in the native app', () => {
  beforeAll(async () => start(true));

  // spec 9-76
  it('customer service opens a link with its address and isOut', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockReturnValue();
    expect(await openService(CHAT, 1)).toBeNull();
    expect(await openService('https://message.example.com/', 0)).toBeNull();
    expect(assign.mock.calls).toEqual([
      ['app://service?url=https%3A%2F%2Fchat.example.com%2Ftara%3Fa%3Db%26c%3Dd&isOut=1'],
      ['app://service?url=https%3A%2F%2Fmessage.example.com%2F&isOut=0'],
    ]);
    assign.mockRestore();
  });

  // spec 2.5-55
  it('the welcome does not offer the app', async () => {
    expect(await offersOfWelcome('normal')).toBe(0);
  });
});

describe('in a browser', () => {
  beforeAll(async () => start(false));

  // spec 9-76
  it('customer service opens in the widget for the host of the chat, otherwise in a window', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    expect(await openService('https://message.example.com/', 0)).toBeNull();
    expect(opened.mock.calls).toEqual([['https://message.example.com/', '_blank', 'noopener,noreferrer']]);
    expect(await openService(CHAT, 1)).toBe(CHAT);
    expect(opened).toHaveBeenCalledTimes(1);
    opened.mockRestore();
  });

  // spec 2.5-55
  it.each([
    ['normal', 1],
    ['green', 0],
  ] as const)('the welcome in %s mode offers the app this often: %i', async (mode, times) => {
    expect(await offersOfWelcome(mode)).toBe(times);
  });
});
