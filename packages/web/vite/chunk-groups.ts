import type { Plugin, Rolldown } from 'vite';

/** The module graph passed to a chunk group. */
interface Graph {
  getModuleInfo: (id: string) => Pick<Rolldown.ModuleInfo, 'importedIds'> | null;
}

/**
 * Pieces that share one file, which the first screen that needs them loads. Paths are relative to `packages/`: one
 * that ends with a slash is a folder, `*` stands for part of a name. A module belongs to the first group that names it.
 */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  activity: [
    'web/src/shared/activities/',
    'web/src/shared/reward-steps/',
    'web/src/shared/tasks/task-states.ts',
    'sdk/src/rules/christmas-count.ts',
    'web/src/ui/promo-hero/',
    'web/src/ui/reward-card/',
    'web/src/ui/reward-row/',
    'web/src/ui/bulb-path/',
    'web/src/assets/objects/*-large.webp',
    'web/src/i18n/*/activities.ts',
    'web/src/i18n/en-PK/*/activities.json',
  ],
  claims: [
    'web/src/shared/claims/',
    'web/src/ui/claim/',
    'web/src/ui/reward/',
    'web/src/ui/receipt/Receipt.tsx',
    'web/src/ui/receipt/use-focus-when-closed.ts',
    'web/src/i18n/*/reward.ts',
    'web/src/i18n/en-PK/*/reward.json',
    'sdk/src/rules/claims.ts',
    'sdk/src/rules/rewards.ts',
    'sdk/src/rules/steps.ts',
  ],
  wallet: [
    'web/src/shared/wallet/',
    'sdk/src/rules/deposit.ts',
    'web/src/shared/orders/',
    'web/src/shared/open-orders/use-open-orders.ts',
    'web/src/i18n/*/orders.ts',
    'web/src/i18n/en-PK/*/orders.json',
    'web/src/i18n/*/wallet.ts',
    'web/src/i18n/en-PK/*/wallet.json',
  ],
  // Every page loads it after the first view.
  safer: [
    'web/src/state/safer-play.ts',
    'web/src/state/play-session.ts',
    'web/src/shared/safer-play/use-break.ts',
    'web/src/shared/safer-play/BreakNoticePart.tsx',
  ],
  search: ['web/src/ui/field/SearchField.tsx', 'web/src/routing/current-query.ts'],
  parts: [
    'web/src/ui/countdown/',
    'web/src/ui/progress/',
    'web/src/ui/status/',
    'web/src/assets/objects/',
    'web/src/lib/day.ts',
    'web/src/lib/use-debounced.ts',
    'web/src/i18n/*/countdown.ts',
    'web/src/i18n/en-PK/*/countdown.json',
  ],
};

/**
 * Parts of the SDK that only later screens use. The SDK's entries export them, so the module graph alone cannot tell
 * that the first view does without them.
 */
const LATER = [
  'sdk/src/session/social.ts',
  'sdk/src/session/sign-in-flow.ts',
  ...[
    'age',
    'christmas-count',
    'claims',
    'deposit',
    'hub',
    'input',
    'kyc',
    'lakh',
    'popups',
    'rewards',
    'seasons',
    'share',
    'spin',
    'steps',
    'validation',
    'vip-levels',
    'withdraw',
  ].map((name) => `sdk/src/rules/${name}.ts`),
];

/** A module and its static imports, recursively. */
function closure(root: string, graph: Graph): Set<string> {
  const found = new Set([root]);
  for (const id of found) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  return found;
}

/** Modules of every first view: imports of the entry, and imports of both layouts. */
function inEveryView(root: string, graph: Graph): ReadonlySet<string> {
  const entry = `${root}src/main.tsx`;
  const mobile = closure(`${root}src/layouts/mobile/layout.tsx`, graph);
  const desktop = closure(`${root}src/layouts/desktop/layout.tsx`, graph);
  const both = [...mobile].filter((id) => desktop.has(id));
  const ids = new Set([...closure(entry, graph), ...both]);
  ids.delete(entry);
  return ids;
}

const escaped = (text: string) => text.replaceAll('.', '\\.').replaceAll('*', '[\\w-]+');
const expression = (path: string) => new RegExp(`/packages/${escaped(path)}${path.endsWith('/') ? '' : '$'}`);

/**
 * Groups modules into files. Without groups the bundler splits the first view into a dozen small files, each compressed
 * separately.
 * @param root folder of the client, with a slash at its end
 * @returns the groups for `codeSplitting`, and a plugin that fails the build if a path of this file matches no module
 */
export function chunkGroups(root: string): { groups: Rolldown.CodeSplittingGroup[]; plugin: Plugin } {
  const unused = new Set([...Object.values(GROUPS).flat(), ...LATER]);
  const tester = (paths: readonly string[]) => {
    const tests = paths.map((path) => ({ path, test: expression(path) }));
    return (id: string) => {
      const found = tests.find(({ test }) => test.test(id));
      if (found) unused.delete(found.path);
      return found !== undefined;
    };
  };
  const isLater = tester(LATER);
  let first: ReadonlySet<string> | undefined;
  const start = (id: string, graph: Graph) => {
    first ??= inEveryView(root, graph);
    return first.has(id) && !isLater(id) ? 'start' : null;
  };
  const plugin: Plugin = {
    name: 'chunk-groups',
    generateBundle() {
      if (unused.size > 0) this.error(`chunk-groups.ts: no module matches ${[...unused].join(', ')}`);
    },
  };
  const alone = { includeDependenciesRecursively: false };
  const groups = [
    { name: start, debugName: 'start', test: /^(?!.*node_modules)/, ...alone },
    ...Object.entries(GROUPS).map(([name, paths]) => ({ name, test: tester(paths), ...alone })),
  ];
  return { groups, plugin };
}
