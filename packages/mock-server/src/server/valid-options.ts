import { isIP } from 'node:net';
import { isHostName, getOrigin } from '#http/site-origin.ts';
import { MAX_SEED } from '#random/rng.ts';
import { isLatency, type Latency } from '#rules/latency.ts';
import { isLogKind } from '#log/log.ts';
import { isClockTime } from '#time/clock.ts';
import { isScenario } from '#worlds/scenarios.ts';

/** Options that can be invalid despite their types, or that come from JavaScript. */
interface CheckedOptions {
  readonly port: number;
  readonly seed: number;
  readonly now: number | undefined;
  readonly scenario: string;
  readonly worldIdleMs: number | undefined;
  readonly maxWorlds: number | undefined;
  readonly requestMs: number;
  readonly drainMs: number;
  readonly graceMs: number;
  readonly allowHosts: readonly string[];
  readonly publicUrl: string | undefined;
  readonly trustProxy: readonly string[];
  readonly log: string;
  readonly latency: Latency | undefined;
}

function isWhole(value: number, max: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= max;
}

/** Pages and links of this server begin at the root of their host, so its public address is only an origin. */
function isOrigin(text: string): boolean {
  const origin = getOrigin(text);
  return origin !== undefined && new URL(text).href === `${origin}/`;
}

const PROXY_RANGES: readonly string[] = ['loopback', 'linklocal', 'uniquelocal'];

function isProxyAddress(text: string): boolean {
  if (PROXY_RANGES.includes(text)) return true;
  const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const family = isIP(address);
  return family !== 0 && (bits === undefined || Number(bits) <= (family === 4 ? 32 : 128));
}

/**
 * Checks the options when the server is created.
 * @throws {RangeError} with the option and its valid values
 */
export function requireValidOptions(options: CheckedOptions): void {
  const { port, seed, now, scenario, worldIdleMs = 0, maxWorlds = 1, latency } = options;
  const { requestMs, drainMs, graceMs, log, allowHosts, publicUrl, trustProxy } = options;
  const noProxy = trustProxy.find((address) => !isProxyAddress(address));
  const noName = allowHosts.find((name) => !isHostName(name));
  const wrong: readonly (readonly [sound: boolean, message: string])[] = [
    [isWhole(port, 65_535), `port is a whole number up to 65535, not ${port}`],
    [isWhole(seed, MAX_SEED), `seed is a whole number up to ${MAX_SEED}, not ${seed}`],
    [now === undefined || isClockTime(now), `now is an instant in ms from the year 2000 to 2099, not ${now}`],
    [isScenario(scenario), `there is no scenario "${scenario}"`],
    [worldIdleMs >= 0, `worldIdleMs is a time in ms, or 0, not ${worldIdleMs}`],
    [Number.isInteger(maxWorlds) && maxWorlds > 0, `maxWorlds is a whole number from 1, not ${maxWorlds}`],
    [
      isWhole(requestMs, 3_600_000) && requestMs > 0,
      `requestMs is a time in ms up to an hour, not ${requestMs}`,
    ],
    [isWhole(drainMs, 600_000), `drainMs is a time in ms up to ten minutes, not ${drainMs}`],
    [isWhole(graceMs, 600_000), `graceMs is a time in ms up to ten minutes, not ${graceMs}`],
    [
      noName === undefined,
      `allowHosts takes names or addresses as they stand in a Host header, without scheme, port and path, not "${noName}"`,
    ],
    [
      publicUrl === undefined || isOrigin(publicUrl),
      `publicUrl is an origin like https://mock.example, without a path, not "${publicUrl}"`,
    ],
    [
      noProxy === undefined,
      `trustProxy takes IP addresses, ranges like 10.0.0.0/8, loopback, linklocal and uniquelocal, not "${noProxy}"`,
    ],
    [isLogKind(log), `log is json, pretty or none, not "${log}"`],
    [
      latency === undefined || isLatency(latency),
      'latency takes delays from 0 to 600000 ms in ascending order',
    ],
  ];
  for (const [sound, message] of wrong) if (!sound) throw new RangeError(message);
}
