import { formatCoins } from '@tara/sdk/rules';
import { t } from '#messages/new-year-tasks.ts';

/** The tasks of New Year by their numbers. */
export const NewYearTask = { share: 1, login: 2, rounds: 3, deposits: 4, amount: 5 } as const;

/** The text of a New Year task, which the contract leaves to the client. @param target its goal */
export function newYearTask(id: number, target: number): string {
  switch (id) {
    case NewYearTask.share:
      return t('newYearTasks.share');
    case NewYearTask.login:
      return t('newYearTasks.login');
    case NewYearTask.rounds:
      return t('newYearTasks.rounds', { target });
    case NewYearTask.deposits:
      return t('newYearTasks.deposits', { target });
    case NewYearTask.amount:
      return t('newYearTasks.amount', { amount: formatCoins(target) });
    default:
      return t('newYearTasks.other');
  }
}
