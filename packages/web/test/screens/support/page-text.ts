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
function pictureOf(element: Element): string[] {
  const source = element.getAttribute('src') ?? element.querySelector(':scope > use')?.getAttribute('href');
  if (source === null || source === undefined || source.startsWith('data:')) return [];
  return [source.replace(/^.*[#/]/, '').replace(/\.\w+$/, '')];
}

function attributesOf(element: Element): string[] {
  return element.getAttributeNames().flatMap((name) => {
    const value = (element.getAttribute(name) ?? '').replaceAll(OF_RUN, '');
    if (!SHOWN.test(name) || (name === 'aria-hidden' && element.tagName === 'svg')) return [];
    return [value === '' || value === 'true' ? name : `${name}=${value}`];
  });
}

/** How a button looks: `gold`, `night`, `s`, `m`, `l`, `wide`. */
function looksOf(element: Element): string[] {
  const [first, ...looks] = element.getAttribute('class')?.split(' ') ?? [];
  return first?.startsWith('_button_') ? looks.map((look) => look.replace(/^_(.*)_\w+$/, '$1')) : [];
}

/** What a field contains. */
function contentOf(element: Element): string[] {
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

/** A line for each element with a meaning, and one for each text. */
function linesOf(node: Node, depth: number): string[] {
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
    ...contentOf(node),
    ...pictureOf(node),
    ...looksOf(node),
    ...attributesOf(node),
    ...namedBy(node),
  ];
  const isPlain = PLAIN.test(tag) && facts.length === 0;
  const below = [...node.childNodes].flatMap((child) => linesOf(child, isPlain ? depth : depth + 1));
  if (isPlain || (tag === 'svg' && facts.length === 0)) return below;
  return tag === 'use' ? [] : [`${indent(depth)}<${[tag, ...facts].join(' ')}>`, ...below];
}

/** The page as readers get it: headings, texts, links, buttons, fields and pictures, and the open dialogs. */
export function linesOfPage(): string[] {
  const dialogs = [...document.querySelectorAll('dialog[open]')].filter((each) => !each.closest('main'));
  return [document.querySelector('main'), ...dialogs].flatMap((root) => (root ? linesOf(root, 0) : []));
}
