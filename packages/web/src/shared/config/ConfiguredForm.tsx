import type { ReactNode } from 'react';
import { useConfig, type WebConfig } from '#api/config.ts';
import { ConfigMissing } from './ConfigMissing.tsx';

/** A form that cannot be drawn without the configuration, which says what it asks for. */
export function ConfiguredForm({ children }: { children: (rules: WebConfig) => ReactNode }) {
  const config = useConfig();
  return config ? children(config.web) : <ConfigMissing />;
}
