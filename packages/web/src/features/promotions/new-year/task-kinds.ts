import bullseye from '#assets/objects/bullseye.webp';
import calendar from '#assets/objects/calendar.webp';
import gift from '#assets/objects/wrapped-gift.webp';
import loudspeaker from '#assets/objects/loudspeaker.webp';
import rocket from '#assets/objects/rocket.webp';
import trophy from '#assets/objects/trophy.webp';
import { formatCoins } from '@tara/sdk/rules';
import { NewYearTask } from '#shared/new-year-tasks/new-year-task.ts';
import { formatCount } from '#lib/count.ts';
import { href } from '#routing/layout.ts';

/** The object of a task. An unknown task is shown too, because its reward can be claimed. */
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

/** The page of a task; null for none. */
export function taskWay(id: number): string | null {
  if (id === NewYearTask.rounds) return href('home');
  const isDeposit = id === NewYearTask.deposits || id === NewYearTask.amount;
  return isDeposit ? href('wallets', { id: 'deposit' }) : null;
}

/** The amount of a task: pieces, or money in hundredths. */
export function taskCount(id: number, count: number): string {
  return id === NewYearTask.amount ? formatCoins(count) : formatCount(count);
}
