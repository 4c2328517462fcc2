// The errcode catalogue joined with the operations that name its entries.

/** Every operation of a bundled document, in the document's order. */
export function operationsOf(document) {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    ['get', 'post', 'put', 'patch', 'delete']
      .filter((method) => item[method])
      .map((method) => ({ path, method, operation: item[method] })),
  );
}

/**
 * Flattens errcodes.yaml and adds to each entry the operations that can answer it.
 *
 * @throws {Error} when an operation names an unknown entry, an entry is named by no operation, a name occurs twice, or
 *   two entries of one operation share a number.
 */
export function readCatalogue(source, contract) {
  const entries = Object.entries(source).flatMap(([group, list]) =>
    list.map((entry) => ({ group, ...entry, operations: [] })),
  );
  const byName = new Map();
  for (const entry of entries) {
    if (byName.has(entry.name)) throw new Error(`errcodes.yaml: the name ${entry.name} occurs twice`);
    byName.set(entry.name, entry);
  }
  for (const { operation } of operationsOf(contract)) {
    const codes = new Set();
    for (const name of operation['x-errcodes']) {
      const entry = byName.get(name);
      if (!entry) throw new Error(`${operation.operationId}: no errcode is called ${name}`);
      if (codes.has(entry.code))
        throw new Error(`${operation.operationId}: errcode ${entry.code} stands for two things`);
      codes.add(entry.code);
      entry.operations.push(operation.operationId);
    }
  }
  const unused = entries.filter((entry) => entry.group !== 'transport' && entry.operations.length === 0);
  if (unused.length > 0) {
    throw new Error(`errcodes.yaml: no operation answers ${unused.map((entry) => entry.name).join(', ')}`);
  }
  return { entries, byName };
}
