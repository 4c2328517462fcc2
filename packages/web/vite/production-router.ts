import type { Plugin } from 'vite';

/**
 * Builds the client with React Router's production files: the `exports` of the package lead to its
 * development files only, which carry about 0.5 kB (gzip) of warnings.
 */
export function productionRouter(): Plugin {
  return {
    name: 'production-router',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!/^react-router(-dom|\/dom)?$/.test(source)) return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') };
    },
  };
}
