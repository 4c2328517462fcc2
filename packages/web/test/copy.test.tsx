import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CopyRow } from '#features/wallet/deposit/CopyRow.tsx';
import { copyText } from '#ui/copy.ts';
import { setRegion } from '#state/region.ts';
import { toastTexts } from './toasts.ts';

const THAI = 'คัดลอกแล้ว';
const NOT_COPIED = 'This was not copied. Select the text and copy it yourself.';

/** A clipboard that accepts a text or rejects it. */
function clipboard(isAllowed: boolean) {
  const writeText = vi.fn<(text: string) => Promise<void>>(() =>
    isAllowed ? Promise.resolve() : Promise.reject(new Error('rejected')),
  );
  vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: { writeText } } }) as Navigator);
  return writeText;
}

/** Returns the toasts from now on. */
let earlierCount = 0;
const newToasts = () => toastTexts().slice(earlierCount);

beforeEach(() => {
  earlierCount = toastTexts().length;
});
afterEach(() => {
  setRegion('pk');
  vi.unstubAllGlobals();
});

describe('copied text', () => {
  // spec 8-21
  it('is in the clipboard, and a toast confirms it', async () => {
    const writeText = clipboard(true);
    await copyText('10034');
    expect(writeText).toHaveBeenCalledWith('10034');
    await waitFor(() => expect(newToasts()).toEqual(['Copy Success.']));
  });

  it.each([
    [true, 'Copy Success.'],
    [false, 'This was not copied. Select the text and copy it yourself.'],
  ])(
    'is copied by a selection on a page over plain HTTP, which has no clipboard (%s)',
    async (works, text) => {
      vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: undefined } }) as Navigator);
      const selected = vi.fn<(command: string) => boolean>(() => works);
      const { execCommand } = document as { execCommand?: unknown };
      Object.assign(document, { execCommand: selected });
      document.body.append(document.createElement('button'));
      const button = document.querySelector('button');
      button?.focus();
      await copyText('10034');
      Object.assign(document, { execCommand });
      await waitFor(() => expect(newToasts()).toEqual([text]));
      expect(selected.mock.calls).toEqual([['copy']]);
      expect(document.querySelector('textarea')).toBeNull();
      expect(document.activeElement).toBe(button);
      button?.remove();
    },
  );

  // spec 8-22
  it('is not in the clipboard if the browser rejects it, and a toast shows this', async () => {
    clipboard(false);
    await copyText('10034');
    await waitFor(() => expect(newToasts()).toEqual([NOT_COPIED]));
  });
});

describe('copied detail of an order', () => {
  const press = () => {
    render(<CopyRow label="Account" value="PK 0012" copy="PK0012" />);
    fireEvent.click(screen.getByRole('button'));
  };

  // spec 8-23, 8-25
  it.each([
    ['pk', 'Copy Success.'],
    ['ph', 'Copy Success.'],
    ['th', THAI],
  ] as const)('is confirmed in the language of region %s', async (region, text) => {
    const writeText = clipboard(true);
    setRegion(region);
    press();
    expect(writeText).toHaveBeenCalledWith('PK0012');
    await waitFor(() => expect(newToasts()).toEqual([text]));
  });

  // spec 8-24
  it('shows a failure at its own row', async () => {
    clipboard(false);
    press();
    await waitFor(() => expect(newToasts()).toEqual([NOT_COPIED]));
  });
});
