import { describe, expect, it } from 'vitest';
import { startFuzzing } from './support/fuzzing.ts';

const { operations, expectToBear } = await startFuzzing();

describe('a call that may be repeated', () => {
  it.each(operations.filter(({ isIdempotent }) => isIdempotent))(
    '$id bears whatever is sent',
    async (operation) => {
      await expect(expectToBear(operation)).resolves.toBeUndefined();
    },
  );
});
