/**
 * Back closes the topmost dialog first. Every open dialog has an entry of its own above its page's; the entry is a copy
 * of the page's (the router's `idx` and key stay as they are) with the number of open dialogs in it. The router never
 * hears of a step between such entries, and no step out of a dialog leaves one behind.
 */
interface Entry {
  idx?: number;
  key?: string;
  /** How many dialogs are open here. */
  dialogs?: number;
}

interface OpenDialog {
  close: () => void;
}

/** A step through the history that has not come by then is not coming, in ms. */
const NAVIGATION_TIMEOUT_MS = 1000;

const { history } = window;
const push = history.pushState.bind(history);
const replace = history.replaceState.bind(history);

const stack: OpenDialog[] = [];
/** Done once every closed dialog has left the history. */
let waiting: (() => void)[] = [];
/** A step of ours that is under way, and what a navigation that came meanwhile needs at its end. */
let stepping: { by: number; timer: ReturnType<typeof setTimeout>; onward?: () => void } | undefined;
/** The page in front of the player, whose entries a step may pass between without the router hearing of it. */
let page = '';

function here(): Entry {
  return (history.state ?? {}) as Entry;
}
function depthOf(entry: Entry): number {
  return entry.dialogs ?? 0;
}
function pageOf({ idx, key }: Entry): string {
  return `${idx ?? 0} ${key ?? ''}`;
}

function step(by: number): void {
  page = pageOf(here());
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

/** Brings the history in line with what is open. */
function syncHistory(): void {
  if (stepping) return;
  const surplus = depthOf(here()) - stack.length;
  if (surplus > 0) {
    step(-surplus);
    return;
  }
  for (let depth = depthOf(here()); depth < stack.length; depth += 1) {
    push({ ...here(), dialogs: depth + 1 }, '');
  }
  const due = waiting;
  waiting = [];
  for (const work of due) work();
}

/** After the commit in which one dialog may be replaced by another. */
function syncHistorySoon(): void {
  queueMicrotask(syncHistory);
}

// A navigation from a dialog takes the place of the dialog's entry. It must be done at once, because the router reads the
// address that it has just set; a step of ours that is under way is made good where it ends.
history.pushState = (...entry) => {
  if (stepping) {
    const { by } = stepping;
    replace(...entry);
    stepping.onward = () => step(-by);
  } else {
    if (depthOf(here()) > 0) replace(...entry);
    else push(...entry);
    page = pageOf(here());
  }
};
history.replaceState = (...entry) => {
  const depth = depthOf(here());
  replace(...entry);
  if (!stepping && depth > 0) step(-depth);
  if (stepping) stepping.onward = () => replace(...entry);
  else page = pageOf(here());
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
    const samePage = pageOf(entry) === page;
    page = pageOf(entry);
    if (samePage) event.stopImmediatePropagation();
    const closing = stack.splice(samePage ? depthOf(entry) : 0);
    for (const dialog of closing.reverse()) dialog.close();
    syncHistorySoon();
  },
  // Before the router, which listens on the way up.
  true,
);

// A page that was loaded again with a dialog open has its entry still, and no dialog.
syncHistorySoon();

/**
 * Gives an open dialog its entry.
 * @param close called when the player goes back
 * @returns to be called when the dialog has closed, by whatever means
 */
export function enterHistory(close: () => void): () => void {
  const dialog = { close };
  page = pageOf(here());
  stack.push(dialog);
  syncHistorySoon();
  return () => {
    const at = stack.indexOf(dialog);
    if (at >= 0) stack.splice(at, 1);
    syncHistorySoon();
  };
}

/** Leaves the site from a dialog that is being closed: a step back that is still under way would call it off. */
export function leaveFor(address: string): void {
  const leave = () => window.location.assign(address);
  if (stack.length > 0) waiting.push(leave);
  else leave();
}
