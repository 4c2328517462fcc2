// The reference page takes the component's browser bundle, which is complete: what it was built from is not installed.
const BUNDLED = '@scalar/api-reference';

// oxlint runs these rules without ESLint.
const LINT_RULES = ['eslint-plugin-regexp', '@eslint-community/eslint-utils'];

// Only the other generators use msw: without its optional peer, the tests do not install it.
const MOCKER = '@vitest/mocker';

// The root package, whose manifest npm must be able to read: it cannot read `workspace:`. Sources import the contract from here
// if development dependencies are not installed.
const ROOT = 'tara-slots';

export const hooks = {
  readPackage: (manifest) => {
    if (LINT_RULES.includes(manifest.name)) return { ...manifest, peerDependencies: {} };
    if (manifest.name === MOCKER)
      for (const part of [manifest.peerDependencies, manifest.peerDependenciesMeta]) delete part.msw;
    if (manifest.name === ROOT)
      return { ...manifest, dependencies: { ...manifest.dependencies, '@tara/contract': 'workspace:*' } };
    return manifest.name === BUNDLED ? { ...manifest, dependencies: {}, engines: {} } : manifest;
  },
};
