/** The days of a call's deprecation and of its end, as YYYY-MM-DD in UTC. */
export interface Deprecation {
  readonly since: string;
  readonly sunset: string;
}

/** The headers of every answer of a deprecated call: `Deprecation` (RFC 9745) and `Sunset` (RFC 8594). */
export function deprecationHeaders({ since, sunset }: Deprecation): { deprecation: string; sunset: string } {
  return { deprecation: `@${Date.parse(since) / 1000}`, sunset: new Date(sunset).toUTCString() };
}
