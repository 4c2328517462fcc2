export type { Check, Level, ProfileName } from './check.ts';
export type { Environment, Hooks, MadePlayer, MailWish, PlayerWish, Round } from './hooks/hooks.ts';
export type { Report } from './reports/report.ts';
export { PROFILES } from './check.ts';
export { CHECKS } from './checks/index.ts';
export { createMockServerHooks } from './hooks/mock-server.ts';
export { createTransport, type Transport } from './http/transport.ts';
export { createReport } from './reports/report.ts';
export { runSuite, type SuiteOptions, type SuiteResult } from './run/run-suite.ts';
