import { describe, expect, it } from 'vitest';
import { checkNickname } from '../src/rules/index.ts';

const FAMILY = '👨‍👩‍👧‍👦';
const FLAG = '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}';

describe('a nickname', () => {
  it.each([
    'Moonlight',
    '🌙'.repeat(17),
    FAMILY.repeat(32),
    FLAG,
    'می\u{200c}خواهم',
    'آمنہ\u{200f} (لاہور)',
    '\u{200e}A1',
    '\u{61c}پ',
    ' Luna ',
    'x'.repeat(32),
  ])('accepts %j', (name) => {
    expect(checkNickname(name)).toBeNull();
  });

  it.each([
    ['', 'missing'],
    ['   ', 'missing'],
    ['\u{200d}\u{200c}', 'bad'],
    ['a\u0000b', 'bad'],
    ['a\nb', 'bad'],
    ['a\u0085b', 'bad'],
    ['a\u{202e}b', 'bad'],
    ['a\u{2067}b', 'bad'],
    ['\u{200f}', 'bad'],
    ['a\ud800b', 'bad'],
    ['x'.repeat(33), 'bad'],
    [FAMILY.repeat(33), 'bad'],
  ])('rejects %j: %s', (name, wrong) => {
    expect(checkNickname(name)).toBe(wrong);
  });
});
