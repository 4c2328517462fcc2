import type { Notify } from './query.ts';

/** Props of every panel of the console. */
export interface PanelProps {
  /** Shows the outcome of an action in the notice line. */
  notify: Notify;
}

/** Props of a panel whose address names an item: `#players/10000001`. */
export interface ItemPanelProps extends PanelProps {
  /** The number of the opened item. */
  item: number | undefined;
}
