import { createElement, lazy, type ComponentType } from 'react';

/** A part's file did not come: there is no connection, or it is gone from the server. */
export class PartLoadError extends Error {
  override readonly name = 'PartMissing';
}

/** What makes the parts that did not come ask again. */
const missing = new Set<() => void>();

/** Lets every part that did not come be asked for anew when it is next shown. */
export function retryMissing(): void {
  for (const renew of missing) renew();
  missing.clear();
}

/** `lazy()` of React remembers a failure for ever; this remembers it until `forgetMissing()`. */
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
