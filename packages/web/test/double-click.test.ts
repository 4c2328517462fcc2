import { afterEach, expect, test, vi } from 'vitest';
import { startDoubleClickGuard } from '#lib/double-click.ts';

const stop = startDoubleClickGuard();
afterEach(() => {
  document.body.replaceChildren();
});

/** A button of the page or of a dialog, and the clicks that it receives. */
function buttonIn(parent: Element) {
  const button = document.body.appendChild(parent).appendChild(document.createElement('button'));
  const clicked = vi.fn<() => void>();
  button.addEventListener('click', clicked);
  const click = (detail: number) =>
    button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
  return { clicked, click };
}
const onPage = () => buttonIn(document.createElement('div'));
const inDialog = () => buttonIn(document.createElement('dialog'));

test.each([
  ['from the page into a dialog', onPage, inDialog],
  ['from a dialog onto the page', inDialog, onPage],
  ['from a dialog into another', inDialog, inDialog],
])('the second click of a double click is ignored %s', (_, first, second) => {
  const [target, other] = [first(), second()];
  target.click(1);
  expect(other.click(2)).toBe(false);
  expect(target.clicked).toHaveBeenCalledOnce();
  expect(other.clicked).not.toHaveBeenCalled();
});

test.each([
  ['the page', onPage],
  ['a dialog', inDialog],
])('both clicks count within %s', (_, buttonAt) => {
  const button = buttonAt();
  button.click(1);
  expect(button.click(2)).toBe(true);
  expect(button.clicked).toHaveBeenCalledTimes(2);
});

test('a key press counts everywhere, and so does a separate click', () => {
  const [page, dialog] = [onPage(), inDialog()];
  page.click(1);
  dialog.click(0);
  page.click(1);
  dialog.click(1);
  expect(dialog.clicked).toHaveBeenCalledTimes(2);
});

test('the filter can be removed', () => {
  const [page, dialog] = [onPage(), inDialog()];
  stop();
  page.click(1);
  dialog.click(2);
  expect(dialog.clicked).toHaveBeenCalledOnce();
});
