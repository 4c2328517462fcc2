import { ActivityType, nextPopup, type PopupName } from '@tara/sdk/rules';
import { useCallback, useState } from 'react';
import { useSessionNotices } from '#state/notices.ts';
import { useIdle } from './use-idle.ts';
import { usePopupConditions } from './use-popup-conditions.ts';

/** What waits for a good moment, unlike the age notice. */
export type Prompt = Exclude<PopupName, 'age'>;

export interface PopupProps {
  /** Whether it may come up now; until then it reads what it needs. */
  open: boolean;
  /** It has all it needs. */
  onReady: () => void;
  /** The player has closed it, or followed it. */
  onClose: () => void;
  /** There is nothing to show. */
  onNothing: () => void;
}

/** The activity of a popup, where it is one's. */
const ACTIVITY: Partial<Record<Prompt, number>> = {
  firstCharge: ActivityType.firstCharge,
  inviteFriends: ActivityType.inviteFriend,
};

/** Notes that a popup was closed, for this session (spec 4). The others keep that themselves. */
function noteClosed(name: Prompt): void {
  const type = ACTIVITY[name];
  if (name === 'welcome') useSessionNotices.setState({ welcomeSeen: true });
  else if (type !== undefined) {
    useSessionNotices.setState(({ activityModalIds }) => ({ activityModalIds: [...activityModalIds, type] }));
  }
}

interface QueueState {
  /** The one that is up. */
  open: Prompt | null;
  /** The one that has read all it needs. */
  ready: Prompt | null;
  /** Those that had nothing to show. */
  empty: readonly Prompt[];
  /** Whether one has come up since the page was opened. */
  shown: boolean;
}

/**
 * The popup to show now. The age notice comes at once and wherever it is due; of all others one at a time, at home, in
 * an idle moment that begins when it has all it needs.
 */
export function usePopupQueue(): { name: 'age' } | { name: Prompt; props: PopupProps } | null {
  const [state, setState] = useState<QueueState>({ open: null, ready: null, empty: [], shown: false });
  const facts = usePopupConditions(state.shown);
  const due = facts && nextPopup(facts, state.empty);
  const wanted = due === 'age' ? null : due;
  // Whoever leaves home, or is asked for their age, leaves it; it comes again in another good moment.
  if (state.open !== null && (!facts?.atHome || facts.ageDue)) setState({ ...state, open: null });
  const idle = useIdle(state.open === null && wanted !== null && state.ready === wanted);
  const name = state.open ?? wanted;
  if (idle && wanted !== null && state.open === null) setState({ ...state, open: wanted, shown: true });

  const onReady = useCallback(() => setState((was) => ({ ...was, ready: name })), [name]);
  const onNothing = useCallback(() => {
    setState((was) => (name === null ? was : { ...was, open: null, empty: [...was.empty, name] }));
  }, [name]);
  const onClose = useCallback(() => {
    if (name === null) return;
    noteClosed(name);
    setState((was) => ({ ...was, open: null, ready: null }));
  }, [name]);
  if (due === 'age') return { name: due };
  return name && { name, props: { open: state.open === name, onReady, onClose, onNothing } };
}
