export type Role = 'button' | 'link' | 'tab' | 'field' | 'radio' | 'frame';

/** Runs in the page: finds the first visible control by role and name, inside the topmost modal dialog if there is one. */
export const FIND_CONTROL = `
const [role, source, flags] = arguments;
const selectors = {
  button: 'button, [role=button]', link: 'a[href]', tab: '[role=tab]', radio: 'input[type=radio]',
  field: 'input:not([type=radio]), textarea, select', frame: 'iframe',
};
const wanted = new RegExp(source, flags);
const shown = (part) => {
  const box = part.getBoundingClientRect();
  return box.width > 0 && box.height > 0 && getComputedStyle(part).visibility !== 'hidden' && !part.closest('[inert]');
};
const named = (part) => {
  const by = part.getAttribute('aria-labelledby');
  const other = by && document.getElementById(by.split(' ')[0]);
  const label = part.labels && part.labels[0];
  const text = part.getAttribute('aria-label') || (other || label || part).textContent || part.title;
  return text.replace(/\\s+/g, ' ').trim();
};
const modal = [...document.querySelectorAll('dialog[open]')].at(-1);
const found = [...(modal || document).querySelectorAll(selectors[role])]
  .find((part) => wanted.test(named(part)) && (role === 'radio' || shown(part)));
if (found) found.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
return found || null;
`;

/** Runs in the page: returns the visible text of the topmost dialog, or of the page. */
export const READ_TEXT = `
const modal = [...document.querySelectorAll('dialog[open]')].at(-1);
const main = modal || document.body;
return main.innerText;
`;

/** Runs in the page: lists the faults of the topmost dialog. */
export const FIND_DIALOG_FAULTS = `
const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
if (!dialog) return ['there is none'];
if (dialog.getAnimations({ subtree: true }).some((move) => move.playState === 'running')) return ['it still moves'];
const faults = [];
const box = dialog.getBoundingClientRect();
if (box.width < 200 || box.height < 100) faults.push('it is ' + box.width + ' x ' + box.height);
if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
  faults.push('it reaches out of the window: ' + JSON.stringify(box));
for (const key of dialog.querySelectorAll('button, a[href]')) {
  if (getComputedStyle(key).visibility === 'hidden' || key.getClientRects().length === 0) continue;
  key.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const { left, top, width, height } = key.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  if (!hit || !key.contains(hit)) faults.push('not in reach: ' + (key.getAttribute('aria-label') || key.textContent));
}
return faults;
`;
