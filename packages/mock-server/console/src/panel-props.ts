import type { Notify } from './query.ts';

/** Props of every panel of the console. */
export interface PanelProps {
  /** Shows the outcome of an action in the notice line. */
  notify: Notify;
}
