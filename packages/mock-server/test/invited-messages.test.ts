import { describe, expect, it } from 'vitest';
import { createChance } from '../src/random/rng.ts';
import { learn } from '../src/domain/invitations/friends.ts';
import type { Message } from '../src/domain/player/messages.ts';
import { type Player } from '../src/domain/player/player.ts';
import { resolveConfig } from '../src/config/world-config.ts';
import { contentOf } from '../src/seed/content.ts';
import { NOON } from './support/client.ts';
import type { Effects } from '../src/domain/player/context.ts';
import { newPlayer } from '../src/domain/player/new-player.ts';

const config = resolveConfig({});
const fx: Effects = {
  now: NOON,
  startedAt: NOON,
  chance: createChance('messages-test'),
  config,
  content: contentOf(config, NOON),
  record: () => undefined,
  send: () => undefined,
};

const inviter = (): Player =>
  newPlayer({
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

/** What two friends tell in turn; the sums grow as they do in a real life. */
const LETTERS: readonly Message[] = [11, 12].flatMap((playerId) => {
  const sender = { playerId, nickname: `Friend ${playerId}` };
  return [
    { kind: 'invitedRegistered', ...sender },
    ...[1, 2, 3, 4, 5].flatMap((step): Message[] => [
      { kind: 'invitedDeposited', ...sender, deposited: step * 33_33 },
      { kind: 'invitedStaked', ...sender, staked: step * 77_77 },
    ]),
  ];
});

/** All that counts, whatever the order of arrival: the rows by friend and kind. */
const sumsOf = ({ invited, invitations }: Player) => {
  const rows = (book: { rows: { friend: number; type: number; amount: number }[] } | undefined) =>
    (book?.rows ?? []).map(({ friend, type, amount }) => [friend, type, amount].join(':')).toSorted();
  return {
    invited: invited.toSorted((one, other) => one - other),
    friends: invitations.friends,
    helps: (invitations.helps ?? []).map(({ friend, kind }) => `${friend}:${kind}`).toSorted(),
    agent: rows(invitations.agent),
    agent5: rows(invitations.agent5),
  };
};

const read = (letters: readonly Message[]): Player => {
  const player = inviter();
  for (const letter of letters) learn(player, letter, fx);
  return player;
};

const shuffled = (seed: number): Message[] => {
  const chance = createChance('shuffle', seed);
  return [...LETTERS, ...LETTERS]
    .map((letter) => ({ letter, place: chance.next() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ letter }) => letter);
};

describe('what invited players tell', () => {
  const once = sumsOf(read(LETTERS));

  it('is kept', () => {
    expect(once.invited).toEqual([11, 12]);
    expect(once.friends?.['11']).toMatchObject({ deposited: 166_65, staked: 388_85, validAt: NOON });
    expect(once.helps).toHaveLength(4);
    expect(once.agent5).toHaveLength(6);
  });

  it.each([1, 2, 3, 4, 5, 6])(
    'has one effect, however often and in whatever order it comes (seed %i)',
    (seed) => {
      expect(sumsOf(read(shuffled(seed)))).toEqual(once);
    },
  );

  it('is healed by the next message when one is lost', () => {
    const last = LETTERS.filter((_, index) => index % 11 >= 9);
    expect(sumsOf(read(last))).toEqual(once);
  });

  it('does not make the inviter’s document grow with every stake', () => {
    const player = read(LETTERS);
    const before = JSON.stringify(player.invitations).length;
    for (let staked = 388_86; staked < 488_86; staked += 10) {
      learn(player, { kind: 'invitedStaked', playerId: 11, nickname: 'Friend 11', staked }, fx);
    }
    expect(JSON.stringify(player.invitations).length - before).toBeLessThan(20);
  });
});
