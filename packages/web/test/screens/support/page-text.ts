/** Attributes that a player notices: names, states, targets and limits. */
const SHOWN =
  /^(?:href|alt|title|placeholder|disabled|download|target|max|maxlength|inputmode|autocomplete|role|hidden|data-theme|aria-(?:label|current|pressed|expanded|selected|checked|disabled|busy|invalid|live|value\w+|hidden))$/;
/** Elements without a meaning of their own: only their content is written. */
const PLAIN = /^(?:div|span|text-run|bdi|b|strong|em|i|small|g|path|use|time)$/;
const UNSEEN = 'script, style, template, dialog:not([open])';
/** What runs on by itself: the time that is left, and messages that take turns. */
const RUNNING = /(?:\d+d )?\d+(?::\d\d)+(?!\d| [AP]M)|\d+\*+\d+ (?:deposited|withdrew) Rs [\d,.]+/g;
/** What differs by run: the world, and the token of an order. */
const OF_RUN = /\/w\/screen-\d+|\bt=\w+/g;
const indent = (depth: number) => '  '.repeat(depth);

/** The name of a picture: of an icon its symbol, else its file without folder and ending. */
function getPicture(element: Element): string[] {
  const source = element.getAttribute('src') ?? element.querySelector(':scope > use')?.getAttribute('href');
  if (source === null || source === undefined || source.startsWith('data:')) return [];
  return [source.replace(/^.*[#/]/, '').replace(/\.\w+$/, '')];
}

function getAttributes(element: Element): string[] {
  return element.getAttributeNames().flatMap((name) => {
    const value = (element.getAttribute(name) ?? '').replaceAll(OF_RUN, '');
    if (!SHOWN.test(name) || (name === 'aria-hidden' && element.tagName === 'svg')) return [];
    return [value === '' || value === 'true' ? name : `${name}=${value}`];
  });
}

/** How a button looks: `gold`, `night`, `s`, `m`, `l`, `wide`. */
function getLooks(element: Element): string[] {
  const [first, ...appearances] = element.getAttribute('class')?.split(' ') ?? [];
  return first?.startsWith('_button_')
    ? appearances.map((appearance) => appearance.replace(/^_(.*)_\w+$/, '$1'))
    : [];
}

/** What a field contains. */
function createContent(element: Element): string[] {
  if (element instanceof HTMLInputElement)
    return [element.type, element.checked ? 'checked' : `“${element.value}”`];
  return element instanceof HTMLSelectElement ? [`“${element.selectedOptions[0]?.textContent ?? ''}”`] : [];
}

/** The texts that name or describe an element. */
function namedBy(element: Element): string[] {
  const ids = ['aria-labelledby', 'aria-describedby'].flatMap(
    (name) => element.getAttribute(name)?.split(' ') ?? [],
  );
  return ids.map((id) => `← ${document.getElementById(id)?.textContent ?? 'nothing'}`);
}

/** The longest line of an element with what it contains. */
const LINE_MAX = 110;

/** A line for each element with a meaning, and one for each text; one line for an element with short content. */
function toLines(node: Node, depth: number): string[] {
  if (node instanceof Text) {
    // A device in another time zone adds the zone.
    const text = node.data
      .replaceAll(/ GMT\+\d+/g, '')
      .replaceAll(RUNNING, '<timer>')
      .replaceAll(/\s+/g, ' ')
      .trim();
    return text === '' ? [] : [indent(depth) + text];
  }
  if (!(node instanceof Element) || node.matches(UNSEEN)) return [];
  if (node.getAttribute('role') === 'timer') return [`${indent(depth)}<timer>`];
  const tag = node.tagName.toLowerCase();
  const facts = [
    ...createContent(node),
    ...getPicture(node),
    ...getLooks(node),
    ...getAttributes(node),
    ...namedBy(node),
  ];
  const isPlain = PLAIN.test(tag) && facts.length === 0;
  const isLeftOut = isPlain || (tag === 'svg' && facts.length === 0);
  const below = [...node.childNodes].map((child) => toLines(child, isLeftOut ? depth : depth + 1));
  if (isLeftOut) return below.flat();
  if (tag === 'use') return [];
  const head = `${indent(depth)}<${[tag, ...facts].join(' ')}>`;
  const content = below.flat();
  const line = `${head}(${content.map((text) => text.trim()).join(' | ')})`;
  const isShort = content.every((text) => text.startsWith(indent(depth + 1) + text.trim().slice(0, 1)));
  return isShort && content.length > 0 && line.length <= LINE_MAX ? [line] : [head, ...content];
}

/** The page as readers get it: headings, texts, links, buttons, fields and pictures, and the open dialogs. */
export function linesOfPage(): string[] {
  const dialogs = [...document.querySelectorAll('dialog[open]')].filter((each) => !each.closest('main'));
  return [document.querySelector('main'), ...dialogs].flatMap((root) => (root ? toLines(root, 0) : []));
}
