export { type DeviceInfo } from './device.ts';
export type {
  Credentials,
  Registration,
  Session,
  SessionEvents,
  SignInSource,
  SignOutReason,
  SocialCallback,
} from './types.ts';
export { type BankCard, type GameUser, type SessionSnapshot, type UserInfo } from './state.ts';
export { memoryStore, webStore, type KeyValueStore } from './key-value-store.ts';
export {
  rememberedAccountStore,
  type RememberedAccountStore,
  type RememberedAccount,
} from './remembered-account.ts';
export { runSignInFlow, type SignInFlow } from './sign-in-flow.ts';
export { socialCallback, socialSignInUrl, type SocialAttempt } from './social.ts';
