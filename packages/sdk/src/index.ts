export type { BrowserStorage } from './core/browser-storage.ts';
export type {
  Body,
  Calls,
  CommonFields,
  Data,
  ErrcodeOf,
  KeyedOperation,
  KeyedPath,
  MoneyOperation,
  MoneyPath,
  Operation,
  OperationOf,
  Path,
  PathOf,
} from './core/calls.ts';
export { systemClock, type Clock } from './core/clock.ts';
export { isSdkError, SdkError, type RequestOutcome, type SdkErrorKind } from './core/error.ts';
export { newIdempotencyKey } from './core/idempotency.ts';
export type { HookCall, Hooks } from './core/hooks.ts';
export type { Logger } from './core/logger.ts';
export { withCalls, type CallFunctions, type SdkWithCalls } from './core/named-calls.ts';
export type { PasswordFallback } from './core/password-fallback.ts';
export { REQUEST_TIMEOUT_MS } from './core/create-call.ts';
export type { OperationLimits } from './core/operation-limits.ts';
export { createSdk } from './core/sdk.ts';
export { tradeInfo } from './core/trade-info.ts';
export type { ApiCall, CallOptions, CallResponse, Result, Sdk, SdkOptions } from './core/types.ts';
export { ExchangeStatus, KycFileType, KycStatus, RechargeStatus } from '@tara/contract/constants';
export * as Errcode from '@tara/contract/errcodes';
export type { components, Money } from '@tara/contract/api';
export * from './session/index.ts';
