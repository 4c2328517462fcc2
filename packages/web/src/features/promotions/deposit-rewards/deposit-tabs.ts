export type DepositTab = 'total' | 'streak';

/** The tabs of both pages. */
export interface DepositTabs {
  label: string;
  tabs: readonly { id: DepositTab; label: string }[];
  current: DepositTab;
  onChange: (tab: DepositTab) => void;
}
