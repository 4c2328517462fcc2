import { expect, test } from '../support/test.ts';

const COINS = 12_345_678_90;

test('shows large numbers in one line, and each reward with its arrow beside the words, at any width and text size', async ({
  open,
  page,
  world,
}) => {
  await world.patchPlayer({ lottery: 100 * COINS });
  const { id } = await world.player();
  for (const propList of [[{ id: 2001, count: COINS }], [{ id: 4001, count: 10 }]])
    await world.control('POST', `players/${String(id)}/mails`, {
      title: 'A gift',
      content: 'For you',
      propList,
    });
  const settings = [
    ['mobile', 390, '100%'],
    ['mobile', 320, '200%'],
    ['desktop', 1024, '100%'],
    ['desktop', 1440, '100%'],
  ] as const;
  for (const [layout, width, fontSize] of settings) {
    await page.setViewportSize({ width, height: 800 });
    for (const [path, number] of [
      ['/lobby/rewards', '+12,345,703.90'],
      ['/points', '1,234,567,890.00'],
    ] as const)
      await test.step(`${path} at ${width} px, text ${fontSize}`, async () => {
        await open(`${path}?layout=${layout}`, 'player');
        await page.addStyleTag({ content: `html { font-size: ${fontSize} !important }` });
        const amount = page.getByText(number, { exact: true });
        const lines = () =>
          amount.evaluate((box) => {
            const text = document.createRange();
            text.selectNodeContents(box);
            return new Set(Array.from(text.getClientRects(), ({ top }) => top)).size;
          });
        await expect.poll(lines).toBe(1);
        const text = await amount.boundingBox();
        expect(text!.x + text!.width).toBeLessThanOrEqual(width);
        for (const row of await page
          .getByRole('list', { name: 'Rewards to claim' })
          .getByRole('link')
          .all()) {
          const arrow = row.locator('> svg');
          if (!(await arrow.isVisible())) continue;
          const [box, own] = [await row.boundingBox(), await arrow.boundingBox()];
          expect(Math.abs(box!.y + box!.height / 2 - own!.y - own!.height / 2)).toBeLessThan(2);
        }
      });
  }
});
