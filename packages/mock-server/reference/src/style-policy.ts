/**
 * Lets the component set styles under a policy that forbids inline styles: style sheets that it creates by script get the
 * page's nonce, and style attributes in its HTML are set as properties.
 * @param nonce the page's nonce
 */
export function applyStylePolicy(nonce: string): void {
  const createElement = Document.prototype.createElement;
  Document.prototype.createElement = function create(
    this: Document,
    name: string,
    options?: ElementCreationOptions,
  ) {
    const element = createElement.call(this, name, options);
    if (element instanceof HTMLStyleElement) element.nonce = nonce;
    return element;
  };

  const setAttribute = Element.prototype.setAttribute;
  Element.prototype.setAttribute = function set(name: string, value: string) {
    if (name === 'style' && hasStyle(this)) this.style.cssText = value;
    else setAttribute.call(this, name, value);
  };

  const innerHtml = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML');
  if (!innerHtml?.set) return;
  const write = innerHtml.set;
  Object.defineProperty(Element.prototype, 'innerHTML', {
    ...innerHtml,
    set(this: Element, markup: Markup | null) {
      write.call(this, (markup ?? '').toString().replaceAll(STYLE_ATTRIBUTE, `$1${HELD}=$2`));
      for (const element of this.querySelectorAll(`[${HELD}]`)) {
        if (hasStyle(element)) element.style.cssText = element.getAttribute(HELD) ?? '';
        element.removeAttribute(HELD);
      }
    },
  });
}

/** Text or a TrustedHTML object. */
interface Markup {
  toString(): string;
}

/** A style tag in HTML that is about to be inserted. */
const HELD = 'data-held-style';
const STYLE_ATTRIBUTE = /(<[a-z][^<>]*\s)style=("[^"]*"|'[^']*')/gi;

function hasStyle(element: Element): element is HTMLElement | SVGElement {
  return element instanceof HTMLElement || element instanceof SVGElement;
}
