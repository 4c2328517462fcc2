import type { PropConfigMap } from '@tara/sdk/rules';
import { useConfig } from '#api/config.ts';

const NONE: PropConfigMap = {};

/** What rewards are by their ids (appPropConfigMap of the web config); empty until the configuration is loaded. */
export const usePropConfig = (): PropConfigMap => useConfig()?.web.appPropConfigMap ?? NONE;
