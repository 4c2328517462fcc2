import type { Plugin, Rolldown } from 'vite';

/** The module graph passed to a chunk group. */
interface Graph {
  getModuleInfo: (id: string) => Pick<Rolldown.ModuleInfo, 'importedIds' | 'importers'> | null;
}

/**
 * Pieces that share one file, which the first screen that needs them loads. Paths are relative to `packages/`: one
 * that ends with a slash is a folder, `*` stands for part of a name. A module belongs to the first group that names it.
 */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  // Home needs these for the buttons of running activities.
  activities: [
    'web/src/shared/activities/registry.ts',
    'web/src/shared/activities/heroes.ts',
    'web/src/shared/activities/claimable.ts',
    'web/src/shared/activities/ActivityEntry.tsx',
    'web/src/shared/activities/use-rewards.ts',
    'web/src/shared/red-dots/RewardsCount.tsx',
    'web/src/shared/red-dots/rewards-count.module.css',
    'web/src/i18n/*/red-dots.ts',
    'web/src/i18n/en-PK/*/red-dots.json',
    'web/src/assets/objects/*-large.webp',
    'web/src/shared/tasks/task-states.ts',
    'sdk/src/rules/claims.ts',
    'sdk/src/rules/steps.ts',
    'web/src/i18n/*/activities.ts',
    'web/src/i18n/en-PK/*/activities.json',
  ],
  activity: [
    'web/src/shared/activities/',
    'web/src/shared/reward-steps/',
    'web/src/ui/promo-hero/',
    'web/src/ui/reward-card/',
    'web/src/ui/reward-row/',
    'web/src/ui/bulb-path/',
  ],
  claims: [
    'web/src/shared/claims/',
    'web/src/ui/claim/',
    'web/src/ui/reward/',
    'web/src/ui/receipt/Receipt.tsx',
    'web/src/ui/receipt/use-focus-when-closed.ts',
    'web/src/i18n/*/reward.ts',
    'web/src/i18n/en-PK/*/reward.json',
    'sdk/src/rules/rewards.ts',
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
  // Every page loads them after the first view.
  common: [
    'web/src/api/site-day.ts',
    'web/src/app/popups/install-event.ts',
    'web/src/app/popups/popups.module.css',
    'web/src/shared/app-download/download-app.ts',
    'web/src/shared/open-orders/open-orders.ts',
    'web/src/shared/popups/popup.ts',
    'web/src/shared/recharge-update/recharge-update.ts',
    'web/src/shared/safer-play/BreakNoticePart.tsx',
    'web/src/shared/safer-play/use-break.ts',
    'web/src/state/number-style.ts',
    'web/src/state/play-session.ts',
    'web/src/state/safer-play.ts',
    'web/src/ui/copy.ts',
    'web/src/ui/sheet/',
    'web/src/i18n/*/copy.ts',
    'web/src/i18n/en-PK/*/copy.json',
    'web/src/i18n/*/popups.ts',
    'web/src/i18n/en-PK/*/popups.json',
    'sdk/src/rules/lakh.ts',
    'sdk/src/rules/share.ts',
  ],
  // Named unlike any module, whose name a file of its own would get.
  'form-fields': [
    'web/src/forms/',
    'web/src/shared/credentials/',
    'web/src/i18n/*/forms.ts',
    'web/src/i18n/en-PK/*/forms.json',
  ],
  intents: ['web/src/api/intents.ts', 'sdk/src/intents/'],
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
 * Modules of the client that are loaded at the same moment: together with the static imports that only they use, they
 * share one file. A module that a group above names is not part of it.
 */
const MOMENTS: Readonly<Record<string, readonly string[]>> = {
  // On every page, after the first view.
  later: [
    'app/AfterFirstView.tsx',
    'app/keep-focus.ts',
    'app/background.ts',
    'app/popups/WelcomePopup.tsx',
    'app/popups/popups.ts',
    'shared/safer-play/watch-break.ts',
    'ui/toast/Toaster.tsx',
  ],
  home: [
    'features/lobby/home/DownloadLink.tsx',
    'features/lobby/home/FloatingActivities.tsx',
    'features/lobby/home/GameRows.tsx',
    'features/lobby/home/HomeFooter.tsx',
    'features/lobby/home/PromoVideo.tsx',
  ],
};

/**
 * Parts of the SDK that only later screens use. The SDK's entries export them, so the module graph alone cannot tell
 * that the first view does without them.
 */
const LATER = [
  'sdk/src/lists/pages.ts',
  'sdk/src/query/list.ts',
  'sdk/src/session/social.ts',
  'sdk/src/session/sign-in-flow.ts',
  ...[
    'age',
    'bank-cards',
    'claims',
    'date',
    'deposit',
    'hub',
    'input',
    'kyc',
    'known-values',
    'lakh',
    'pattern',
    'phone-starts',
    'popups',
    'rewards',
    'seasons',
    'share',
    'social',
    'spin',
    'steps',
    'text',
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

/** The static imports of some modules, and themselves, without those that other modules import too. */
function ownImports(roots: readonly string[], graph: Graph): Set<string> {
  const own = new Set(roots.flatMap((root) => [...closure(root, graph)]));
  const isShared = (id: string) =>
    !roots.includes(id) && graph.getModuleInfo(id)?.importers.some((importer) => !own.has(importer));
  for (let size = 0; size !== own.size;) {
    size = own.size;
    for (const id of own) if (isShared(id)) own.delete(id);
  }
  return own;
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
  const alone = { includeDependenciesRecursively: false };
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
  const moments = Object.entries(MOMENTS).map(([name, paths]) => {
    let modules: ReadonlySet<string> | undefined;
    const find = (id: string, graph: Graph) => {
      modules ??= ownImports(
        paths.map((path) => `${root}src/${path}`),
        graph,
      );
      return modules.has(id) ? name : null;
    };
    return { name: find, debugName: name, test: /[\\/]packages[\\/]web[\\/]src[\\/]/, ...alone };
  });
  const plugin: Plugin = {
    name: 'chunk-groups',
    generateBundle() {
      if (unused.size > 0) this.error(`chunk-groups.ts: no module matches ${[...unused].join(', ')}`);
    },
  };
  const groups = [
    { name: start, debugName: 'start', test: /^(?!.*node_modules)/, ...alone },
    ...Object.entries(GROUPS).map(([name, paths]) => ({ name, test: tester(paths), ...alone })),
    ...moments,
  ];
  return { groups, plugin };
}
