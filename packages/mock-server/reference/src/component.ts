/** The part of the component's configuration that this page sets (`@scalar/api-reference`, "Configuration" in its guide). */
export interface ReferenceConfiguration {
  readonly content: object;
  readonly slug: string;
  readonly [option: string]: unknown;
}

/** A page of the component. */
export interface Reference {
  /** Replaces the whole configuration. */
  updateConfiguration(configuration: ReferenceConfiguration): void;
}

interface Component {
  createApiReference(selector: string, configuration: ReferenceConfiguration): Reference;
}

/** A separate file beside this script, so that the page's own script stays small. */
const ADDRESS = './component/standalone.esm.js';

/** Loads the component. Everything that it reads at its start must exist before. */
export async function loadComponent(): Promise<Component> {
  // The component's schema library compiles checks by eval unless this setting forbids it.
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
  return (await import(new URL(ADDRESS, import.meta.url).href)) as Component;
}
