/** The parts of `XMLHttpRequest` that uploads use, on top of `fetch`. The progress is 100 % immediately. */
export class FetchingXmlHttpRequest extends EventTarget {
  readonly upload = new EventTarget();
  status = 0;
  /** The body, for the type `arraybuffer`. */
  response: ArrayBuffer | null = null;
  #url = '';
  #method = '';
  readonly #headers = new Headers();
  #received = new Headers();
  #isAborted = false;

  open(method: string, url: string): void {
    this.#method = method;
    this.#url = url;
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers.append(name, value);
  }

  getAllResponseHeaders(): string {
    return [...this.#received].map(([name, value]) => `${name}: ${value}\r\n`).join('');
  }

  send(body: ArrayBuffer): void {
    void this.#send(body);
  }

  abort(): void {
    this.#isAborted = true;
    this.dispatchEvent(new Event('abort'));
  }

  async #send(body: ArrayBuffer): Promise<void> {
    const total = body.byteLength;
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: total, total }));
    try {
      const response = await fetch(this.#url, { method: this.#method, headers: this.#headers, body });
      this.response = await response.arrayBuffer();
      this.status = response.status;
      this.#received = response.headers;
    } catch {
      if (!this.#isAborted) this.dispatchEvent(new Event('error'));
      return;
    }
    if (!this.#isAborted) this.dispatchEvent(new Event('load'));
  }
}
