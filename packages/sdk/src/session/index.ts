export { type DeviceInfo } from './device.ts';
export { storageKey, storageNames, type StorageName } from './keys.ts';
export type {
  Credentials,
  Registration,
  Session,
  SessionEvents,
  SignInWay,
  SignOutReason,
  SocialCallback,
} from './types.ts';
export { mergeBanks, type BankCard, type GameUser, type SessionSnapshot, type UserInfo } from './state.ts';
export { memoryStore, webStore, type Store } from './store.ts';
export { accountMemory, type AccountMemory, type Remembered } from './remembered.ts';
export { runSignInSteps, type SignInSteps } from './sign-in-steps.ts';
export { socialCallback, socialSignInUrl, type SocialAttempt } from './social.ts';
