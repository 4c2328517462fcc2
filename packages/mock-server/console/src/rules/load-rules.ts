import { control, requireData } from '../api.ts';
import { sortRules, type ActiveRule } from './rule-list.ts';

/** The faults and stubs of the world, in their order. */
export const loadRules = async (): Promise<readonly ActiveRule[]> => {
  const [faults, stubs] = await Promise.all([
    requireData(control.GET('/__mock/faults')),
    requireData(control.GET('/__mock/stubs')),
  ]);
  return sortRules([...faults, ...stubs]);
};
