import { load, project } from './project.mjs';

/**
 * Bundles a file of the project into one script.
 * @param entry file in the project
 * @param options more options of esbuild
 * @returns the text of the script
 */
export async function bundle(entry, options = {}) {
  const { outputFiles } = await load('esbuild').build({
    absWorkingDir: project,
    entryPoints: [entry],
    bundle: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    write: false,
    logLevel: 'silent',
    ...options,
  });
  return outputFiles[0].text;
}
