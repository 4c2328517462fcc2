/** Whether all tests run in all layouts and settings: `npm run test:full`. */
export const FULL = process.env['TEST_FULL'] === '1';

/**
 * Files whose tests run in both layouts, since what they are about differs by layout. Every other one runs on the phone
 * alone, but for the tests of the desktop, which are marked @desktop. In the long run all tests run in both layouts.
 */
export const BOTH_LAYOUTS = [
  'frame',
  'journey',
  'lobby',
  'navigation',
  'overlays',
  'records',
  'stillness',
] as const;
