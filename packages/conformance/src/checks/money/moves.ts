import fc from 'fast-check';

/** How the client sends a call: once, again with its key, again after the answer was lost, or twice simultaneously. */
export type Sending = 'once' | 'again' | 'lost' | 'simultaneous';

/** What happens to an order afterwards. */
export type End = 'none' | 'settle' | 'settle twice' | 'refuse' | 'settle and refuse';

export type Move =
  | {
      readonly move: 'deposit' | 'withdraw';
      readonly amount: number;
      readonly sending: Sending;
      readonly end: End;
    }
  | {
      readonly move: 'safebox in' | 'safebox out' | 'round';
      readonly amount: number;
      readonly sending: Sending;
    }
  | { readonly move: 'claim'; readonly which: number; readonly sending: Sending };

const sending = fc.constantFrom<Sending>('once', 'again', 'lost', 'simultaneous');
const end = fc.constantFrom<End>('none', 'settle', 'settle twice', 'refuse', 'settle and refuse');

/** Below, at and above what a player has, and odd hundredths. */
const amount = fc.oneof(
  fc.constantFrom(1, 100_00, 200_00, 500_00, 1_000_00, 1_000_01, 5_000_00, 20_000_00),
  fc.integer({ min: 1, max: 3_000_00 }),
);

export const moves = fc.array(
  fc.oneof(
    fc.record({ move: fc.constantFrom('deposit' as const, 'withdraw' as const), amount, sending, end }),
    fc.record({
      move: fc.constantFrom('safebox in' as const, 'safebox out' as const, 'round' as const),
      amount,
      sending,
    }),
    fc.record({ move: fc.constant('claim' as const), which: fc.nat({ max: 3 }), sending }),
  ),
  { minLength: 5, maxLength: 14, size: 'max' },
);
