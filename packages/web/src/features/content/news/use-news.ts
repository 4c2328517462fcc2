import { newsItems } from '@tara/sdk/rules';
import { useMemo } from 'react';
import { useConfig, type WebConfig } from '#api/config.ts';

/** A notice of the configuration. */
export type Notice = WebConfig['appNoticeConfigList'][number];

/** The news in order; undefined until the configuration has loaded. No call of their own (spec 2.2). */
export function useNews(): Notice[] | undefined {
  const items = useConfig()?.web.appNoticeConfigList;
  return useMemo(() => items && newsItems(items), [items]);
}
