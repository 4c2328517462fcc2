import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useFocusWhenClosed } from '#ui/receipt/use-focus-when-closed.ts';
import { Sheet } from '#ui/sheet/Sheet.tsx';
import { completeModalDialogs } from './screens/support/modal-dialogs.ts';

/** A page with a claim and its receipt. */
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

/** The page with the receipt, which has the focus itself while it is open. */
function PageWithSheet(props: Parameters<typeof Page>[0]) {
  return (
    <>
      <Page {...props} />
      <Sheet open={props.open} title="You received" onClose={() => undefined}>
        Coins
      </Sheet>
    </>
  );
}

const focusOn = (name: string) => screen.getByRole('button', { name }).focus();

it('focuses the heading when the receipt closes and nothing has the focus', () => {
  const { rerender } = render(<Page open claimable={false} />);
  rerender(<Page open={false} claimable={false} />);
  expect(document.activeElement?.textContent).toBe('Rewards');
});

it('focuses the heading when a receipt that has the focus closes after the claim has disappeared', () => {
  completeModalDialogs();
  const { rerender } = render(<PageWithSheet open={false} claimable />);
  focusOn('Claim');
  rerender(<PageWithSheet open claimable />);
  rerender(<PageWithSheet open claimable={false} />);
  expect(document.activeElement).toBe(screen.getByRole('dialog'));
  rerender(<PageWithSheet open={false} claimable={false} />);
  expect(document.activeElement?.textContent).toBe('Rewards');
});

it('focuses the heading when the claim disappears after the receipt closed', () => {
  const { rerender } = render(<Page open claimable />);
  focusOn('Claim');
  rerender(<Page open={false} claimable />);
  expect(document.activeElement?.textContent).toBe('Claim');
  rerender(<Page open={false} claimable={false} />);
  expect(document.activeElement?.textContent).toBe('Rewards');
});

it('keeps the focus if the reader moved it', () => {
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

it('keeps the focus if no receipt was open', () => {
  const { rerender } = render(<Page open={false} claimable />);
  rerender(<Page open={false} claimable={false} />);
  expect(document.activeElement).toBe(document.body);
});
