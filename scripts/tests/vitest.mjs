import { createVitest } from 'vitest/node';
import config from '../../vitest.config.ts';

/** Projects that run the same tests again on other stores say nothing new about the code. */
const REPEATED = /^mock-server-/;

/** A pattern of exactly these tests, named with their groups. */
export function getPattern(names) {
  const escaped = names.map((name) => name.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`));
  return new RegExp(`^(${escaped.join('|')})$`);
}

/**
 * Vitest with the repository's projects, and a plugin in each of them if given. Needs `tsx`, as the configuration is TypeScript.
 * @param options Vitest's own, e.g. `bail`
 * @param setupFile runs before each test file, if given
 */
export async function createTests({ plugin, setupFile, ...options }) {
  const projects = config.test.projects
    .filter(({ test }) => !REPEATED.test(test.name))
    .map(({ plugins = [], ...project }) => ({
      ...project,
      plugins: plugin ? [plugin, ...plugins] : plugins,
      test: {
        ...project.test,
        setupFiles: [...(setupFile === undefined ? [] : [setupFile]), ...(project.test.setupFiles ?? [])],
      },
    }));
  return createVitest('test', {
    ...config.test,
    config: false,
    watch: false,
    reporters: [{}],
    ...options,
    projects,
  });
}
