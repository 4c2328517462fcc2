import { addAccessibleNames } from './accessible-names.ts';
import { loadComponent, type ReferenceConfiguration } from './component.ts';
import { installShortLinks, type LinkedDocument } from './deep-links.ts';
import { completeSearch } from './search.ts';
import { installSignIn } from './sign-in.ts';
import { applyStylePolicy } from './style-policy.ts';

function found<T extends Element>(selector: string, type: new () => T): T {
  const element = document.querySelector(selector);
  if (!(element instanceof type)) throw new Error(`the page has no ${selector}`);
  return element;
}

const root = found('#reference', HTMLElement);
const status = found('#sign-in-status', HTMLElement);
const { contract = '', world = '', prefix = '', document: address = '' } = root.dataset;

function say(text: string): void {
  status.textContent = text;
}

/** Disables all features of the component that call other servers. */
const CLOSED = {
  telemetry: false,
  withDefaultFonts: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  hideClientButton: true,
  showDeveloperTools: 'never',
  hiddenClients: true,
  persistAuth: false,
};
const LOOK = { theme: 'none', forceDarkModeState: 'dark', hideDarkModeToggle: true };
const LINKS = {
  generateTagSlug: ({ name = '' }: { name?: string }) => name,
  generateOperationSlug: ({ operationId = '' }: { operationId?: string }) => operationId,
};
const EXPANDED = {
  defaultOpenAllTags: true,
  expandAllModelSections: true,
  expandAllResponses: true,
  expandAllSchemaProperties: true,
};

addAccessibleNames();
applyStylePolicy(found('meta[property=csp-nonce]', HTMLMetaElement).content);
const content = (await (await fetch(address)).json()) as LinkedDocument;
installShortLinks(content);
completeSearch(content);
const { createApiReference } = await loadComponent();

let configuration: ReferenceConfiguration = {
  content,
  slug: `${contract}-${world}`,
  ...CLOSED,
  ...LOOK,
  ...LINKS,
  orderRequiredPropertiesFirst: true,
  documentDownloadType: 'json',
};
const reference = createApiReference('#reference', configuration);

function reconfigure(change: Partial<ReferenceConfiguration>): void {
  configuration = { ...configuration, ...change };
  reference.updateConfiguration(configuration);
}

const expand = found('#expand', HTMLButtonElement);
expand.addEventListener('click', () => {
  const isExpanded = expand.getAttribute('aria-pressed') === 'true';
  expand.setAttribute('aria-pressed', String(!isExpanded));
  const options = Object.keys(EXPANDED).map((name) => [name, !isExpanded] as const);
  reconfigure(Object.fromEntries(options));
});
expand.disabled = false;

const form = document.querySelector('#sign-in');
if (form instanceof HTMLFormElement) {
  await installSignIn({
    form,
    prefix,
    say,
    onToken: (token) => reconfigure({ authentication: { securitySchemes: { token: { value: token } } } }),
  });
}
