import bullseye from '#assets/objects/bullseye.webp';
import calendar from '#assets/objects/calendar.webp';
import gift from '#assets/objects/wrapped-gift.webp';
import loudspeaker from '#assets/objects/loudspeaker.webp';
import rocket from '#assets/objects/rocket.webp';
import trophy from '#assets/objects/trophy.webp';
import { formatCoins } from '@tara/sdk/rules';
import { NewYearTask } from '#shared/new-year-tasks/new-year-task.ts';
import { href } from '#routing/layout.ts';

/** What stands for a task. One whose number is unknown is still shown: its reward can be claimed. */
export function taskObject(id: number): string {
  switch (id) {
    case NewYearTask.share:
      return loudspeaker;
    case NewYearTask.login:
      return calendar;
    case NewYearTask.rounds:
      return rocket;
    case NewYearTask.deposits:
      return gift;
    case NewYearTask.amount:
      return trophy;
    default:
      return bullseye;
  }
}

/** Where a task is done; null where no page does it. */
export function taskWay(id: number): string | null {
  if (id === NewYearTask.rounds) return href('home');
  const isDeposit = id === NewYearTask.deposits || id === NewYearTask.amount;
  return isDeposit ? href('wallets', { id: 'deposit' }) : null;
}

/** How much of a task: pieces, or money where it counts hundredths. */
export function taskCount(id: number, count: number): string {
  return id === NewYearTask.amount ? formatCoins(count) : String(count);
}
