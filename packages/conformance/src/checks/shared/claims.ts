import { expectEqual, expectThat, HookFailed, NotApplicable, requireThat } from '../../protocol/expect.ts';
import type { ConfigValues, PlayerSetup } from '../../protocol/hooks.ts';
import type { Backend, Body, Fields, Player } from '../../protocol/backend.ts';
import { atOnce, errcodesOf, expectChange, expectNoChange, gainOf, type RewardItem } from './wallet.ts';

/** A setting that the web config does not have, which a backend may not know. */
export async function setRule(backend: Backend, values: ConfigValues): Promise<void> {
  try {
    await backend.hooks.setConfig(values);
  } catch (error) {
    if (!(error instanceof HookFailed)) throw error;
    throw new NotApplicable(`the backend has no setting ${Object.keys(values).join(', ')}`);
  }
}

/** Closes all activities but the tasks. */
export const closeActivities = async (backend: Backend): Promise<void> =>
  void (await backend.hooks.setConfig({ activityIds: [42] }));

export const activitiesOf = async (player: Player): Promise<Fields> => player.expectOk('getActivityIds');

export const isListed = async (player: Player, activity: number): Promise<boolean> =>
  ((await activitiesOf(player))['activityIds'] as readonly number[]).includes(activity);

/** A call that grants items. */
export interface Claim {
  readonly call: string;
  readonly body?: object;
  readonly items: readonly RewardItem[];
  /** The errcode of a second claim; two if more than one cause applies. */
  readonly again: number | readonly number[];
  /** Another call or body, for which its key cannot be used too. */
  readonly other?: { readonly call: string; readonly body: object };
}

/** Claims the items: exactly these are granted, and a second time nothing. Returns the answer. */
export async function claimOnce(player: Player, { call, body = {}, items, again }: Claim): Promise<Body> {
  const answer = await expectChange(call, player, gainOf(items), () => player.expectOk(call, body));
  expectEqual('propList', answer['propList'], items);
  await expectNoChange(`${call} a second time`, player, async () => {
    const { errcode } = (await player.call(call, body)).body;
    expectThat(
      'errcode of a second claim',
      [again].flat().includes(errcode),
      [again].flat().join(' or '),
      errcode,
    );
  });
  return answer;
}

/** A claim before it is due, which changes nothing. */
export const claimRefused = async (
  player: Player,
  call: string,
  errcode: number,
  body: object = {},
): Promise<Body> =>
  expectNoChange(`${call} with errcode ${errcode}`, player, () => player.expectErrcode(call, errcode, body));

/**
 * Claims at the same time, without a key and with one, by players for whom the claim is due.
 * @param prepare makes such a player
 */
export async function claimAtOnce(
  backend: Backend,
  prepare: () => Promise<{ readonly player: Player; readonly claim: Claim }>,
): Promise<void> {
  const { player, claim } = await prepare();
  const { call, body = {}, items, again } = claim;
  await expectChange('calls without a key', player, gainOf(items), async () => {
    const answers = await atOnce(() => player.call(call, body));
    const [first, ...refused] = errcodesOf(answers);
    expectEqual('lowest errcode', first, 0);
    for (const errcode of refused)
      expectThat(
        'errcode of a refusal',
        [again].flat().includes(errcode),
        [again].flat().join(' or '),
        errcode,
      );
  });
  const { player: other, claim: keyed } = await prepare();
  const key = backend.newKey();
  await expectChange('calls with one key', other, gainOf(keyed.items), async () => {
    const answers = await atOnce(() => other.expectOk(call, keyed.body, { key }));
    for (const answer of answers) expectEqual('answer', answer, answers[0]);
    expectEqual('propList', answers[0]?.['propList'], keyed.items);
    if (keyed.other) await other.expectErrcode(keyed.other.call, 103, keyed.other.body, { key });
    expectEqual('answer afterwards', await other.expectOk(call, keyed.body, { key }), answers[0]);
  });
}

/** The ids in a list of received items. */
export const receivedIn = (text: string) =>
  (JSON.parse(text) as readonly { propId: number }[]).map(({ propId }) => propId);

/** A player to whom the activity is open. */
export async function visitorOf(
  backend: Backend,
  activity: number,
  setup: PlayerSetup = {},
): Promise<Player> {
  const player = await backend.player({ coin: 10_00, ...setup });
  requireThat(await isListed(player, activity), `the activity ${activity} is not open`);
  return player;
}

/** A player who has deposited long ago, so that no first deposit changes anything. */
export const regular = (backend: Backend, activity: number, setup: PlayerSetup = {}) =>
  visitorOf(backend, activity, { totalRecharge: 100_00, firstRecharge: true, ...setup });
