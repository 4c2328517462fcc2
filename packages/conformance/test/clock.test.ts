import { expect, it } from 'vitest';
import { createClock } from '../src/suite/clock.ts';
import { createPace } from '../src/suite/pace.ts';

it('does not shorten the slack of a check after its slow calls', () => {
  const pace = createPace();
  const clock = createClock(undefined, pace);
  pace.record(500);
  const before = clock.slack();
  for (let calls = 0; calls < 100; calls++) pace.record(1);
  expect(clock.slack()).toBe(before);
  expect(createClock(undefined, pace).slack()).toBeLessThan(before);
});
