import { fireEvent, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSearchKeys } from '#layouts/desktop/use-search-keys.ts';
import { startKeyboardScroll } from '#lib/keyboard-scroll.ts';
import { hideMissingPictures } from '#lib/pictures.ts';
import { reloadFailedStyles } from '#lib/reload-styles.ts';
import { reloadFromNetwork } from '#lib/reload.ts';
import { closeSearch, useSearchDialog } from '#state/search-dialog.ts';

beforeEach(() => document.body.replaceChildren());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const add = <E extends HTMLElement>(html: string) => {
  document.body.insertAdjacentHTML('beforeend', html);
  return document.body.lastElementChild as E;
};

describe('scroll keys without a focused element', () => {
  const rects = (count: number) => Array.from({ length: count }) as unknown as DOMRectList;
  /** A hidden scroller and a visible one. */
  function scrollers() {
    const [hidden, shown] = [
      add('<div data-scroller tabindex="-1">'),
      add('<div data-scroller tabindex="-1">'),
    ];
    vi.spyOn(hidden, 'getClientRects').mockReturnValue(rects(0));
    vi.spyOn(shown, 'getClientRects').mockReturnValue(rects(1));
    return shown;
  }
  const press = (key: string, more: KeyboardEventInit = {}) =>
    fireEvent.keyDown(document.body, { key, ...more });

  it.each(['PageDown', 'PageUp', 'Home', 'End', 'ArrowDown', 'ArrowUp', ' '])(
    'focus the visible scroller by %j without a movement',
    (key) => {
      const stop = startKeyboardScroll();
      const shown = scrollers();
      const focus = vi.spyOn(shown, 'focus');
      press(key);
      expect(document.activeElement).toBe(shown);
      expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
      stop();
    },
  );

  it.each<[string, KeyboardEventInit]>([
    ['a', {}],
    ['ArrowLeft', {}],
    ['End', { altKey: true }],
    ['End', { ctrlKey: true }],
    ['End', { metaKey: true }],
  ])('leave the focus for %j with %o', (key, more) => {
    const stop = startKeyboardScroll();
    scrollers();
    press(key, more);
    expect(document.activeElement).toBe(document.body);
    stop();
  });

  it('leave the focus where it is, and at a key that was used, and after the end', () => {
    const stop = startKeyboardScroll();
    scrollers();
    const button = add('<button>');
    button.focus();
    press('End');
    expect(document.activeElement).toBe(button);
    button.blur();
    const use = (event: Event) => event.preventDefault();
    document.body.addEventListener('keydown', use);
    press('End');
    expect(document.activeElement).toBe(document.body);
    document.body.removeEventListener('keydown', use);
    stop();
    press('End');
    expect(document.activeElement).toBe(document.body);
  });
});

describe('keys of the search', () => {
  const press = (key: string, more: KeyboardEventInit = {}, at: Element = document.body) => {
    const isFree = fireEvent.keyDown(at, { key, ...more });
    return { isOpen: useSearchDialog.getState().open, isFree };
  };
  beforeEach(closeSearch);

  it.each<[string, KeyboardEventInit]>([
    ['/', {}],
    ['k', { ctrlKey: true }],
    ['K', { ctrlKey: true }],
    ['k', { metaKey: true }],
  ])('open it by %s with %o, and the browser does nothing else', (key, more) => {
    const { unmount } = renderHook(() => useSearchKeys());
    expect(press(key, more)).toEqual({ isOpen: true, isFree: false });
    unmount();
    useSearchDialog.setState({ open: false });
    expect(press(key, more)).toEqual({ isOpen: false, isFree: true });
  });

  it.each<[string, KeyboardEventInit]>([
    ['k', {}],
    ['a', {}],
    ['/', { ctrlKey: true }],
    ['k', { ctrlKey: true, altKey: true }],
  ])('do nothing for %s with %o', (key, more) => {
    renderHook(() => useSearchKeys());
    expect(press(key, more)).toEqual({ isOpen: false, isFree: true });
  });

  it.each([
    '<input>',
    '<textarea></textarea>',
    '<select></select>',
    '<div contenteditable="true"></div>',
    '<dialog open></dialog>',
  ])('do nothing in %s', (html) => {
    renderHook(() => useSearchKeys());
    expect(press('/', {}, add(html))).toEqual({ isOpen: false, isFree: true });
  });

  it('pass the letters that are typed before the search is there', () => {
    renderHook(() => useSearchKeys());
    press('k');
    press('/');
    for (const key of ['k', 'i', 'Shift', '/']) expect(press(key).isFree).toBe(key === 'Shift');
    expect(press('t', { ctrlKey: true }).isFree).toBe(true);
    expect(useSearchDialog.getState().typed).toBe('ki/');
    closeSearch();
    expect(useSearchDialog.getState()).toEqual({ open: false, typed: '' });
    press('/');
    press('a', {}, add('<dialog open></dialog>'));
    expect(useSearchDialog.getState().typed).toBe('');
  });

  it('do nothing if the key was used, and count at a button', () => {
    renderHook(() => useSearchKeys());
    const button = add('<button>');
    button.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
    expect(press('/', {}, button).isOpen).toBe(false);
    expect(press('/', {}, button).isOpen).toBe(true);
  });
});

describe('a picture that does not load', () => {
  const picture = (facts: Partial<HTMLImageElement>) => {
    const image = add<HTMLImageElement>('<img src="/a.webp">');
    for (const [name, value] of Object.entries(facts)) Object.defineProperty(image, name, { value });
    return image;
  };
  const failed = { complete: true, currentSrc: '/a.webp', naturalWidth: 0 };
  const isMarked = (image: HTMLElement) => image.dataset['missing'] === '';

  it('is marked if it failed before the client started, and no other is', () => {
    const missing = picture(failed);
    const others = [{ complete: false }, { currentSrc: '' }, { naturalWidth: 1 }].map((each) =>
      picture({ ...failed, ...each }),
    );
    hideMissingPictures();
    expect([missing, ...others].map(isMarked)).toEqual([true, false, false, false]);
  });

  it('is marked until it loads, and requested again when the connection returns', () => {
    hideMissingPictures();
    const [image, other] = [picture({ complete: false }), picture({ complete: false })];
    fireEvent.error(image);
    fireEvent.error(add('<div>'));
    expect(isMarked(image)).toBe(true);
    const set = vi.spyOn(image, 'src', 'set');
    const untouched = vi.spyOn(other, 'src', 'set');
    fireEvent(window, new Event('online'));
    expect(set).toHaveBeenCalledWith('/a.webp');
    expect(untouched).not.toHaveBeenCalled();
    fireEvent.load(image);
    expect(isMarked(image)).toBe(false);
  });
});

describe('styles that failed', () => {
  const link = (sheet: unknown) => {
    const element = document.head.appendChild(document.createElement('link'));
    element.setAttribute('rel', 'stylesheet');
    element.dataset['of'] = 'part';
    Object.defineProperty(element, 'sheet', { value: sheet });
    return element;
  };
  const denied = {
    get cssRules(): never {
      throw new DOMException('denied', 'SecurityError');
    },
  };
  afterEach(() => document.head.replaceChildren());

  it.each([
    ['load', null],
    ['error', denied],
    ['load', { cssRules: [] }],
  ])('are requested again until the %s of the new link', async (end, sheet) => {
    const [lost, loaded] = [link(sheet), link({ cssRules: [{}] })];
    const done = vi.fn<() => void>();
    const reload = async () => {
      await reloadFailedStyles();
      done();
    };
    const reloading = reload();
    const again = document.head.querySelector<HTMLLinkElement>('link')!;
    expect([lost.isConnected, loaded.isConnected, again === lost]).toEqual([false, true, false]);
    expect(again.dataset['of']).toBe('part');
    await Promise.resolve();
    expect(done).not.toHaveBeenCalled();
    fireEvent(again, new Event(end));
    await reloading;
    expect(done).toHaveBeenCalledOnce();
  });
});

describe('a reload from the network', () => {
  const reload = () => vi.spyOn(window.location, 'reload').mockReturnValue(undefined);
  const workers = (getRegistration: () => Promise<unknown>) =>
    vi.stubGlobal(
      'navigator',
      Object.create(navigator, { serviceWorker: { value: { getRegistration } } }) as Navigator,
    );

  it('removes the service worker first', async () => {
    const reloaded = reload();
    const unregister = vi.fn<() => Promise<boolean>>(async () => {
      expect(reloaded).not.toHaveBeenCalled();
      return true;
    });
    workers(async () => ({ unregister }));
    await reloadFromNetwork();
    expect([unregister, reloaded].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });

  it.each([
    ['there is none', async () => undefined],
    ['it cannot be read', () => Promise.reject(new Error('denied'))],
    ['it cannot be removed', async () => ({ unregister: () => Promise.reject(new Error('denied')) })],
  ])('happens although %s', async (_, getRegistration) => {
    const reloaded = reload();
    workers(getRegistration);
    await reloadFromNetwork();
    expect(reloaded).toHaveBeenCalledOnce();
  });
});
