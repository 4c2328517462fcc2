// The reference page takes the component's browser bundle, which is complete: what it was built from is not installed.
const BUNDLED = '@scalar/api-reference';

// oxlint runs these rules without ESLint.
const LINT_RULES = ['eslint-plugin-regexp', '@eslint-community/eslint-utils'];

export const hooks = {
  readPackage: (manifest) => {
    if (LINT_RULES.includes(manifest.name)) return { ...manifest, peerDependencies: {} };
    return manifest.name === BUNDLED ? { ...manifest, dependencies: {}, engines: {} } : manifest;
  },
};
