import { createSdk, memoryStore, withCalls } from '@tara/sdk';
const base = process.argv[2] ?? 'http://127.0.0.1:4177';
const post = (p, b) => fetch(base + p, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(b ?? {}) }).then((r) => r.json());
await post('/__mock/reset', { scenario: 'withdraw-ready' });
const sdk = withCalls(createSdk({ baseUrl: base, common: () => ({ clientReferrer: 'ph', channel: 'WEB', appId: 'e2e', platform: 0 }), store: memoryStore() }));
await sdk.session.signIn({ account: 'demoplayer', password: 'tara1234', countryCode: '92' });
let n = 0;
for (let day = 0; day < 6; day += 1) {
  if (day !== 1) {
    const { orderId } = await sdk.call.recharge3({ amount: (500 + day * 300) * 100, version: 4, actType: 0, rechargeType: 1 + (day % 3) });
    await post(`/__mock/orders/${orderId}/settle`);
  }
  for (const gameId of [1001, 1002, 1003]) {
    const { gameUrl } = await sdk.call.startGame({ gameId });
    const token = new URL(gameUrl, base).searchParams.get('t');
    const { session } = await post('/__games/api/open', { token, gameId });
    for (let i = 0; i < 6; i += 1) { const r = await post('/__games/api/round', { session, roundId: `r${(n += 1)}`, bet: 50_00 }); if (i === 0 && day === 0) console.log(JSON.stringify(r).slice(0, 120)); }
  }
  if (day === 3 || day === 5) await sdk.session.withPassword(async (seal) => sdk.call.exchange({ amount: 700_00, bankId: 1, safeboxPassword: await seal('tara1234') })).catch((e) => console.log(e.message));
  if (day < 5) await post('/__mock/clock', { advanceMs: 86_400_000 });
}
sdk.dispose();
