import type { ReactNode } from 'react';
import { useConfig, type WebConfig } from '#api/config.ts';
import { ConfigMissing } from './ConfigMissing.tsx';

/** A form whose fields depend on the configuration. */
export function ConfiguredForm({ children }: { children: (rules: WebConfig) => ReactNode }) {
  const config = useConfig();
  return config ? children(config.web) : <ConfigMissing />;
}
