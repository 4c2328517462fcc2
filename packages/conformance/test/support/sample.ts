import { PROFILES } from '../../src/protocol/check.ts';
import { CHECKS } from '../../src/suite/checks.ts';

/** Checks that together make most kinds of calls and use most hooks. The sequences of the profile money take long. */
export const SAMPLE: readonly string[] = [
  ...Object.keys(PROFILES).map((name) => CHECKS.find(({ profile }) => profile === name && name !== 'money')),
  ...CHECKS.filter(({ id }) => /code-expires|social-login|rounds-move-money|history-of-a-deposit/.test(id)),
].flatMap((check) => check?.id ?? []);
