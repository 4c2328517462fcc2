import { toSiteTime } from '#lib/time.ts';

const env: Record<string, unknown> = import.meta.env;

/** Ways to reach customer service. */
export type ContactKind = 'chat' | 'message' | 'mail';

/** How long an answer usually takes, in minutes (`VITE_SUPPORT_MINUTES`: chat, message, mail). */
export function getAnswerMinutes(kind: ContactKind, setting = env['VITE_SUPPORT_MINUTES']): number {
  const [chat = 5, message = 60, mail = 1440] =
    typeof setting === 'string' && /^\d+,\d+,\d+$/.test(setting) ? setting.split(',').map(Number) : [];
  return { chat, message, mail }[kind];
}

/** When customer service answers, and whether it does now. */
export interface Hours {
  /** Hours of the site's day, 0 to 24. */
  from: number;
  until: number;
  isOpen: boolean;
}

/**
 * The hours of customer service (`VITE_SUPPORT_HOURS`, for example `9-24`, in hours of the site's day).
 * @param now milliseconds since 1970 UTC
 */
export function getHours(now: number, setting = env['VITE_SUPPORT_HOURS']): Hours {
  const [from = 9, until = 24] =
    typeof setting === 'string' && /^\d{1,2}-\d{1,2}$/.test(setting) ? setting.split('-').map(Number) : [];
  const hour = new Date(toSiteTime(now)).getUTCHours();
  return { from, until, isOpen: hour >= from && hour < until };
}
