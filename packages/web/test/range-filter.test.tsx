import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import RangeFilter from '#features/lobby/search/RangeFilter.tsx';

function show(from: number, to: number) {
  const onChange = vi.fn<(from: number, to: number) => void>();
  const range = {
    parameter: 'return' as const,
    title: 'Return',
    stops: [95, 96, 98, 99],
    counts: [3, 0, 12, 6],
    from,
    to,
    format: (value: number) => `${value} %`,
  };
  render(<RangeFilter range={range} onChange={onChange} />);
  const move = (name: string, value: number) => {
    fireEvent.change(screen.getByRole('slider', { name }), { target: { value: String(value) } });
    return onChange.mock.lastCall;
  };
  return { move };
}

it('tells both ends with their values, and how many games each value has', () => {
  show(1, 3);
  const ends = screen.getAllByRole('slider').map((each) => each.getAttribute('aria-valuetext'));
  expect(ends).toEqual(['96 %', '99 %']);
  const bars = [...screen.getByRole('group', { name: 'Return' }).querySelectorAll('[aria-hidden] > span')];
  expect(bars.map(({ textContent }) => textContent)).toEqual(['3', '0', '12', '6']);
  expect(bars.map((bar) => bar.hasAttribute('data-in'))).toEqual([false, true, true, true]);
});

it('moves each end, but not beyond the other one', () => {
  const { move } = show(1, 2);
  expect(move('Return, from', 0)).toEqual([0, 2]);
  expect(move('Return, from', 3)).toEqual([2, 2]);
  expect(move('Return, to', 3)).toEqual([1, 3]);
  expect(move('Return, to', 0)).toEqual([1, 1]);
});
