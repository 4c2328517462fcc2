import { describe, expect, it } from 'vitest';
import { startFuzzing } from './support/fuzzing.ts';

const { operations, expectToBear } = await startFuzzing();

describe('a call that changes something', () => {
  it.each(operations.filter(({ isIdempotent, isForm }) => !isIdempotent && !isForm))(
    '$id bears whatever is sent',
    async (operation) => {
      await expect(expectToBear(operation)).resolves.toBeUndefined();
    },
  );
});
