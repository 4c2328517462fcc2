import { CHANNELS, createDepositOrder } from '../support/deposits.ts';
import { expect, isPhone, test } from '../support/test.ts';
import { expectToast, recordToasts } from '../support/toasts.ts';

const DEPOSIT = '/lobby/wallets/deposit';

// spec 2.2-065, 2.3-55, 2.5-03, 4-80, 4-81
test('returns from an order to the form with its amount and checks the payment', async ({
  open,
  world,
  page,
}) => {
  await recordToasts(page);
  await open('/lobby/home', 'player');
  await page
    .getByRole('link', { name: /Add funds|^Deposit/ })
    .first()
    .click();
  await page.getByRole('button', { name: '500', exact: true }).click();
  await page.getByRole('button', { name: /^Pay/ }).click();
  const code = page.getByRole('img', { name: /Payment QR code/ });
  await expect(code).toBeVisible();
  await expect(page).toHaveURL(/[?&]order=TS/);
  await page.goBack();
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('500');
  await page.goForward();
  await expect(code).toBeVisible();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expectToast(page, 'The deposit stays open');
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('500');
  // Leaving the order checks the payment, by any way out.
  await page.goForward();
  await expect(code).toBeVisible();
  const order = new URL(page.url()).searchParams.get('order') ?? '';
  await world.settle(order);
  await page.goBack();
  await expect(page.getByLabel('Amount', { exact: true })).toBeVisible();
  await expect(page.getByText('Deposit complete')).toBeAttached();
});

// spec 2.2-079
test('changes a bank card without typing its number again', async ({ open, page, world }) => {
  await recordToasts(page);
  await open('/bindBankCard', 'player');
  await page.getByLabel('Bank', { exact: true }).selectOption({ index: 1 });
  await page.getByLabel('Account holder').fill('Tara Demo');
  await page.getByLabel('Account or card number').fill('1234 5678 9012');
  await page.getByRole('button', { name: 'Save card' }).click();
  await expectToast(page, 'Bank card saved');
  // Wait until the saved form has navigated back.
  await expect(page).toHaveURL(/\/lobby\/home/);
  await page.goto(world.url(isPhone(page) ? '/bankCardList' : '/lobby/bindBankCard'));
  const card = page.getByRole('link', { name: /Change .*9012/ });
  await expect(card).toContainText('Change');
  await card.click();
  await expect(page.getByLabel('Account or card number')).toHaveValue(/\*+9012/);
  await page.getByLabel('Account holder').fill('Tara Renamed');
  await page.getByRole('button', { name: 'Save card' }).click();
  await expect(card).toContainText('Tara Renamed');
  await expect(page).not.toHaveURL(/[?&]id=/);
  await page.reload();
  await expect(card).toContainText('Tara Renamed');
  expect(await world.calls('modifyBankInfo')).toBe(1);
});

test('@phone shows the tab bar below the main button of a wallet page, if there is room', async ({
  open,
  world,
  page,
}) => {
  await open(DEPOSIT, 'player');
  const bar = page.getByRole('navigation', { name: 'Main' });
  const pay = page.getByRole('button', { name: /^Pay/ });
  await expect(pay).toBeInViewport({ ratio: 1 });
  await expect(bar.getByRole('link', { name: 'Wallet' })).toHaveAttribute('aria-current', 'page');
  const foot = await page.locator('footer', { has: pay }).boundingBox();
  const tabs = await bar.boundingBox();
  expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual((tabs?.y ?? 0) + 1);
  // The last payment method can be scrolled above the button.
  const last = page.getByRole('radiogroup', { name: 'Pay with' }).locator('label').last();
  await last.scrollIntoViewIfNeeded();
  const card = await last.boundingBox();
  expect((card?.y ?? 0) + (card?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0);
  await page.setViewportSize({ width: 390, height: 560 });
  await expect(bar).toBeHidden();
  await expect(pay).toBeInViewport({ ratio: 1 });
  const order = await createDepositOrder(world, CHANNELS.qr);
  for (const size of [
    { width: 390, height: 844 },
    { width: 360, height: 740 },
  ]) {
    await page.setViewportSize(size);
    await page.goto(world.url(`${DEPOSIT}?order=${order}`));
    const paid = page.getByRole('button', { name: 'I have paid' });
    await expect(paid).toBeInViewport({ ratio: 1 });
    const way = page.getByRole('link', { name: 'Open payment page' });
    await way.scrollIntoViewIfNeeded();
    const [link, button] = [await way.boundingBox(), await paid.boundingBox()];
    expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual((button?.y ?? 0) - 8);
  }
});

test('@desktop @full stacks the wallet in a narrow window without overlaps', async ({ open, page }) => {
  await open(DEPOSIT, 'player');
  const amounts = page.getByRole('group', { name: 'How much?' }).getByRole('button');
  await expect(amounts).not.toHaveCount(0);
  for (const width of [1440, 1024, 800]) {
    await page.setViewportSize({ width, height: 900 });
    const faults = await page.evaluate(() => {
      const box = (part: Element) => part.getBoundingClientRect();
      const apart = (a: DOMRect, b: DOMRect) =>
        a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
      const keys = [...document.querySelectorAll('[role="group"] button')];
      const cards = [
        ...document.querySelectorAll('aside, section:has([role="group"]), section:has([role="radiogroup"])'),
      ];
      const overlap = (parts: Element[]) =>
        parts.flatMap((a, i) =>
          parts
            .slice(i + 1)
            .filter((b) => !apart(box(a), box(b)))
            .map((b) => `${a.textContent} | ${b.textContent}`),
        );
      const spilled = keys.flatMap((key) => {
        const digits = document.createRange();
        if (key.firstChild) digits.selectNode(key.firstChild);
        return digits.getBoundingClientRect().width > key.clientWidth ? [key.textContent] : [];
      });
      const wide = [...document.querySelectorAll('main *')].filter(
        (part) => box(part).right > window.innerWidth + 1 && box(part).width > 0,
      ).length;
      return { keys: overlap(keys), cards: overlap(cards), spilled, wide };
    });
    expect({ width, ...faults }).toEqual({ width, keys: [], cards: [], spilled: [], wide: 0 });
  }
});
