import { t } from '#messages/countdown.ts';

const two = (number: number) => String(number).padStart(2, '0');

/** Remaining time as digits and in words. */
export interface TimeLeft {
  /** `6d 23:14`; on the last day with seconds, `04:12:09`. */
  digits: string;
  /** The two largest units in words: "6 days, 23 hours". */
  spoken: string;
}

/** @param seconds whole seconds */
export function timeLeft(seconds: number): TimeLeft {
  const [days, hours, minutes, rest] = [
    Math.floor(seconds / 86_400),
    Math.floor(seconds / 3600) % 24,
    Math.floor(seconds / 60) % 60,
    seconds % 60,
  ];
  if (days > 0) {
    return {
      digits: t('countdown.digits', { days, time: `${two(hours)}:${two(minutes)}` }),
      spoken: `${t('countdown.days', { count: days })}, ${t('countdown.hours', { count: hours })}`,
    };
  }
  const spoken =
    hours > 0
      ? [t('countdown.hours', { count: hours }), t('countdown.minutes', { count: minutes })]
      : [t('countdown.minutes', { count: minutes }), t('countdown.seconds', { count: rest })];
  return { digits: `${two(hours)}:${two(minutes)}:${two(rest)}`, spoken: spoken.join(', ') };
}
