import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchWithProgress } from '../src/upload/index.ts';
import { catchError, createSignedInSdk } from './fixtures.ts';

/** The part of XMLHttpRequest that an upload uses; the test settles it. */
class FakeXhr extends EventTarget {
  static last: FakeXhr | undefined;
  readonly upload = new EventTarget();
  readonly sentHeaders = new Headers();
  responseType = '';
  status = 0;
  response: ArrayBuffer | null = null;
  sent: ArrayBuffer | undefined;
  url = '';
  constructor() {
    super();
    FakeXhr.last = this;
  }
  open(_method: string, url: string) {
    this.url = url;
  }
  setRequestHeader(name: string, value: string) {
    this.sentHeaders.set(name, value);
  }
  getAllResponseHeaders() {
    return 'x-request-id: srv-1\r\nDate: Fri, 21 Nov 2025 07:46:40 GMT\r\n';
  }
  send(body: ArrayBuffer) {
    this.sent = body;
  }
  abort() {
    this.dispatchEvent(new Event('abort'));
  }
  answer(status: number, body: object) {
    this.status = status;
    this.response = new TextEncoder().encode(JSON.stringify(body)).buffer;
    this.dispatchEvent(new Event('load'));
  }
}

async function startUpload(options: { signal?: AbortSignal } = {}) {
  FakeXhr.last = undefined;
  vi.stubGlobal('XMLHttpRequest', FakeXhr);
  const { sdk } = await createSignedInSdk();
  const form = new FormData();
  form.set('file', new Blob(['a picture']), 'card.png');
  const seen: number[] = [];
  const call = sdk.post('/app/v1/uploadKyc', form, {
    fetch: fetchWithProgress(({ loaded, total }) => seen.push(loaded / total)),
    ...options,
  });
  const xhr = await vi.waitFor(() => {
    const { last } = FakeXhr;
    if (last?.sent === undefined) throw new Error('nothing is sent');
    return last;
  });
  return { call, seen, xhr };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('an upload with progress', () => {
  it('sends the call of the SDK, reports progress, and returns the answer with its headers', async () => {
    const { call, seen, xhr } = await startUpload();
    expect(xhr.url).toBe('https://api.test/app/v1/uploadKyc');
    expect(xhr.sentHeaders.get('authorization')).toBe('tok-1');
    expect(xhr.sentHeaders.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
    expect(new TextDecoder().decode(xhr.sent)).toContain('a picture');
    for (const loaded of [25, 100])
      xhr.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total: 100 }));
    expect(seen).toEqual([0.25, 1]);
    xhr.answer(200, { code: 200, errcode: 0, url: 'kyc/1' });
    expect(await call.withResponse()).toMatchObject({ data: { url: 'kyc/1' }, requestId: 'srv-1' });
  });

  it('is cancelled by the signal of the call: its outcome is unknown', async () => {
    const controller = new AbortController();
    const { call, xhr } = await startUpload({ signal: controller.signal });
    const error = catchError(call);
    const aborted = vi.spyOn(xhr, 'abort');
    controller.abort();
    expect(await error).toMatchObject({ kind: 'abort', outcome: 'unknown' });
    expect(aborted).toHaveBeenCalledOnce();
  });

  it('fails with a network error if the connection breaks', async () => {
    const { call, xhr } = await startUpload();
    const error = catchError(call);
    xhr.dispatchEvent(new Event('error'));
    expect(await error).toMatchObject({ kind: 'network', outcome: 'unknown' });
  });
});
