import { expect, test } from '../support/test.ts';
import { violations } from '../support/violations.ts';

// reflow.spec.ts runs axe on every screen.

test('has no axe violations in green mode, with the notice open and accepted', async ({ open, world }) => {
  await world.reset({ scenario: 'green' });
  const page = await open('/lobby/home');
  const accept = page.getByRole('button', { name: 'I am 21 or older' });
  await expect(accept).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await accept.click();
  await expect(accept).toBeHidden();
  expect(await violations(page)).toEqual([]);
});
