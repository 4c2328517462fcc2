/**
 * What a page may do, and who may do something with it: the headers of every page of this server.
 * @param policy its Content-Security-Policy, which names who may put it into a frame
 */
export function pageHeaders(policy: string, referrerPolicy = 'no-referrer') {
  return {
    'content-security-policy': policy,
    'referrer-policy': referrerPolicy,
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    // Payments and sign-ins may open in windows of their own.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  };
}
