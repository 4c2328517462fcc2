/**
 * The script of the countdown. It counts down what the page shows by the time since the page was loaded, so that the device's
 * clock does not matter. At the end it loads the page again, by its address, because the page may be the answer of a form.
 */
export const COUNTDOWN_SCRIPT = `'use strict';
const shown = document.querySelector('[data-left-ms]');
const two = (value) => String(value).padStart(2, '0');
function show() {
  const left = Math.ceil((Number(shown.dataset.leftMs) - performance.now()) / 1000);
  const seconds = Math.max(0, left);
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const parts = hours > 0 ? [hours, two(minutes)] : [minutes];
  shown.textContent = [...parts, two(seconds % 60)].join(':');
  if (left < 0) location.replace(location.href);
}
if (shown) setInterval(show, 1000);
`;
