// The reference page takes the component's browser bundle, which is complete: what it was built from is not installed.
const BUNDLED = '@scalar/api-reference';

export const hooks = {
  readPackage: (manifest) =>
    manifest.name === BUNDLED ? { ...manifest, dependencies: {}, engines: {} } : manifest,
};
