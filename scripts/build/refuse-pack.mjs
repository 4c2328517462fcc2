// Refuses to pack or publish a package from its folder, where package.json has workspace versions and source
// conditions,
// and licences are missing. `scripts/build/pack.mjs` creates the published package.
const name = process.env['npm_package_name'] ?? 'the package';
console.error(
  `${name} is not packed from here: its package.json belongs to a workspace. Run "npm run pack" in the repository's root, and publish the tarball that it names.`,
);
process.exit(1);
