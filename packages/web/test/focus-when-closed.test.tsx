import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useFocusWhenClosed } from '#ui/receipt/use-focus-when-closed.ts';

/** A page with a claim, its receipt, and whether the claim can still be pressed. */
function Page({ open, claimable }: { open: boolean; claimable: boolean }) {
  const heading = useFocusWhenClosed(open);
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        Rewards
      </h2>
      {claimable && <button type="button">Claim</button>}
      <button type="button">Rules</button>
    </>
  );
}

const focusOn = (name: string) => screen.getByRole('button', { name }).focus();

it('leads to the heading when the receipt closes and nothing has the focus', () => {
  const { rerender } = render(<Page open claimable={false} />);
  rerender(<Page open={false} claimable={false} />);
  expect(document.activeElement?.textContent).toBe('Rewards');
});

it('leads to the heading when the claim goes after the receipt has closed', () => {
  const { rerender } = render(<Page open claimable />);
  focusOn('Claim');
  rerender(<Page open={false} claimable />);
  expect(document.activeElement?.textContent).toBe('Claim');
  rerender(<Page open={false} claimable={false} />);
  expect(document.activeElement?.textContent).toBe('Rewards');
});

it('leads nowhere when the reader has gone on', () => {
  const { rerender } = render(<Page open claimable />);
  focusOn('Claim');
  rerender(<Page open={false} claimable />);
  focusOn('Rules');
  rerender(<Page open={false} claimable={false} />);
  expect(document.activeElement?.textContent).toBe('Rules');
  focusOn('Rules');
  (document.activeElement as HTMLElement).blur();
  rerender(<Page open={false} claimable />);
  expect(document.activeElement).toBe(document.body);
});

it('leads nowhere where no receipt was open', () => {
  const { rerender } = render(<Page open={false} claimable />);
  rerender(<Page open={false} claimable={false} />);
  expect(document.activeElement).toBe(document.body);
});
