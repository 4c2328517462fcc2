import { afterEach, describe, expect, it, vi } from 'vitest';
import { fileSize } from '#features/wallet/verification/file-size.ts';
import { maskIdNumber } from '#features/wallet/verification/mask-id-number.ts';
import {
  getBody,
  changePicture,
  changeVerification,
  endVerification,
  goodDetails,
  received,
  getVerification,
  type Picture,
} from '#features/wallet/verification/verification-state.ts';
import { readDraft } from '#forms/drafts.ts';

const DETAILS = {
  realName: ' Amina Khan ',
  idNumber: '35202-1234567-8',
  birthday: '1994-03-21',
  address: 'House 7, Sitara Road',
};

const picture = (fileId: string): Picture => ({
  ...received(fileId),
  name: 'a.png',
  size: 5,
  preview: null,
});

afterEach(() => {
  for (const player of [1, 2]) endVerification(player);
  vi.restoreAllMocks();
});

describe('verification', () => {
  it('can be sent with all details and all uploaded pictures', () => {
    changeVerification(1, { details: DETAILS });
    changePicture(1, 'front', picture('f-000001'));
    changePicture(1, 'selfie', picture('f-000003'));
    expect(getBody(getVerification(1))).toBeNull();
    changePicture(1, 'back', { ...picture('f-000002'), state: 'sending' });
    expect(getBody(getVerification(1))).toBeNull();
    changePicture(1, 'back', picture('f-000002'));
    expect(getBody(getVerification(1))).toEqual({
      ...DETAILS,
      realName: 'Amina Khan',
      fileIds: ['f-000001', 'f-000002', 'f-000003'],
    });
  });

  it('is separate for each player', () => {
    changePicture(1, 'front', picture('f-000001'));
    expect(getVerification(2).pictures).toEqual({});
  });

  it('stores the numbers of its pictures for a later page, until it is sent', () => {
    changePicture(1, 'front', picture('f-000001'));
    expect(readDraft('verification-pictures', 1)).toEqual({
      front: { fileId: 'f-000001', name: 'a.png', size: 5 },
    });
    endVerification(1);
    expect(readDraft('verification-pictures', 1)).toEqual({});
    expect(getVerification(1).pictures).toEqual({});
  });

  it('releases the preview of a replaced picture', () => {
    const revoke = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
    changePicture(1, 'front', { ...picture('f-000001'), preview: 'blob:one' });
    changePicture(1, 'front', { ...picture('f-000001'), preview: 'blob:one', share: 0.5 });
    expect(revoke).not.toHaveBeenCalled();
    changePicture(1, 'front', { ...picture('f-000002'), preview: 'blob:two' });
    expect(revoke).toHaveBeenCalledExactlyOnceWith('blob:one');
  });
});

describe('stored details', () => {
  it.each([
    [DETAILS, true],
    [{ ...DETAILS, birthday: 5 }, false],
    [{ ...DETAILS, address: '' }, false],
    [{}, false],
    [undefined, false],
  ])('are checked: %j', (stored, isValid) => {
    expect(goodDetails(stored) !== null).toBe(isValid);
  });
});

describe('size of a file', () => {
  it.each([
    [1, '1 kB'],
    [40 * 1024, '40 kB'],
    [2_202_010, '2.1 MB'],
    [5 * 1024 * 1024, '5 MB'],
  ])('shows %d bytes as %s', (bytes, text) => {
    expect(fileSize(bytes)).toBe(text);
  });
});

describe('number of a document', () => {
  it.each([
    ['35202-1234567-8', '35202-*******-8'],
    ['AB1234567', 'AB123***7'],
    ['12345', '12**5'],
  ])('shows %s as %s', (number, shown) => {
    expect(maskIdNumber(number)).toBe(shown);
  });
});
