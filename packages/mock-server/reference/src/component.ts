/** What this page sets of the component's configuration (`@scalar/api-reference`, "Configuration" in its guide). */
export interface ReferenceConfiguration {
  readonly content: object;
  readonly slug: string;
  readonly [option: string]: unknown;
}

/** A page of the component. */
export interface Reference {
  /** Replaces the configuration as a whole. */
  updateConfiguration(configuration: ReferenceConfiguration): void;
}

interface Component {
  createApiReference(selector: string, configuration: ReferenceConfiguration): Reference;
}

/** Beside this script; not part of it, so that the page's own script stays small and the component as published. */
const ADDRESS = './component/standalone.esm.js';

/** Loads the component. What it must find on its start has to be there before. */
export async function loadComponent(): Promise<Component> {
  // Its schema library compiles checks by eval where it may; told not to, it does not try.
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
  return (await import(new URL(ADDRESS, import.meta.url).href)) as Component;
}
