import { describe, expect, it } from 'vitest';
import { FUZZING_TIMEOUT_MS, startFuzzing } from './support/fuzzing.ts';
import { casesFor } from './support/stores.ts';

const { operations, expectContractAnswers } = await startFuzzing();

describe('a call that may be repeated', () => {
  it.each(casesFor(operations.filter(({ isIdempotent }) => isIdempotent)))(
    '$id answers according to the contract whatever is sent',
    { timeout: FUZZING_TIMEOUT_MS },
    async (operation) => {
      await expect(expectContractAnswers(operation)).resolves.toBeUndefined();
    },
  );
});
