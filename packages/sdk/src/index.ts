export type { Body, CommonFields, Data, ErrcodeOf, OperationOf, Path } from './core/calls.ts';
export { systemClock, type Clock } from './core/clock.ts';
export { isSdkError, SdkError, type RequestOutcome, type SdkErrorKind } from './core/error.ts';
export { newIdempotencyKey } from './core/idempotency.ts';
export type { Logger } from './core/logger.ts';
export {
  createSdk,
  REQUEST_TIMEOUT_MS,
  type CallOptions,
  type Result,
  type Sdk,
  type SdkOptions,
} from './core/sdk.ts';
export { ExchangeStatus, RechargeStatus } from './generated/constants.ts';
export * as Errcode from './generated/errcodes.ts';
export type { components } from './generated/contract.ts';
export * from './session/index.ts';
