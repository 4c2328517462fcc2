import { render } from '@testing-library/react';
import { Fragment, type ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { jsxDEV } from '#lib/jsx/jsx-dev-runtime.ts';
import { jsx, jsxs } from '#lib/jsx/jsx-runtime.ts';
import { textElements } from '#lib/jsx/text-elements.ts';

const bold = jsx('b', { children: 'bold' }, 'bold');
const toHtml = (node: ReactNode) => render(<main>{node}</main>).container.querySelector('main')?.innerHTML;

afterEach(() => vi.restoreAllMocks());

describe('a text of an element', () => {
  it.each<[string, ReactNode[], string]>([
    ['stays alone', ['a', 1, '', null, false, 'b'], '<p>a1b</p>'],
    ['gets an element beside another', ['a', bold], '<p><text-run>a</text-run><b>bold</b></p>'],
    ['gets one with the texts next to it', ['a', 0, bold], '<p><text-run>a0</text-run><b>bold</b></p>'],
    [
      'gets one on each side',
      ['a', bold, 'b', null, 'c'],
      '<p><text-run>a</text-run><b>bold</b><text-run>bc</text-run></p>',
    ],
    ['gets none if it is empty', ['', bold, false], '<p><b>bold</b></p>'],
    ['gets one in an inner list', [['a', bold], bold], '<p><text-run>a</text-run><b>bold</b><b>bold</b></p>'],
  ])('%s', (_, children, html) => {
    const error = vi.spyOn(console, 'error');
    expect(toHtml(jsxDEV('p', { children }, undefined, true))).toBe(html);
    // React reports what it does not expect.
    expect(error).not.toHaveBeenCalled();
  });

  it('gets an element in a production build too', () => {
    expect(toHtml(jsxs('p', { children: ['a', bold] }))).toBe('<p><text-run>a</text-run><b>bold</b></p>');
  });

  it('beside the children of a fragment gets an element too', () => {
    expect(toHtml(jsxs(Fragment, { children: ['a', 'b'] }))).toBe('<text-run>ab</text-run>');
    expect(toHtml(jsx(Fragment, { children: 'a' }))).toBe('<text-run>a</text-run>');
    expect(toHtml(jsx(Fragment, { children: '' }))).toBe('');
  });

  it('keeps its children if it is one element, or if a component of the client takes them', () => {
    const one = { children: bold };
    expect(textElements('p', one)).toBe(one);
    const several = { children: ['a', bold] };
    expect(textElements(() => null, several)).toBe(several);
  });

  it('keeps its other properties, its key and its place in the source', () => {
    const props = { id: 'x', children: ['a', 'b'] };
    expect(textElements('p', props)).toEqual({ id: 'x', children: 'ab' });
    for (const element of [jsx('p', props, 'k'), jsxDEV('p', props, 'k', true)])
      expect(element).toMatchObject({ type: 'p', key: 'k', props: { id: 'x', children: 'ab' } });
  });
});
