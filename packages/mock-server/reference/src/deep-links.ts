/** The part of a contract that determines the anchors of its calls. */
export interface LinkedDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

interface Call {
  readonly operationId: string;
  readonly tags?: readonly string[];
}

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'operationId' in value;
}

/** The anchor of each call by operation id: `deposit/recharge3` for `recharge3`. */
function getAnchors({ paths }: LinkedDocument): Map<string, string> {
  const calls = Object.values(paths).flatMap((item) => Object.values(item).filter(isCall));
  return new Map(
    calls.map(({ operationId, tags }) => [operationId, `tag/${tags?.[0] ?? ''}/${operationId}`]),
  );
}

/**
 * Supports short links to calls: `#recharge3` opens that call and `#tag-deposit` its section, at the first load and later.
 * Call it before the component starts, because the component reads the address.
 */
export function installShortLinks(document: LinkedDocument): void {
  const anchors = getAnchors(document);
  const lengthen = (): void => {
    const short = decodeURIComponent(location.hash.slice(1));
    const long = anchors.get(short) ?? short.replace(/^tag-/, 'tag/');
    if (long !== short) history.replaceState(history.state, '', `#${long}`);
  };
  lengthen();
  window.addEventListener('popstate', lengthen);
}
