import { createElement, lazy, type ComponentType } from 'react';

/** The file of a part did not load: offline, or removed from the server. */
export class PartLoadError extends Error {
  override readonly name = 'PartLoadError';
}

/** Functions that retry the parts that did not load. */
const missing = new Set<() => void>();

/** Lets every part that did not load try again when it is shown next. */
export function retryMissing(): void {
  for (const renew of missing) renew();
  missing.clear();
}

/** Like `lazy()` of React, which remembers a failure forever; this one retries after `retryMissing()`. */
export function lazyPart<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
): ComponentType<P> {
  const renew = () => {
    part = lazy(() =>
      load().catch((cause: unknown) => {
        missing.add(renew);
        throw new PartLoadError('A part of the page did not come', { cause });
      }),
    );
  };
  let part: ComponentType<P>;
  renew();
  return (props) => createElement(part, props);
}
