import type { LinkedDocument } from './deep-links.ts';

const INPUT = '[role=dialog] input[role=combobox][aria-controls$="-search-result"]';
const HIT = '[id^="search-result-"]';
const NUMBER = /^\d{3,4}$/;

/** Names of the errcodes of each call by operation id: `2304 rechargeBonusUnavailable`. */
function getRefusals({ paths }: LinkedDocument): Map<string, readonly string[]> {
  const calls = Object.values(paths).flatMap((item) => Object.values(item)) as {
    operationId?: string;
    'x-errcodes'?: { code: number; name: string }[];
  }[];
  return new Map(
    calls.map(({ operationId = '', 'x-errcodes': refusals = [] }) => [
      operationId,
      refusals.map(({ code, name }) => `${code} ${name}`),
    ]),
  );
}

/**
 * Completes the search of the component: Enter opens the first hit if none is selected, and a hit for an errcode shows its
 * name (`data-refusal`, reference.css).
 */
export function completeSearch(document: LinkedDocument): void {
  const refusals = getRefusals(document);
  const root = globalThis.document;
  root.addEventListener(
    'keydown',
    ({ key, target, isComposing }) => {
      if (key !== 'Enter' || isComposing || !(target instanceof HTMLInputElement) || !target.matches(INPUT))
        return;
      if (!target.hasAttribute('aria-activedescendant'))
        target.closest('[role=dialog]')?.querySelector<HTMLElement>(HIT)?.click();
    },
    // The component stops the event.
    true,
  );
  const explain = (): void => {
    const query = root.querySelector<HTMLInputElement>(INPUT)?.value.trim() ?? '';
    for (const hit of root.querySelectorAll<HTMLElement>(HIT)) {
      const names = NUMBER.test(query) ? refusals.get(hit.id.split('/').at(-1) ?? '') : undefined;
      const reason = names?.find((name) => name.startsWith(query)) ?? '';
      if (hit.dataset['refusal'] !== reason) hit.dataset['refusal'] = reason;
    }
  };
  new MutationObserver(explain).observe(root.body, { childList: true, subtree: true });
}
