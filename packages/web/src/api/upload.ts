import type { Data, Path } from '@tara/sdk';
import { perform } from './command.ts';
import { senders } from './sdk.ts';

/** A call that takes a form with a file. */
type UploadPath = Extract<Path, '/app/v1/uploadKyc'>;

interface UploadOptions {
  /** The key of an earlier attempt with unknown outcome, so that the file is stored once. */
  idempotencyKey: string;
  /** Cancels the upload. */
  signal: AbortSignal;
  /** Receives the sent share, between 0 and 1. */
  onProgress: (share: number) => void;
}

function getHeaders(request: XMLHttpRequest): Headers {
  const lines = request.getAllResponseHeaders().trim().split(/\r?\n/);
  return new Headers(
    lines.filter(Boolean).map((line): [string, string] => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon), line.slice(colon + 1).trim()];
    }),
  );
}

/** Sends a request like `fetch` and reports upload progress, which `fetch` cannot. */
async function sendWithProgress(
  request: Request,
  onProgress: UploadOptions['onProgress'],
): Promise<Response> {
  const body = await request.arrayBuffer();
  request.signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const sending = new XMLHttpRequest();
    const broken = () => reject(new TypeError('The connection broke'));
    sending.open(request.method, request.url);
    for (const [name, value] of request.headers) sending.setRequestHeader(name, value);
    sending.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total));
    sending.addEventListener('error', broken);
    sending.addEventListener('abort', broken);
    sending.addEventListener('load', () =>
      resolve(new Response(sending.responseText, { status: sending.status, headers: getHeaders(sending) })),
    );
    request.signal.addEventListener('abort', () => sending.abort());
    sending.send(body);
  });
}

/**
 * Uploads a form with a file once.
 * @param path of the call
 * @param form its fields
 * @throws SdkError
 */
export async function upload(
  path: UploadPath,
  form: FormData,
  { idempotencyKey, signal, onProgress }: UploadOptions,
): Promise<Data<UploadPath>> {
  senders.set(idempotencyKey, async (request) => sendWithProgress(request, onProgress));
  try {
    return await perform(path, form, { idempotencyKey, signal, retries: 0 });
  } finally {
    senders.delete(idempotencyKey);
  }
}
