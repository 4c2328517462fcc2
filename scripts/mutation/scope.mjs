/** What is mutated, by package. */
const isCode = (file) =>
  /\.(ts|tsx)$/.test(file) && !/generated|\.d\.ts$|\.test\.|\.css\.|\/i18n\//.test(file);

export const PACKAGES = [
  {
    name: 'web',
    folder: 'packages/web/src',
    matches: (file) => isCode(file) && /src\/(features|shared|api|lib|layouts)\//.test(file),
  },
  { name: 'sdk', folder: 'packages/sdk/src', matches: isCode },
  { name: 'mock-server', folder: 'packages/mock-server/src', matches: isCode },
  {
    name: 'conformance',
    folder: 'packages/conformance/src',
    // The checks are judged by faults that are planted in the mock server: `npm run mutants`.
    matches: (file) => isCode(file) && !file.includes('/src/checks/'),
  },
];

/** The lowest score of a package, and of what must not fail: money, sessions, rules, claims. */
export const REQUIRED = { package: 0.85, critical: 0.95 };
const CRITICAL = /money|ledger|session|rules|claim|wallet|withdraw|deposit|recharge|safebox/;
export const isCritical = (file) => CRITICAL.test(file);
