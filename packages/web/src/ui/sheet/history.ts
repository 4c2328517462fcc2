/**
 * Makes Back close the topmost dialog first. Each open dialog has a history entry above the entry of its page: a copy of the
 * page's entry (the router's `idx` and key do not change) with the number of open dialogs. The router is not notified
 * of steps between these entries, and closing a dialog removes its entry.
 */
interface Entry {
  idx?: number;
  key?: string;
  /** Number of open dialogs. */
  dialogs?: number;
}

interface OpenDialog {
  close: () => void;
}

/** After this time in ms a history step counts as lost. */
const NAVIGATION_TIMEOUT_MS = 1000;

const { history } = window;
const push = history.pushState.bind(history);
const replace = history.replaceState.bind(history);

const stack: OpenDialog[] = [];
/** Called after every closed dialog has left the history. */
let waiting: (() => void)[] = [];
/** Our open history step, and the navigation that waits for its end. */
let stepping: { by: number; timer: ReturnType<typeof setTimeout>; onward?: () => void } | undefined;
/** The current page, between whose entries steps are hidden from the router. */
let page = '';

function here(): Entry {
  return (history.state ?? {}) as Entry;
}
function getDepth(entry: Entry): number {
  return entry.dialogs ?? 0;
}
function getPage({ idx, key }: Entry): string {
  return `${idx ?? 0} ${key ?? ''}`;
}

function step(by: number): void {
  page = getPage(here());
  stepping = { by, timer: setTimeout(arrive, NAVIGATION_TIMEOUT_MS) };
  history.go(by);
}

function arrive(): void {
  clearTimeout(stepping?.timer);
  const onward = stepping?.onward;
  stepping = undefined;
  onward?.();
  syncHistorySoon();
}

/** Synchronizes the history with the open dialogs. */
function syncHistory(): void {
  if (stepping) return;
  const surplus = getDepth(here()) - stack.length;
  if (surplus > 0) {
    step(-surplus);
    return;
  }
  for (let depth = getDepth(here()); depth < stack.length; depth += 1) {
    push({ ...here(), dialogs: depth + 1 }, '');
  }
  const due = waiting;
  waiting = [];
  for (const work of due) work();
}

/** After the commit, in which one dialog may replace another. */
function syncHistorySoon(): void {
  queueMicrotask(syncHistory);
}

// A navigation from a dialog replaces the dialog's entry. It must be synchronous, because the router reads the address
// immediately; an open step of ours is corrected at its end.
history.pushState = (...entry) => {
  if (stepping) {
    const { by } = stepping;
    replace(...entry);
    stepping.onward = () => step(-by);
  } else {
    if (getDepth(here()) > 0) replace(...entry);
    else push(...entry);
    page = getPage(here());
  }
};
history.replaceState = (...entry) => {
  const depth = getDepth(here());
  replace(...entry);
  if (!stepping && depth > 0) step(-depth);
  if (stepping) stepping.onward = () => replace(...entry);
  else page = getPage(here());
};

window.addEventListener(
  'popstate',
  (event) => {
    const entry = (event.state ?? {}) as Entry;
    if (stepping) {
      event.stopImmediatePropagation();
      arrive();
      return;
    }
    const samePage = getPage(entry) === page;
    page = getPage(entry);
    if (samePage) event.stopImmediatePropagation();
    const closing = stack.splice(samePage ? getDepth(entry) : 0);
    for (const dialog of closing.reverse()) dialog.close();
    syncHistorySoon();
  },
  // In the capture phase, before the router.
  true,
);

// A page reloaded with an open dialog still has its entry, but no dialog.
syncHistorySoon();

/**
 * Adds the history entry of an open dialog.
 * @param close called when the player goes back
 * @returns call it when the dialog has closed
 */
export function enterHistory(close: () => void): () => void {
  const dialog = { close };
  page = getPage(here());
  stack.push(dialog);
  syncHistorySoon();
  return () => {
    const at = stack.indexOf(dialog);
    if (at >= 0) stack.splice(at, 1);
    syncHistorySoon();
  };
}

/** Leaves the site from a dialog that closes: an open history step would cancel the navigation. */
export function leaveFor(address: string): void {
  const leave = () => window.location.assign(address);
  if (stack.length > 0) waiting.push(leave);
  else leave();
}
