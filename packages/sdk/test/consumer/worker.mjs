// A worker without a page: no window, no document, no storage.
import { parentPort } from 'node:worker_threads';

const { found } = await import(new URL('bundle.mjs', import.meta.url).href);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has no origin
parentPort?.postMessage({ ...(await found), page: typeof document });
