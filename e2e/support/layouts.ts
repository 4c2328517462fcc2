/** Whether this is the long run, `npm run test:full`. */
export const FULL = process.env['TEST_FULL'] === '1';

/**
 * Files whose tests run in both layouts because the layouts differ there. Other files run on the phone only, except
 * tests with @desktop. In the long run all tests run in both layouts.
 */
export const BOTH_LAYOUTS = ['frame', 'journey', 'overlays', 'stillness'] as const;
