import { defineChecks, runSuite, type Backend, type CheckResult, type Hooks } from '@tara/conformance';

/** Runs one check that expects something else than the mock server at this address does. */
export async function findDifference(
  baseUrl: string,
  run: (backend: Backend) => Promise<unknown>,
  hooks?: Hooks,
): Promise<CheckResult> {
  const checks = defineChecks('session', { odd: { statements: [], title: 'expects something odd', run } });
  const options = { baseUrl, checks, preflight: false, ...(hooks ? { hooks } : {}) };
  const { results } = await runSuite(options);
  return results[0] as CheckResult;
}
