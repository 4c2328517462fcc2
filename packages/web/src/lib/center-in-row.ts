/** Scrolls a row to its chosen option, and nothing else: `scrollIntoView` would also scroll the page. */
export function centerInRow(chosen: HTMLElement | null): void {
  const row = chosen?.parentElement;
  if (row) row.scrollLeft = chosen.offsetLeft - row.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2;
}
