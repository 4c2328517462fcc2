// Graphs of imports: rooms and the arrows between them, pairs that point at each other, and knots.

/** Files directly in the folder share this room. */
const TOP = '(top)';

/** The room of a file: the first folder below `folder` on the way to it. */
function roomOf(folder, file) {
  const [first, ...rest] = file.slice(folder.length + 1).split('/');
  return rest.length === 0 ? TOP : first;
}

/**
 * The rooms of a folder and the arrows between them.
 * @param imports pairs of files `{ from, to }`, all of them below `folder`
 * @returns `rooms` by name; `arrows` as `{ from, to, imports }`, one for each pair of rooms and direction
 */
export function arrowsBetween(folder, imports) {
  const rooms = new Set();
  const arrows = new Map();
  for (const one of imports) {
    const from = roomOf(folder, one.from);
    const to = roomOf(folder, one.to);
    rooms.add(from).add(to);
    if (from === to) continue;
    const key = `${from} ${to}`;
    if (!arrows.has(key)) arrows.set(key, { from, to, imports: [] });
    arrows.get(key).imports.push(one);
  }
  return { rooms: [...rooms].toSorted(), arrows: [...arrows.values()] };
}

/** Rooms that import each other: `{ rooms: [a, b], imports }` with the names in order, the imports of the rarer direction. */
export function mutualPairs(arrows) {
  return arrows
    .filter(({ from, to }) => from < to)
    .flatMap((there) => {
      const back = arrows.find(({ from, to }) => from === there.to && to === there.from);
      if (!back) return [];
      const rarer = back.imports.length < there.imports.length ? back : there;
      return [{ rooms: [there.from, there.to], imports: rarer.imports }];
    });
}

/**
 * Strongly connected components of more than one node (Tarjan): nodes that all lead to each other.
 * @param edges pairs `{ from, to }` of names
 */
export function knots(edges) {
  const targets = new Map();
  for (const { from, to } of edges) {
    targets.set(from, [...(targets.get(from) ?? []), to]);
    if (!targets.has(to)) targets.set(to, []);
  }
  const order = new Map();
  const lowest = new Map();
  const stack = [];
  const found = [];
  const visit = (node) => {
    order.set(node, order.size);
    lowest.set(node, order.get(node));
    stack.push(node);
    for (const next of targets.get(node)) {
      if (!order.has(next)) visit(next);
      if (stack.includes(next)) lowest.set(node, Math.min(lowest.get(node), lowest.get(next)));
    }
    if (lowest.get(node) === order.get(node)) found.push(stack.splice(stack.indexOf(node)));
  };
  for (const node of targets.keys()) if (!order.has(node)) visit(node);
  return found.filter(({ length }) => length > 1).map((knot) => knot.toSorted());
}
