import { clientAddress, referenceAddress } from './api.ts';

/** Links to the client and the reference of a world, each in a new tab. */
export function WorldLinks({ world }: { world: string }) {
  const client = clientAddress(world);
  return (
    <span className="links">
      {client !== undefined && (
        <a href={client} target="_blank" rel="noreferrer">
          Client<span className="aside"> of {world}</span>
        </a>
      )}
      <a href={referenceAddress(world)} target="_blank" rel="noreferrer">
        Reference<span className="aside"> of {world}</span>
      </a>
    </span>
  );
}
