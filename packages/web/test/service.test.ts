import { describe, expect, it } from 'vitest';
import { withText } from '#shared/service/attach.ts';
import { getAnswerMinutes, getHours } from '#shared/service/support-times.ts';

// Midnight at the site, which is five hours east of UTC.
const MIDNIGHT = Date.UTC(2026, 10, 28, 19);
const HOUR = 3_600_000;

describe('the hours of customer service', () => {
  it.each([
    ['9-24', 8.9, false],
    ['9-24', 9, true],
    ['9-24', 23.9, true],
    ['10-18', 18, false],
    ['any text', 9, true],
  ])('%s: at %s hours, open is %s', (setting, hours, isOpen) => {
    expect(getHours(MIDNIGHT + hours * HOUR, setting).isOpen).toBe(isOpen);
  });

  it('reads the time until an answer of each way', () => {
    expect((['chat', 'message', 'mail'] as const).map((kind) => getAnswerMinutes(kind, '2,30,600'))).toEqual([
      2, 30, 600,
    ]);
    expect(getAnswerMinutes('chat', 'soon')).toBe(5);
  });
});

describe('a text for a service link', () => {
  it('is the subject and the body of a mail', () => {
    expect(withText('mailto:support@example.com', 'A question', 'Order TS1: Deposit & more')).toBe(
      'mailto:support@example.com?subject=A%20question&body=Order%20TS1%3A%20Deposit%20%26%20more',
    );
  });

  it('is the text of a WhatsApp message', () => {
    const link = withText('https://wa.me/923001234567?lang=en', 'A question', 'Order TS1');
    expect(new URL(link ?? '').searchParams.get('text')).toBe('A question\nOrder TS1');
    expect(link).toContain('lang=en');
  });

  it('is not possible for another page', () => {
    expect(withText('https://chat.example.com/room', 'A question', 'Order TS1')).toBeNull();
    expect(withText('no link', 'A question', 'Order TS1')).toBeNull();
  });
});
