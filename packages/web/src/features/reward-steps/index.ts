export { StepPath } from './StepPath.tsx';
export { StepRows } from './StepRows.tsx';
export { extraView, readySteps, stepViews, type RewardStep, type StepView } from './steps.ts';
