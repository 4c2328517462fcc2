type Child = Node | string | null;
type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

const assign = (element: Element, attributes: Attributes): void => {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue;
    element.setAttribute(name, value === true ? '' : String(value));
  }
};

/** Creates an element. Text is inserted as text; no code here parses HTML. */
export const el = <K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] => {
  const element = document.createElement(tag);
  assign(element, attributes);
  element.append(...children.filter((child) => child !== null));
  return element;
};

/** Creates an SVG element. */
export const svg = <K extends keyof SVGElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: readonly Node[]
): SVGElementTagNameMap[K] => {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  assign(element, attributes);
  element.append(...children);
  return element;
};
