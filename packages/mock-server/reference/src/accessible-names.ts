/** Controls whose name the component shows only on hover, or omits. */
const UNNAMED_COPY = '.scalar-code-copy:not([aria-label])';
const UNNAMED_INPUT = '[role=combobox]:not([aria-expanded], [aria-label])';
/** Links that contain only a picture in narrow windows. */
const PICTURE_LINKS = 'main a[href]:not([aria-label])';
/** Lists that scroll in narrow windows and cannot be scrolled by keyboard. */
const UNREACHABLE = 'ul[aria-label$=" endpoints"]:not([tabindex]), .overflow-x-auto:not([tabindex])';

function complete(): void {
  for (const button of document.querySelectorAll(UNNAMED_COPY)) button.setAttribute('aria-label', 'Copy');
  for (const input of document.querySelectorAll(UNNAMED_INPUT)) {
    const label = input.closest('td, tr')?.querySelector('label')?.textContent ?? '';
    input.setAttribute('aria-label', label === '' ? 'Value' : label);
    input.setAttribute('aria-expanded', 'false');
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>(PICTURE_LINKS)) {
    if (link.innerText.trim() === '') link.setAttribute('aria-label', `${link.host}${link.pathname}`);
  }
  for (const region of document.querySelectorAll(UNREACHABLE)) {
    if (region.scrollWidth > region.clientWidth || region.scrollHeight > region.clientHeight)
      region.setAttribute('tabindex', '0');
  }
}

/** Adds accessible names to the component's controls as they appear. */
export function addAccessibleNames(): void {
  let isPlanned = false;
  const observer = new MutationObserver(() => {
    if (isPlanned) return;
    isPlanned = true;
    requestAnimationFrame(() => {
      isPlanned = false;
      complete();
    });
  });
  observer.observe(document.body, { childList: true, subtree: true });
}
