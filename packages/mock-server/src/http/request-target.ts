/** A parsed request target. */
export interface RequestTarget {
  /** As sent, with its escapes. */
  readonly path: string;
  /** The part after the question mark. */
  readonly query: string;
}

const AUTHORITY = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i;

/**
 * Reduces a request target to a path with its query, the only form that routes, links and the log see. The absolute form of
 * proxies (`http://host/path`) and the asterisk form (`*`) are converted.
 */
export function originForm(target: string): string {
  if (target.startsWith('/')) return target;
  const path = target.replace(AUTHORITY, '');
  return path.startsWith('/') ? path : `/${path}`;
}

/**
 * Parses a target. It is not a URL: in a path that begins with two slashes, the first part is not a host.
 * @param target in the form of `originForm`
 */
export function readTarget(target: string): RequestTarget {
  const mark = target.search(/[?#]/);
  return mark === -1
    ? { path: target, query: '' }
    : { path: target.slice(0, mark), query: target.slice(mark + 1) };
}

/** An address for a `Location` header that stays on this site for every path. */
export function addressOnSite(path: string, query: URLSearchParams): string {
  const address = new URL('http://site');
  address.pathname = path;
  // A browser reads the first part of a reference with two leading slashes as a host.
  return `${address.pathname.replace(/^\/+/, '/')}${query.size === 0 ? '' : `?${query.toString()}`}`;
}
