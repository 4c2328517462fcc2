/** How much of a request's body has been sent. */
export interface UploadProgress {
  /** Bytes. */
  loaded: number;
  /** Bytes of the whole body. */
  total: number;
}

function readHeaders(request: XMLHttpRequest): Headers {
  const lines = request.getAllResponseHeaders().trim().split(/\r?\n/);
  return new Headers(
    lines.filter(Boolean).map((line): [string, string] => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon), line.slice(colon + 1).trim()];
    }),
  );
}

/**
 * Creates a `fetch` for one call that reports the progress of its upload, which the platform's `fetch` cannot. Pass it
 * as the option `fetch` of the call. The call's signal, timeout and deadline cancel the upload. Only for pages.
 * @param onProgress called while the body is sent, at least once at its end; again from the start for another attempt
 */
export function fetchWithProgress(onProgress: (progress: UploadProgress) => void): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const body = await request.arrayBuffer();
    request.signal.throwIfAborted();
    return new Promise((resolve, reject) => {
      const sending = new XMLHttpRequest();
      const fail = () => reject(new TypeError('The connection broke'));
      sending.open(request.method, request.url);
      sending.responseType = 'arraybuffer';
      for (const [name, value] of request.headers) sending.setRequestHeader(name, value);
      sending.upload.addEventListener('progress', ({ loaded, total }) => onProgress({ loaded, total }));
      sending.addEventListener('error', fail);
      sending.addEventListener('abort', fail);
      sending.addEventListener('load', () => {
        const { status, response } = sending;
        // These statuses have no body, and a response with one is refused.
        const content = [204, 205, 304].includes(status) ? null : (response as ArrayBuffer);
        resolve(new Response(content, { status, headers: readHeaders(sending) }));
      });
      request.signal.addEventListener('abort', () => sending.abort());
      sending.send(body);
    });
  };
}
