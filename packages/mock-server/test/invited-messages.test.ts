import { describe, expect, it } from 'vitest';
import { createRng } from '../src/random/rng.ts';
import { applyReferral } from '../src/domain/invitations/friends.ts';
import type { ReferralMessage } from '../src/domain/player/referral-message.ts';
import type { Player } from '../src/domain/player/player.ts';
import { resolveConfig } from '../src/config/world-config.ts';
import { createContent } from '../src/seed/content.ts';
import { NOON } from './support/client.ts';
import type { DomainContext } from '../src/domain/player/context.ts';
import { newPlayer } from '../src/domain/player/new-player.ts';

const config = resolveConfig({});
const rng = createRng('messages-test');
const context: DomainContext = {
  now: NOON,
  startedAt: NOON,
  rng,
  secrets: rng,
  config,
  content: createContent(config, NOON),
  record: () => undefined,
  send: () => undefined,
};

function inviter(): Player {
  return newPlayer({
    id: 7,
    uuid: '',
    account: 'seven',
    accountType: 2,
    passwordHash: '',
    mobile: '',
    countryCode: '92',
    pid: 0,
    registeredAt: NOON,
  });
}

/** The messages of two friends in turn; the totals grow as in reality. */
const MESSAGES: readonly ReferralMessage[] = [11, 12].flatMap((playerId) => {
  const sender = { playerId, nickname: `Friend ${playerId}` };
  return [
    { kind: 'invitedRegistered', ...sender },
    ...[1, 2, 3, 4, 5].flatMap((step): ReferralMessage[] => [
      { kind: 'invitedDeposited', ...sender, deposited: step * 33_33 },
      { kind: 'invitedStaked', ...sender, staked: step * 77_77 },
    ]),
  ];
});

/** Everything that counts, independent of the order of arrival: the rows by friend and kind. */
function computeSums({ invited, invitations }: Player) {
  const rows = (ledger: { rows: { friend: number; type: number; amount: number }[] } | undefined) =>
    (ledger?.rows ?? []).map(({ friend, type, amount }) => [friend, type, amount].join(':')).toSorted();
  return {
    invited: invited.toSorted((a, b) => a - b),
    friends: invitations.friends,
    helps: (invitations.helps ?? []).map(({ friend, kind }) => `${friend}:${kind}`).toSorted(),
    agent: rows(invitations.agent),
    agent5: rows(invitations.agent5),
  };
}

function read(messages: readonly ReferralMessage[]): Player {
  const player = inviter();
  for (const message of messages) applyReferral(player, message, context);
  return player;
}

function shuffled(seed: number): ReferralMessage[] {
  const rng = createRng('shuffle', seed);
  return [...MESSAGES, ...MESSAGES]
    .map((message) => ({ message, place: rng.next() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ message }) => message);
}

describe('messages of invited players', () => {
  const once = computeSums(read(MESSAGES));

  it('are applied', () => {
    expect(once.invited).toEqual([11, 12]);
    expect(once.friends?.['11']).toMatchObject({ deposited: 166_65, staked: 388_85, validAt: NOON });
    expect(once.helps).toHaveLength(4);
    expect(once.agent5).toHaveLength(6);
  });

  it.each([1, 2, 3, 4, 5, 6])(
    'have one effect, however often and in whatever order they arrive (seed %i)',
    (seed) => {
      expect(computeSums(read(shuffled(seed)))).toEqual(once);
    },
  );

  it('make up for a missing one', () => {
    const last = MESSAGES.filter((_, index) => index % 11 >= 9);
    expect(computeSums(read(last))).toEqual(once);
  });

  it('do not make the inviter’s document grow with every stake', () => {
    const player = read(MESSAGES);
    const before = JSON.stringify(player.invitations).length;
    for (let staked = 388_86; staked < 488_86; staked += 10) {
      applyReferral(player, { kind: 'invitedStaked', playerId: 11, nickname: 'Friend 11', staked }, context);
    }
    expect(JSON.stringify(player.invitations).length - before).toBeLessThan(20);
  });
});
