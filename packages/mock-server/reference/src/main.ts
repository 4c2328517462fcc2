import { nameControls } from './accessible-names.ts';
import { loadComponent, type ReferenceConfiguration } from './component.ts';
import { followShortLinks, type LinkedDocument } from './deep-links.ts';
import { offerSignIn } from './sign-in.ts';
import { keepStylePolicy } from './style-policy.ts';

function found<T extends Element>(selector: string, type: new () => T): T {
  const element = document.querySelector(selector);
  if (!(element instanceof type)) throw new Error(`the page has no ${selector}`);
  return element;
}

const root = found('#reference', HTMLElement);
const said = found('#said', HTMLElement);
const { contract = '', world = '', prefix = '', document: address = '' } = root.dataset;

function say(text: string): void {
  said.textContent = text;
}

/** Nothing of the component that calls other servers, and no address but this page's. */
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

nameControls();
keepStylePolicy(found('meta[property=csp-nonce]', HTMLMetaElement).content);
const content = (await (await fetch(address)).json()) as LinkedDocument;
followShortLinks(content);
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
  await offerSignIn({
    form,
    prefix,
    say,
    onToken: (token) => reconfigure({ authentication: { securitySchemes: { token: { value: token } } } }),
  });
}
