export type {
  Answer,
  Backend,
  Body,
  Caller,
  CallOptions,
  Fields,
  Player,
  RawRequest,
} from './protocol/backend.ts';
export {
  defineChecks,
  PROFILES,
  type Check,
  type CheckDefinitions,
  type Level,
  type ProfileName,
} from './protocol/check.ts';
export { expectBetween, expectEqual, expectFields, expectThat, requireThat } from './protocol/expect.ts';
export type {
  ClockReading,
  CreatedPlayer,
  Environment,
  Hooks,
  MailContent,
  PlayerSetup,
  Round,
} from './protocol/hooks.ts';
export { TransportError, type Transport } from './protocol/transport.ts';
export { htmlReport } from './reports/html.ts';
export { junitReport } from './reports/junit.ts';
export { createReport, type Report } from './reports/report.ts';
export { terminalReport } from './reports/terminal.ts';
export { CHECKS } from './suite/checks.ts';
export { createMockServerHooks } from './suite/hooks/mock-server.ts';
export { createTransport, type TransportOptions } from './suite/http/transport.ts';
export type { CheckResult, ProfileResult, SuiteResult } from './suite/results.ts';
export { runSuite, type SuiteOptions } from './suite/run-suite.ts';
