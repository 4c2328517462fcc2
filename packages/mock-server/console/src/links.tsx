import { clientAddress, errcodeAddress, operationAddress, referenceAddress } from './api.ts';
import { useAccounts } from './choices.ts';
import { getErrcodeName } from './errcode-names.ts';

const NEW_TAB = { target: '_blank', rel: 'noreferrer' } as const;

/** Links to the client and the reference of a world, each in a new tab. */
export function WorldLinks({ world }: { world: string }) {
  const client = clientAddress(world);
  return (
    <span className="links">
      {client !== undefined && (
        <a href={client} {...NEW_TAB}>
          Client<span className="aside"> of {world}</span>
        </a>
      )}
      <a href={referenceAddress(world)} {...NEW_TAB}>
        Reference<span className="aside"> of {world}</span>
      </a>
    </span>
  );
}

/** A link to the reference of the SDK, which is the same for all worlds. */
export function SdkLink() {
  return (
    <span className="links">
      <a href="/docs/sdk" {...NEW_TAB}>
        SDK
      </a>
    </span>
  );
}

/** A call of the contract, which leads to its reference. */
export function OperationLink({ operationId }: { operationId: string }) {
  return (
    <a className="reference" href={operationAddress(operationId)} {...NEW_TAB}>
      <code>{operationId}</code>
    </a>
  );
}

/** An errcode with its name, which leads to its meaning. */
export function ErrcodeLink({ errcode }: { errcode: number }) {
  return (
    <a className="reference" href={errcodeAddress(errcode)} {...NEW_TAB}>
      {errcode} {getErrcodeName(errcode)}
    </a>
  );
}

/** A player by account, which leads to the player's card. */
export function PlayerLink({ playerId }: { playerId: number }) {
  return (
    <a className="reference" href={`#players/${playerId}`}>
      {useAccounts().get(playerId) ?? playerId}
    </a>
  );
}
