import { describe, expect, it } from 'vitest';
import { checkKycDetail, checkKycPicture, KYC_PICTURE_MAX_BYTES } from '../src/rules/index.ts';

/** Noon on 22 November 2026, local time. */
const NOW = new Date(2026, 10, 22, 12).getTime();
const JPEG = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0);
const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const ascii = (text: string) => new TextEncoder().encode(text);

describe('a picture of a document', () => {
  it.each([
    ['a JPEG', JPEG, null],
    ['a PNG', PNG, null],
    ['a WebP', ascii('RIFF....WEBP'), null],
    ['a sound that starts like a WebP', ascii('RIFF....WAVE'), 'type'],
    ['a PDF', ascii('%PDF-1.7'), 'type'],
    ['a picture of another type', ascii('GIF89a'), 'type'],
    ['nothing', new Uint8Array(), 'type'],
  ] as const)('that is %s', (_, head, problem) => {
    expect(checkKycPicture({ head, size: head.length })).toBe(problem);
  });

  it('has at most five MiB', () => {
    expect(checkKycPicture({ head: JPEG, size: KYC_PICTURE_MAX_BYTES })).toBeNull();
    expect(checkKycPicture({ head: JPEG, size: KYC_PICTURE_MAX_BYTES + 1 })).toBe('large');
  });
});

describe('the details of a verification', () => {
  it.each([
    ['realName', 'Amina Khan', null],
    ['realName', "  José d'Souza-Khan Jr.  ", null],
    ['realName', 'آمنہ خان', null],
    ['realName', '   ', 'missing'],
    ['realName', 'A', 'bad'],
    ['realName', 'Amina 2', 'bad'],
    ['realName', 'A'.repeat(81), 'bad'],
    ['idNumber', '35202-1234567-8', null],
    ['idNumber', 'ab 12345', null],
    ['idNumber', ' - ', 'missing'],
    ['idNumber', '1234', 'bad'],
    ['idNumber', '35202/1234567', 'bad'],
    ['address', 'House 7, Sitara Road', null],
    ['realName', 'علی\u{200c}رضا', null],
    ['address', '', 'missing'],
    ['address', ' 7 B ', 'bad'],
    ['address', 'House 7\nSitara Road', 'bad'],
    ['birthday', '1994-03-21', null],
    ['birthday', '2005-11-22', null],
    ['birthday', '2005-11-23', 'young'],
    ['birthday', '2026-11-22', 'young'],
    ['birthday', '2026-11-23', 'bad'],
    ['birthday', '1899-12-31', 'bad'],
    ['birthday', '1994-02-30', 'bad'],
    ['birthday', '21.03.1994', 'bad'],
    ['birthday', '', 'missing'],
  ] as const)('%s %j', (field, text, problem) => {
    expect(checkKycDetail(field, text, NOW)).toBe(problem);
  });
});
