import type { SdkWithCalls } from '@tara/sdk';

const SLOT = 1001;

async function post<T>(path: string, body: object): Promise<T> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`http://mock.test/__games/api/${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** Plays a round of a slot on another device, in the world of the opened client. @param bet in hundredths */
export async function playRound(sdk: SdkWithCalls, bet: number): Promise<void> {
  const { gameUrl } = await sdk.call.startGame({ gameId: SLOT });
  const token = new URL(gameUrl, 'http://mock.test').searchParams.get('t');
  const { session } = await post<{ session: string }>('open', { token, gameId: SLOT });
  await post('round', { session, roundId: session, bet });
}
