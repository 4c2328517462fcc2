import type { Player } from '../../protocol/backend.ts';
import { expectThat } from '../../protocol/expect.ts';

/** Whether a name is masked by the server. */
export function expectMasked(nickname: unknown, full?: string): void {
  expectThat('nickname', typeof nickname === 'string' && nickname.includes('*'), 'a masked name', nickname);
  expectThat('nickname', !/\p{Cs}/u.test(nickname), 'a name without halves of characters', nickname);
  if (full !== undefined) expectThat('nickname', !nickname.includes(full), 'not the whole name', nickname);
}

export const getNickname = ({ userInfo }: Player) => String(userInfo['nickname']);
