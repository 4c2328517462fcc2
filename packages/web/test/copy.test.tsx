import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CopyRow } from '#features/wallet/deposit/CopyRow.tsx';
import { copyText } from '#ui/copy.ts';
import { setRegion } from '#state/region.ts';
import { said } from './toasts.ts';

const THAI = 'คัดลอกแล้ว';

/** A clipboard that takes what it is given, or refuses it. */
function clipboard(takes: boolean) {
  const writeText = vi.fn<(text: string) => Promise<void>>(() =>
    takes ? Promise.resolve() : Promise.reject(new Error('refused')),
  );
  vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: { writeText } } }) as Navigator);
  return writeText;
}

/** What is said from now on. */
let sinceThen = 0;
const saidNow = () => said().slice(sinceThen);

beforeEach(() => {
  sinceThen = said().length;
});
afterEach(() => {
  setRegion('pk');
  vi.unstubAllGlobals();
});

describe('a text that is copied', () => {
  it('is in the clipboard, which is said', async () => {
    const writeText = clipboard(true);
    await copyText('10034');
    expect(writeText).toHaveBeenCalledWith('10034');
    await waitFor(() => expect(saidNow()).toEqual(['Copy Success.']));
  });

  it('is not where the clipboard refuses, which is said too', async () => {
    clipboard(false);
    await copyText('10034');
    await waitFor(() => expect(saidNow()).toEqual(['Copy Fail.']));
  });
});

describe('a fact of an order that is copied', () => {
  const press = () => {
    render(<CopyRow label="Account" value="PK 0012" copy="PK0012" />);
    fireEvent.click(screen.getByRole('button'));
  };

  it.each([
    ['pk', 'Copy Success.'],
    ['ph', 'Copy Success.'],
    ['th', THAI],
  ] as const)('is told in the words of region %s', async (region, words) => {
    const writeText = clipboard(true);
    setRegion(region);
    press();
    expect(writeText).toHaveBeenCalledWith('PK0012');
    await waitFor(() => expect(saidNow()).toEqual([words]));
  });

  it('says where it failed', async () => {
    clipboard(false);
    press();
    await waitFor(() => expect(saidNow()).toEqual(['Copy Fail.']));
  });
});
