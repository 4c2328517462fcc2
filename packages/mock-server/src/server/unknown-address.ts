import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Contract } from '#contract/document.ts';
import { isWorldName, splitWorldPath } from '#worlds/address.ts';
import type { Worlds } from '#worlds/registry.ts';
import { TransportFailure } from '#http/envelope.ts';
import { nearest } from '#contract/nearest-name.ts';
import { writeFailureEntry } from './failure-entry.ts';
import { wantsPage } from './web-page.ts';
import { sendFailure } from '#http/send-failure.ts';

const API = '/app/v1/';

/** So much of an unknown address is told again. */
const SHOWN = 200;

/** Tells what an unknown path of the API is nearest to, or that the method is wrong; `undefined` for other paths. */
function unknownCall(contract: Contract) {
  const byPath = new Map(contract.operations.map((operation) => [operation.path, operation]));
  const names = contract.operations.map(({ id }) => id);
  return (path: string): TransportFailure | undefined => {
    if (!path.startsWith(API)) return undefined;
    const known = byPath.get(path);
    if (known)
      return new TransportFailure('methodNotAllowed', {
        operationId: known.id,
        message: 'Every call is a POST.',
      });
    const name = path.split('/').at(-1) ?? '';
    const operationId = nearest(name, names) ?? '';
    const message = `No call ${path.slice(0, SHOWN)}; did you mean ${operationId}?`;
    return new TransportFailure('callUnknown', { operationId, message });
  };
}

/** Sends the client's page, if it has one for that address. */
export type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>;

/** Answers every address that no route has: a misspelt call, a screen of the client, or nothing at all. */
export function answerUnknown(
  app: FastifyInstance,
  { contract, worlds, sendPage }: { contract: Contract; worlds: Worlds; sendPage: SendPage | undefined },
): void {
  const explain = unknownCall(contract);

  const note = async (
    world: string,
    { status, detail }: TransportFailure,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> => {
    if (!isWorldName(world)) return;
    // For a path that is no call the detail names the nearest one, which this was not.
    const operationId = status === 405 ? detail.operationId : undefined;
    await writeFailureEntry(await worlds.look(world), request, reply, { status, detail, operationId });
  };

  app.setNotFoundHandler(async (request: FastifyRequest, reply) => {
    const [path = ''] = request.url.split('?');
    const named = splitWorldPath(path);
    const call = explain(named.path);
    if (call) {
      await note(named.world, call, request, reply);
      return sendFailure(reply, call);
    }
    const page = wantsPage(request, path) ? await sendPage?.(request, reply) : undefined;
    return (
      page ?? sendFailure(reply, new TransportFailure('callUnknown', { message: `Nothing is at ${path}.` }))
    );
  });
}
