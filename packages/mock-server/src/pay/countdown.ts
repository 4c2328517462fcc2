/**
 * The script of the countdown. It counts down what the page shows by the time since the page was loaded, so that the device's
 * clock does not matter. Without scripts the remaining time stays as it was at the load.
 */
export const COUNTDOWN_SCRIPT = `'use strict';
const shown = document.querySelector('[data-left-ms]');
const two = (value) => String(value).padStart(2, '0');
function show() {
  const seconds = Math.max(0, Math.ceil((Number(shown.dataset.leftMs) - performance.now()) / 1000));
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const parts = hours > 0 ? [hours, two(minutes)] : [minutes];
  shown.textContent = [...parts, two(seconds % 60)].join(':');
}
if (shown) setInterval(show, 1000);
`;
