/** What a request asks for. */
export interface RequestTarget {
  /** As it was sent, escapes and all. */
  readonly path: string;
  /** What stands behind the question mark. */
  readonly query: string;
}

const AUTHORITY = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i;

/**
 * The target of a request as a path with its query, which is all that routes, links and the log ever see. The forms of a
 * proxy (`http://host/path`) and of the whole server (`*`) become one.
 */
export function originForm(target: string): string {
  if (target.startsWith('/')) return target;
  const path = target.replace(AUTHORITY, '');
  return path.startsWith('/') ? path : `/${path}`;
}

/**
 * Takes a target apart. It is no URL: a path with two slashes at its beginning names no host here.
 * @param target in the form of `originForm`
 */
export function readTarget(target: string): RequestTarget {
  const mark = target.search(/[?#]/);
  return mark === -1
    ? { path: target, query: '' }
    : { path: target.slice(0, mark), query: target.slice(mark + 1) };
}

/** An address for a `Location` header which stays on this site, whatever the path says. */
export function addressOnSite(path: string, query: URLSearchParams): string {
  const address = new URL('http://site');
  address.pathname = path;
  // Of a reference that begins with two slashes a browser takes the next word for a host.
  return `${address.pathname.replace(/^\/+/, '/')}${query.size === 0 ? '' : `?${query.toString()}`}`;
}
