import { create } from 'zustand';
import { isPaused } from '#routing/during-break.ts';

/** The end of the break of this device, in ms since 1970 UTC; null without a break. `watchBreak` updates it. */
export const useBreakEnd = create<{ end: number | null }>(() => ({ end: null }));

/** The end of the break of this device in ms since 1970 UTC; null without a break. */
export const useBreak = (): number | null => useBreakEnd().end;

/**
 * Whether a link may be shown: during a break there are none to pages that play or sell (routing/during-break.ts).
 * @returns a function of the link
 */
export function useIsOpen(): (to: string) => boolean {
  const isBreak = useBreak() !== null;
  return (to) => !isBreak || !isPaused(to);
}
