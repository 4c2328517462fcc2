import type { Page } from '@playwright/test';

/**
 * Lists layout faults of the page: horizontal scrolling, text that overflows its control or that an ancestor cuts off
 * (an ellipsis is allowed), controls that something covers at their centre or the notch of the display, buttons side by side without a gap, and
 * missing icons.
 */
export async function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults = new Set<string>();
    const width = window.innerWidth;
    const page = getComputedStyle(document.documentElement);
    const coveredAt = (side: string) => Number.parseFloat(page.getPropertyValue(`--safe-${side}`)) || 0;
    const left = coveredAt('left');
    const right = width - coveredAt('right');
    const bottom = window.innerHeight - coveredAt('bottom');
    const shown = (part: Element) =>
      part.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      part.getClientRects().length > 0;
    const styles = new Map<
      Element,
      { x: string; y: string; ellipsis: boolean; visuallyHidden: boolean; right: number }
    >();
    /** The style properties that matter here, cached because each text checks all of its ancestors. */
    const getStyle = (part: Element) => {
      let style = styles.get(part);
      if (!style) {
        const { overflowX, overflowY, textOverflow, clipPath, borderRightWidth } = getComputedStyle(part);
        style = {
          x: overflowX,
          y: overflowY,
          ellipsis: textOverflow === 'ellipsis',
          visuallyHidden: clipPath === 'inset(50%)',
          right: Number.parseFloat(borderRightWidth),
        };
        styles.set(part, style);
      }
      return style;
    };
    const clips = (part: Element) => getStyle(part).x !== 'visible';
    const scrolls = (part: Element) => /auto|scroll/.test(getStyle(part).x);
    const getName = (part: Element) =>
      `<${part.tagName.toLowerCase()}> "${(part.getAttribute('aria-label') ?? part.textContent).trim().slice(0, 40)}"`;
    /** Whether an element is for screen readers only. */
    const visuallyHidden = (part: Element): boolean =>
      part.closest('.visually-hidden') !== null ||
      [...ancestors(part)].some((item) => getStyle(item).visuallyHidden);
    function* ancestors(part: Element): Generator<Element> {
      for (let one: Element | null = part; one; one = one.parentElement) yield one;
    }
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
    const root: ParentNode = dialog ?? document;

    if (document.documentElement.scrollWidth > width) faults.add('the page scrolls sideways');
    for (const box of root.querySelectorAll('[data-scroller], dialog[open] *')) {
      if (
        /auto|scroll/.test(getStyle(box).y) &&
        box.scrollWidth > box.clientWidth + 1 &&
        shown(box) &&
        !scrolls(box)
      )
        faults.add(`${getName(box)} scrolls sideways`);
    }
    for (const box of document.querySelectorAll('[data-scroller]'))
      if (shown(box) && box.scrollWidth > box.clientWidth + 1) faults.add('the content scrolls sideways');

    const texts = document.createTreeWalker(dialog ?? document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      // A text beside other elements has an element without a box around it.
      const part = node.parentElement?.closest(':not(text-run)');
      if (
        !part ||
        node.nodeValue?.trim() === '' ||
        /^(SCRIPT|STYLE|OPTION|NOSCRIPT|TITLE)$/i.test(part.tagName)
      )
        continue;
      if (
        !shown(part) ||
        visuallyHidden(part) ||
        part.closest('[aria-roledescription="slide"]:not(:first-child), iframe')
      )
        continue;
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      if (text.width === 0) continue;
      let elided = false;
      let slides = false;
      for (const one of ancestors(part)) {
        if (getStyle(one).ellipsis) elided = true;
        if (scrolls(one) && one.scrollWidth > one.clientWidth) slides = true;
        if (elided || slides || one === document.body) break;
        // `display: contents` has no box that could cut text.
        if (!clips(one) || one.getClientRects().length === 0) continue;
        const box = one.getBoundingClientRect();
        const style = getStyle(one);
        if (text.right > box.right - style.right + 1.5 || text.left < box.left - 1.5) {
          faults.add(`text cut off sideways: ${getName(part)}`);
          break;
        }
        const stands = /auto|scroll/.test(style.y);
        // A tall font may exceed its line a little; half a line counts as cut off.
        const slack = text.height / 4;
        if (!stands && (text.bottom > box.bottom + slack || text.top < box.top - slack)) {
          faults.add(`text cut off in height: ${getName(part)}`);
          break;
        }
        // Outside of its ancestors, text that can be scrolled into view is not cut off.
        if (stands && one.scrollHeight > one.clientHeight + 1) break;
      }
      const control = part.closest('button, a[class]')?.getBoundingClientRect();
      if (
        !elided &&
        !slides &&
        control &&
        (text.right > control.right + 1.5 || text.left < control.left - 1.5)
      )
        faults.add(`text spills out of its control: ${getName(part)}`);
      if (!elided && !slides && (text.right > width + 1.5 || text.left < -1.5))
        faults.add(`text outside of the window: ${getName(part)}`);
    }

    /** What is at the centre of a control, whether it is the control, and whether the notch covers a part. */
    const getPlace = (control: HTMLElement) => {
      const box = control.getBoundingClientRect();
      const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      const label = control.closest('label');
      const own =
        hit !== null &&
        (control.contains(hit) || (hit.contains(control) && hit === label) || label?.contains(hit) === true);
      const isOutside = box.left < left - 0.5 || box.right > right + 0.5 || box.bottom > bottom + 0.5;
      return { hit, own, isOutside };
    };
    // A range is pressed at its handles, not at its centre.
    const controls = 'button, a[href], input:not([type=hidden], [type=range]), select, textarea, [role=tab]';
    const boxes = [...document.querySelectorAll<HTMLElement>('[data-scroller], [role=tablist]')];
    const places = boxes.map((box) => [box.scrollTop, box.scrollLeft] as const);
    for (const control of root.querySelectorAll<HTMLElement>(controls)) {
      if (
        !shown(control) ||
        visuallyHidden(control) ||
        control.closest('[aria-roledescription="slide"], [inert]')
      )
        continue;
      // Most controls can be pressed where they are; the others are scrolled to the middle first.
      let place = getPlace(control);
      if (!place.own || place.isOutside) {
        control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        place = getPlace(control);
      }
      // A row that scrolls sideways clips its controls.
      if (place.isOutside && ![...ancestors(control)].some(scrolls))
        faults.add(`under the notch: ${getName(control)}`);
      if (!place.own)
        faults.add(
          `covered: ${getName(control)} by ${place.hit ? getName(place.hit) : 'nothing (outside of the window)'}`,
        );
    }
    // Buttons side by side need a gap. Chips and tabs are not set in bold.
    const buttons = [...root.querySelectorAll('button, a[class], label')].filter((control) => {
      const { display, fontWeight, minHeight } = getComputedStyle(control);
      return (
        display === 'inline-flex' &&
        fontWeight === '700' &&
        Number.parseFloat(minHeight) >= 44 &&
        shown(control)
      );
    });
    for (const [index, button] of buttons.entries()) {
      const box = button.getBoundingClientRect();
      for (const other of buttons.slice(index + 1)) {
        const next = other.getBoundingClientRect();
        const gap = Math.max(next.left - box.right, box.left - next.right);
        if (box.top < next.bottom && next.top < box.bottom && gap >= 0 && gap < 11.5)
          faults.add(`a gap of ${Math.round(gap)} px: ${getName(button)} and ${getName(other)}`);
      }
    }
    for (const { href } of document.querySelectorAll('use')) {
      if (!document.getElementById(href.baseVal.slice(1))) faults.add(`no icon ${href.baseVal}`);
    }
    boxes.forEach((box, index) => {
      const [top, left] = places[index] ?? [0, 0];
      box.scrollTop = top;
      box.scrollLeft = left;
    });
    return [...faults];
  });
}
