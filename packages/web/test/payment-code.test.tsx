import { render } from '@testing-library/react';
import { QRCodeSVG } from 'qrcode.react';
import { expect, it } from 'vitest';
import { QrDetails } from '#features/wallet/deposit/QrDetails.tsx';

const text = 'https://pay.example/order/TS-1';

const drawn = (container: HTMLElement) => ({
  width: container.querySelector('svg[role="img"]')?.getAttribute('width'),
  code: container.querySelector('svg[role="img"] path:last-of-type')?.getAttribute('d'),
});

// spec 3-078, 9-52, 9-53
it('the payment code is 200 wide, and can be scanned with a third of it covered', () => {
  const order = { orderId: 'TS-1', amount: 500_00, time: 0 } as never;
  const details = { order, qr: { qrCodeText: text } as never, payUntil: 0, expired: true, keys: null };
  const { container } = render(
    <QrDetails {...details} onTimeUp={() => undefined} onRenew={() => undefined} />,
  );
  const shown = drawn(container);
  const like = (level: 'H' | 'M') =>
    drawn(render(<QRCodeSVG value={text} size={200} level={level} />).container);
  expect(container.textContent).toContain('TS-1');
  expect(shown.code).toBeTruthy();
  expect(shown).toEqual(like('H'));
  expect(shown.code).not.toBe(like('M').code);
});
