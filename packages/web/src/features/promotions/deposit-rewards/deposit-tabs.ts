/** Which of the rewards for deposits is shown. */
export type DepositTab = 'total' | 'streak';

/** The choice between the two, as the tabs of both pages show it. */
export interface DepositTabs {
  label: string;
  tabs: readonly { id: DepositTab; label: string }[];
  current: DepositTab;
  onChange: (tab: DepositTab) => void;
}
