import type { Plugin } from 'vite';

/**
 * Short class names in the build, where every name is loaded twice: in the styles and in the script that uses it.
 * In development the classes keep their own names.
 */
export function shortClassNames(): Plugin {
  return {
    name: 'short-class-names',
    apply: 'build',
    config: () => ({ css: { modules: { generateScopedName: '[hash:base64:5]' } } }),
  };
}
