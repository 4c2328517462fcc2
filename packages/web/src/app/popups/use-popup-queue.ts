import { ActivityType, nextPopup, type PopupName } from '@tara/sdk/rules';
import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { PopupProps } from '#shared/popups/popup.ts';
import { useSessionNotices } from '#state/notices.ts';
import { useQuietMoment } from './use-quiet-moment.ts';
import { usePopupConditions } from './use-popup-conditions.ts';

/** Popups that wait for a quiet moment, unlike the age notice. */
export type Prompt = Exclude<PopupName, 'age'>;

/** The activity of a popup, if it has one. */
const ACTIVITY: Partial<Record<Prompt, number>> = {
  firstCharge: ActivityType.firstCharge,
  inviteFriends: ActivityType.inviteFriend,
};

/** Stores for this session that a popup was closed (spec 4). The other popups store it themselves. */
function noteClosed(name: Prompt): void {
  const type = ACTIVITY[name];
  if (name === 'welcome') useSessionNotices.setState({ welcomeSeen: true });
  else if (type !== undefined) {
    useSessionNotices.setState(({ activityModalIds }) => ({ activityModalIds: [...activityModalIds, type] }));
  }
}

interface QueueState {
  /** The visible popup. */
  open: Prompt | null;
  /** The popup with loaded data. */
  ready: Prompt | null;
  /** Popups that had nothing to show. */
  empty: readonly Prompt[];
  /** The arrival at home at which the last popup appeared; null if none has since the page was opened. */
  shownAt: string | null;
}

/**
 * The popup to show now. The age notice appears immediately on any page. The others appear one at a time, at home, in the
 * first quiet moment after their data is loaded, and one for each arrival.
 * @param used whether there was input since the page was opened
 */
export function usePopupQueue(used: boolean): { name: 'age' } | { name: Prompt; props: PopupProps } | null {
  const [state, setState] = useState<QueueState>({ open: null, ready: null, empty: [], shownAt: null });
  const facts = usePopupConditions(state.shownAt !== null);
  const due = facts && nextPopup(facts, state.empty);
  const wanted = due === 'age' ? null : due;
  // Leaving home or the age notice closes it; it appears again at a later arrival.
  if (state.open !== null && (!facts?.atHome || facts.ageDue)) setState({ ...state, open: null });
  const { key } = useLocation();
  const quiet = useQuietMoment(
    facts?.atHome ? key : null,
    state.open === null && wanted !== null && state.ready === wanted && state.shownAt !== key,
    used,
  );
  const name = state.open ?? wanted;
  if (quiet && wanted !== null && state.open === null) setState({ ...state, open: wanted, shownAt: key });

  const onReady = useCallback(() => setState((previous) => ({ ...previous, ready: name })), [name]);
  const onNothing = useCallback(() => {
    setState((previous) =>
      name === null ? previous : { ...previous, open: null, empty: [...previous.empty, name] },
    );
  }, [name]);
  const onClose = useCallback(() => {
    if (name === null) return;
    noteClosed(name);
    setState((previous) => ({ ...previous, open: null, ready: null }));
  }, [name]);
  if (due === 'age') return { name: due };
  return name && { name, props: { open: state.open === name, onReady, onClose, onNothing } };
}
