/* global CALLS, print */
// What React Native adds to Hermes, without URL and Intl, of which some versions have only parts.
import { AbortController, AbortSignal } from 'abort-controller/dist/abort-controller.mjs';

const console = { log: print, warn: print, error: print, assert() {} };
const crypto = {
  getRandomValues(bytes) {
    for (const at of bytes.keys()) bytes[at] = Math.random() * 256;
    return bytes;
  },
};
function FormData() {}
Object.assign(globalThis, { self: globalThis, AbortController, AbortSignal, FormData, console, crypto });

const soon = setTimeout;
// The timers of the engine ignore the delay. The scenario waits for nothing that takes a second.
globalThis.setTimeout = (run, ms) => (ms < 1000 ? soon(run) : 0);
globalThis.clearTimeout = () => undefined;

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
globalThis.btoa = (text) => {
  let bits = '';
  for (const byte of text) bits += byte.charCodeAt(0).toString(2).padStart(8, '0');
  const signs = (bits.match(/.{1,6}/g) ?? [])
    .map((six) => SIGNS[Number.parseInt(six.padEnd(6, '0'), 2)])
    .join('');
  return signs.padEnd(Math.ceil(signs.length / 4) * 4, '=');
};

/** Answers with what the mock server has answered to another runtime: the engine alone has no network. */
globalThis.XMLHttpRequest = class {
  open(_method, url) {
    this.responseURL = url;
  }
  setRequestHeader() {}
  getAllResponseHeaders() {
    return this.headers;
  }
  abort() {}
  send() {
    const at = CALLS.findIndex(({ path }) => this.responseURL.endsWith(path));
    const [{ status, headers, body }] = CALLS.splice(at, 1);
    Object.assign(this, { status, headers, response: body, readyState: 4 });
    soon(() => this.onload());
  }
};
