/**
 * The security headers of every page of this server.
 * @param policy its Content-Security-Policy, which also says who may frame it
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
