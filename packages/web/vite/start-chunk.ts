import type { Rolldown } from 'vite';

/** What a chunk group is told about the module graph. */
interface Graph {
  getModuleInfo: (id: string) => Pick<Rolldown.ModuleInfo, 'importedIds'> | null;
}

/** Some modules, what they import statically, and so on. */
function closure(root: string, graph: Graph): Set<string> {
  const found = new Set([root]);
  for (const id of found) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  return found;
}

/** Parts of the SDK that its entries name, so that they look as if every view needed them. */
const NAMED_ONLY =
  /\/sdk\/src\/(session\/(social|sign-in-flow)|rules\/(age|claims|hub|kyc|news|popups|rewards|seasons|share|spin|steps|vip-levels|withdraw))\.ts$/;

/**
 * Names the file of what every first view needs: what the entry imports, and what both layouts do. Left to itself the
 * bundler makes a dozen files of it, by who else uses which module, each with its own names and its own compression.
 * @param root folder of the client, with a slash at its end
 * @returns the `name` of a chunk group: null for a module that stands elsewhere
 */
export function startChunk(root: string): (id: string, graph: Graph) => string | null {
  let ids: ReadonlySet<string> | undefined;
  return (id, graph) => {
    ids ??= inEveryView(root, graph);
    return ids.has(id) && !NAMED_ONLY.test(id) ? 'start' : null;
  };
}

function inEveryView(root: string, graph: Graph): ReadonlySet<string> {
  const entry = `${root}src/main.tsx`;
  const mobile = closure(`${root}src/layouts/mobile/layout.tsx`, graph);
  const desktop = closure(`${root}src/layouts/desktop/layout.tsx`, graph);
  const both = [...mobile].filter((id) => desktop.has(id));
  const ids = new Set([...closure(entry, graph), ...both]);
  ids.delete(entry);
  return ids;
}
