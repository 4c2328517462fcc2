import { carouselItems } from '@tara/sdk/rules';
import { useMemo } from 'react';
import { useActivities, useFirstRecharge } from '#api/activities.ts';
import { useConfig, type WebConfig } from '#api/config.ts';
import { usePlayer } from '#api/session.ts';

/** A notice of the configuration. */
export type Notice = WebConfig['appNoticeConfigList'][number];

/**
 * The news in order, without offers that the player cannot use, as in the carousel; undefined until the configuration
 * has loaded. No call of their own (spec 2.2).
 */
export function useNews(): Notice[] | undefined {
  const items = useConfig()?.web.appNoticeConfigList;
  const facts = useActivities();
  const mobile = usePlayer()?.user.mobile ?? '';
  const recharged = useFirstRecharge();
  return useMemo(
    () => items && carouselItems(items, facts, mobile, recharged),
    [items, facts, mobile, recharged],
  );
}
