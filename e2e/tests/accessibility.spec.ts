import { expect, test } from '../support/test.ts';
import { violations } from '../support/violations.ts';

// Every screen is checked where it is walked at all widths: reflow.spec.ts.

test('axe finds nothing in green mode, notice open and accepted', async ({ open, world }) => {
  await world.reset({ scenario: 'green' });
  const page = await open('/lobby/home');
  const accept = page.getByRole('button', { name: 'I am 21 or older' });
  await expect(accept).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await accept.click();
  await expect(accept).toBeHidden();
  expect(await violations(page)).toEqual([]);
});
