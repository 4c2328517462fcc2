import { toDay, startOfDay, toWeekday } from '#time/days.ts';
import type { WorldConfig } from '#config/world-config.ts';

type Days = Pick<WorldConfig, 'lotteryDays' | 'zoneMinutes'>;

function isLotteryDay(day: number, { lotteryDays }: Days): boolean {
  return lotteryDays.includes(toWeekday(day));
}

/** The day number of the Saturday with which the week of a day begins; draws lapse with that week. */
function getSaturday(day: number): number {
  return day - ((toWeekday(day) + 1) % 7);
}

/** The first day from `day` on, in steps of `step`, that satisfies the predicate. */
function findDay(day: number, step: 1 | -1, wanted: (day: number) => boolean): number {
  return wanted(day) ? day : findDay(day + step, step, wanted);
}

/** The position of an instant in the lottery's week. */
export interface LotteryDay {
  readonly day: number;
  readonly saturday: number;
  readonly isOpen: boolean;
  /** Whether no later day of this week is open. */
  readonly isLast: boolean;
  /** When the lottery opens next; while it is open, when it opened. */
  readonly opensAt: number;
}

export function getLotteryDay(now: number, days: Days): LotteryDay {
  const day = toDay(now, days.zoneMinutes);
  const saturday = getSaturday(day);
  const isOpen = isLotteryDay(day, days);
  const opening = isOpen
    ? findDay(day, -1, (candidate) => candidate === saturday || !isLotteryDay(candidate - 1, days))
    : findDay(day, 1, (candidate) => isLotteryDay(candidate, days));
  const later = [1, 2, 3, 4, 5, 6].map((step) => day + step).filter((next) => next < saturday + 7);
  return {
    day,
    saturday,
    isOpen,
    isLast: isOpen && !later.some((next) => isLotteryDay(next, days)),
    opensAt: startOfDay(opening, days.zoneMinutes),
  };
}

/** When the last weekend before an instant ended. */
export function lastWeekendEnd(instant: number, zoneMinutes: number): number {
  const sunday = 0;
  const yesterday = toDay(instant, zoneMinutes) - 1;
  return startOfDay(findDay(yesterday, -1, (day) => toWeekday(day) === sunday) + 1, zoneMinutes);
}
