export type { BrowserStorage } from './core/browser-storage.ts';
export type {
  Body,
  CommonFields,
  Data,
  ErrcodeOf,
  KeyedPath,
  MoneyPath,
  OperationOf,
  Path,
} from './core/calls.ts';
export { systemClock, type Clock } from './core/clock.ts';
export { isSdkError, SdkError, type RequestOutcome, type SdkErrorKind } from './core/error.ts';
export { newIdempotencyKey } from './core/idempotency.ts';
export type { Logger } from './core/logger.ts';
export type { PasswordFallback } from './core/password-fallback.ts';
export { REQUEST_TIMEOUT_MS } from './core/create-call.ts';
export { createSdk } from './core/sdk.ts';
export type { CallOptions, Result, Sdk, SdkOptions } from './core/types.ts';
export { ExchangeStatus, KycFileType, KycStatus, RechargeStatus } from './generated/constants.ts';
export * as Errcode from './generated/errcodes.ts';
export type { components } from './generated/contract.ts';
export * from './session/index.ts';
