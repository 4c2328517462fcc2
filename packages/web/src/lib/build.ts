/** Settings of the build. Brand, support contact and site variant are defined here only. */

function flag(value: unknown, otherwise: boolean) {
  return value === undefined ? otherwise : value === 'true';
}
const env: Record<string, unknown> = import.meta.env;
function text(value: unknown, otherwise: string) {
  return typeof value === 'string' && value !== '' ? value : otherwise;
}

export const build = {
  apiBase: text(env['VITE_API_BASE'], ''),
  /** Site variant; some show an agreement checkbox (spec 2.7). */
  siteVariant: text(env['VITE_SITE_VARIANT'], 'ts'),
  supportEmail: text(env['VITE_SUPPORT_EMAIL'], 'support@example.com'),
  /** Hosts whose service links open in a chat widget (spec 9). */
  chatHost: text(env['VITE_CHAT_HOST'], 'chat.example.com'),
  /** Whether the site can be installed and works offline (spec 1). */
  pwa: flag(env['VITE_ENABLE_PWA'], true),
  appLinkScheme: text(env['VITE_APP_LINK'], 'app://service'),
  socialLogin: flag(env['VITE_SOCIAL_LOGIN'], false),
  platformA: flag(env['VITE_FLAG_PLATFORM_A'], false),
  platformB: flag(env['VITE_FLAG_PLATFORM_B'], false),
} as const;
