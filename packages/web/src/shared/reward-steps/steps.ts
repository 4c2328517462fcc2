import {
  toReward,
  stepStates,
  type PropConfigMap,
  type Reward,
  type RewardItem,
  type StepState,
} from '@tara/sdk/rules';

/** A step of a promotion in the contract. */
export interface RewardStep {
  awardId: number;
  target: number;
  itemStatus: number;
  propList: readonly RewardItem[];
}

/** A step for a page. */
export interface StepView {
  id: number;
  target: number;
  state: StepState;
  rewards: readonly Reward[];
}

/** Steps with their rewards. @param props appPropConfigMap of the web config */
export function stepViews(steps: readonly RewardStep[], props: PropConfigMap): StepView[] {
  const states = stepStates(steps);
  return steps.map(({ awardId, target, propList }, place) => ({
    id: awardId,
    target,
    state: states[place] ?? 'locked',
    rewards: propList.map((item) => toReward(item, props)),
  }));
}

/** Steps that can be claimed now. */
export function readySteps(steps: readonly StepView[]): StepView[] {
  return steps.filter(({ state }) => state === 'ready');
}

/** The reward for all steps, with its own call. @param id of its row */
export function extraView(extra: RewardStep, props: PropConfigMap, id: number): StepView {
  const rewards = extra.propList.map((item) => toReward(item, props));
  const [state = 'locked'] = stepStates([extra]);
  return { id, target: extra.target, state, rewards };
}
