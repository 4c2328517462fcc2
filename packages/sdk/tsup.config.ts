import { defineConfig } from 'tsup';

/** One file per entry of the package's exports, sharing chunks; ESM only. */
export default defineConfig({
  entry: {
    index: 'src/index.ts',
    'session/index': 'src/session/index.ts',
    'heartbeat/index': 'src/heartbeat/index.ts',
    'events/index': 'src/events/index.ts',
    'password/index': 'src/password/index.ts',
    'rules/index': 'src/rules/index.ts',
    'openapi-fetch/index': 'src/openapi-fetch/index.ts',
    'react/index': 'src/react/index.ts',
    'testing/index': 'src/testing/index.ts',
  },
  format: 'esm',
  target: 'es2022',
  // Composite projects are a matter of the type check, not of the package.
  dts: { compilerOptions: { composite: false, emitDeclarationOnly: false } },
  clean: true,
  treeshake: true,
});
