import { describe, expect, it } from 'vitest';
import { hasGift, isDone } from '#features/content/mail/mails.ts';
import { getLead } from '#features/content/news/lead.ts';
import { getAction } from '#features/content/news/NewsAction.tsx';
import { markNewsRead, useReadNews } from '#features/content/news/read-news.ts';
import { splitParagraphs } from '#lib/paragraphs.ts';

const gift = [{ id: 2001, count: 5000 }];

describe('mail', () => {
  it('has a gift while an attachment is not claimed', () => {
    expect(hasGift({ received: 0, propList: gift })).toBe(true);
    expect(hasGift({ received: 1, propList: gift })).toBe(false);
    expect(hasGift({ received: 0, propList: [] })).toBe(false);
  });

  it('can be deleted once it is read and has no open gift', () => {
    expect(isDone({ read: 1, received: 1, propList: gift })).toBe(true);
    expect(isDone({ read: 1, received: 0, propList: gift })).toBe(false);
    expect(isDone({ read: 0, received: 1, propList: [] })).toBe(false);
  });
});

describe('paragraphs', () => {
  it('are separated by empty lines and keep single line breaks', () => {
    expect(splitParagraphs('One\nline\n\nTwo\r\n\r\n  Three ')).toEqual(['One\nline', 'Two', 'Three']);
  });

  it('are absent for an empty text', () => {
    expect(splitParagraphs(' \n\n ')).toEqual([]);
  });
});

describe('summary of a notice', () => {
  it('is the first paragraph, cut after a whole word', () => {
    expect(getLead('Short.\n\nMore.')).toBe('Short.');
    expect(getLead(`${'word '.repeat(30)}\n\nMore.`)).toBe(`${'word '.repeat(16).trim()}…`);
    expect(getLead('x'.repeat(100))).toBe(`${'x'.repeat(80)}…`);
    expect(getLead('')).toBe('');
  });
});

describe('target of a notice', () => {
  it('is an http or https page', () => {
    const action = getAction({ clickType: 3, clickAction: 'https://example.com/offer' });
    expect(action).toEqual({ kind: 'url', to: 'https://example.com/offer' });
  });

  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'data:text/html,<b>',
    '//',
    'ftp://example.com',
    '',
  ])('is nothing for the address %j', (clickAction) =>
    expect(getAction({ clickType: 3, clickAction })).toBeNull(),
  );

  it('is a game or an activity, or nothing if the activity has no page', () => {
    expect(getAction({ clickType: 2, clickAction: '1003' })).toMatchObject({ kind: 'game' });
    expect(getAction({ clickType: 1, clickAction: '39' })).toMatchObject({ kind: 'activity' });
    expect(getAction({ clickType: 1, clickAction: '22' })).toBeNull();
    expect(getAction({ clickType: 0, clickAction: '' })).toBeNull();
  });
});

describe('news', () => {
  it('keep each read id once, and drop the ids of removed notices', () => {
    useReadNews.setState({ read: [1, 9] });
    markNewsRead(2, [1, 2]);
    markNewsRead(2, [1, 2]);
    expect(useReadNews.getState().read).toEqual([1, 2]);
  });
});
