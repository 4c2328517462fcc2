import type { Plugin } from 'vite';

/**
 * Short class names in the build, because each name is in the styles and in a script. In development the names stay.
 */
export function shortClassNames(): Plugin {
  return {
    name: 'short-class-names',
    apply: 'build',
    config: () => ({ css: { modules: { generateScopedName: '[hash:base64:5]' } } }),
  };
}
