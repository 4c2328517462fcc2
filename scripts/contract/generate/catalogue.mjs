// Reads the errcode catalogue and the operations that use its entries.

/** All operations of a bundled document, in the order of the document. */
export function getOperations(document) {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    ['get', 'post', 'put', 'patch', 'delete']
      .filter((method) => item[method])
      .map((method) => ({ path, method, operation: item[method] })),
  );
}

/**
 * Reads errcodes.yaml as one list and adds to each entry the operations that can answer it.
 *
 * @throws {Error} if an operation names an unknown entry, if no operation uses an entry, if a name occurs twice, or if
 *   two entries of one operation have the same number.
 */
export function readCatalogue(source, contract) {
  const entries = Object.entries(source).flatMap(([group, list]) =>
    list.map((entry) => ({ group, ...entry, operations: [] })),
  );
  const byName = new Map();
  for (const entry of entries) {
    if (byName.has(entry.name)) throw new Error(`errcodes.yaml has two entries with the name ${entry.name}`);
    byName.set(entry.name, entry);
  }
  for (const { operation } of getOperations(contract)) {
    const codes = new Set();
    for (const name of operation['x-errcodes']) {
      const entry = byName.get(name);
      if (!entry) throw new Error(`${operation.operationId} names an errcode that does not exist: ${name}`);
      if (codes.has(entry.code))
        throw new Error(`${operation.operationId} has two errcodes with the number ${entry.code}`);
      codes.add(entry.code);
      entry.operations.push(operation.operationId);
    }
  }
  const unused = entries.filter((entry) => entry.group !== 'transport' && entry.operations.length === 0);
  if (unused.length > 0) {
    throw new Error(
      `errcodes.yaml has entries that no operation uses: ${unused.map((entry) => entry.name).join(', ')}`,
    );
  }
  return { entries, byName };
}
