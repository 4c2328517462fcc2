// Runs before a package is packed or published from its folder, and refuses it: what is published has its versions spelled
// out, no conditions that lead to sources, and the licences of others. `scripts/build/pack.mjs` makes that.
const name = process.env['npm_package_name'] ?? 'the package';
console.error(
  `${name} is not packed from here: its package.json is that of a workspace. Run "npm run pack" in the repository's root, and publish the tarball that it names.`,
);
process.exit(1);
