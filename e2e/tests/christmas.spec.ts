import { expect, test } from '../support/test.ts';

// These tests need animations.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('keeps the snow stopped, and shows none with reduced motion', async ({ open, world }) => {
  await world.reset({ scenario: 'christmas', seed: 7 });
  const page = await open('/activity/christmas', 'player');
  const stop = page.getByRole('button', { name: 'Stop the snow' });
  const start = page.getByRole('button', { name: 'Start the snow' });
  await stop.click();
  await expect(start).toBeFocused();
  await page.reload();
  await start.click();
  await expect(stop).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await expect(page.getByRole('button', { name: /^Check in today/ })).toBeVisible();
  await expect(stop.or(start)).toHaveCount(0);
});
