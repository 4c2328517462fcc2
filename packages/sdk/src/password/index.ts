export type { PasswordFallback } from '../core/password-fallback.ts';
export { encryptPassword, type PasswordKey } from './encrypt.ts';
