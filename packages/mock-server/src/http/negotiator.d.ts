// The package brings no types, and @types/negotiator knows no `preferred`.
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { readonly headers: Readonly<Record<string, string | string[] | undefined>> });
    /** The one of `available` that the caller likes best; `preferred` decides between those it likes as much. */
    encoding<E extends string>(
      available: readonly E[],
      options?: { readonly preferred?: readonly string[] },
    ): E | undefined;
  }
}
