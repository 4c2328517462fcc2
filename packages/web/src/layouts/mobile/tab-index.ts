/**
 * Tab index of lobby paths (spec 2.4), with exactly these five pairs. Other paths highlight Home; wallets covers
 * deposit and withdraw, task highlights the centre.
 */
const TAB_INDEX: Readonly<Record<string, number>> = {
  '/lobby/email': 0,
  '/lobby/rewards': 1,
  '/lobby/task': 2,
  '/lobby/notice': 3,
  '/lobby/wallets': 4,
};

export function getTabIndex(pathname: string): number {
  const key = Object.keys(TAB_INDEX).find((path) => pathname === path || pathname.startsWith(`${path}/`));
  return key === undefined ? 0 : (TAB_INDEX[key] ?? 0);
}
