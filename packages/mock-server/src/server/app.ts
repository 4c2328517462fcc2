import fastify, { type FastifyInstance } from 'fastify';
import { loadContract } from '#contract/document.ts';
import { createCallRoutes } from '#pipeline/call-routes.ts';
import { registerConsole, registerConsoleFiles } from '#console/routes.ts';
import { createControl } from '#control/routes.ts';
import { packageVersion } from '#files/package-files.ts';
import { HANDLERS } from '#handlers/index.ts';
import { registerGames } from '#games/routes.ts';
import { installSiteOrigin } from '#http/site-origin.ts';
import { maskSecrets } from '#journal/mask-secrets.ts';
import { registerLinks } from '#links/routes.ts';
import { registerOauth } from '#oauth/routes.ts';
import { registerPay } from '#pay/routes.ts';
import { registerReference, registerReferenceFiles } from '#reference/routes.ts';
import type { Worlds } from '#worlds/registry.ts';
import { installCrossOrigin } from './cross-origin.ts';
import { installFailures } from './failures.ts';
import { installGracefulShutdown } from './graceful-shutdown.ts';
import type { ServerOptions } from './options.ts';
import { installParsers } from './parsers.ts';
import { createRequestIds, tellRequestIds } from './request-id.ts';
import { createScenarioLink } from './scenario-link.ts';
import { serveClientFiles, serveContent } from './static-files.ts';
import { answerUnknown, type SendPage } from './unknown-address.ts';
import { createWebPage } from './web-page.ts';
import { registerInWorlds } from '#pipeline/world-routes.ts';

/** Larger bodies are refused with 413. */
const BODY_LIMIT = 1_048_576;

/** A request in the log: addresses carry launch and order tokens, which stay out of it. */
function loggedRequest({ method, url }: { method: string; url: string }) {
  return {
    method,
    url: maskSecrets(url),
  };
}

/** Serves the web client's files and its page at the root. @returns what sends the page for its other screens */
async function serveClient(
  app: FastifyInstance,
  webRoot: string,
  worlds: Worlds,
  { controlToken }: ServerOptions,
): Promise<SendPage> {
  const sendWebPage = createWebPage(webRoot);
  // On an address that others reach, a link must not start a world again.
  const followScenarioLink = controlToken === undefined ? createScenarioLink(worlds) : undefined;
  const sendPage: SendPage = async (request, reply) =>
    (await followScenarioLink?.(request, reply)) ?? sendWebPage(request, reply);
  await serveClientFiles(app, webRoot);
  app.get('/', async (request, reply) => (await sendPage(request, reply)) ?? reply.callNotFound());
  return sendPage;
}

/** Builds the whole server; nothing listens yet. */
export async function createApp(options: ServerOptions, worlds: Worlds): Promise<FastifyInstance> {
  const contract = loadContract();
  const { checkAnswers, passwordCost, latency, webRoot } = options;
  const app = fastify({
    bodyLimit: BODY_LIMIT,
    logger: options.verbose ? { level: 'info', serializers: { req: loggedRequest } } : false,
    forceCloseConnections: true,
    genReqId: createRequestIds(),
    routerOptions: { ignoreTrailingSlash: true },
  });
  tellRequestIds(app);
  installGracefulShutdown(app, options.closeMs);
  installSiteOrigin(app, options.allowHosts);
  await installParsers(app);
  installFailures(app, options.report);
  await installCrossOrigin(app);

  const registerCalls = createCallRoutes({
    contract,
    handlers: HANDLERS,
    checkAnswers,
    passwordCost,
    latency,
  });
  const registerControl = createControl({
    token: options.controlToken,
    checkAnswers,
    server: {
      version: packageVersion(),
      operationIds: contract.operations.map(({ id }) => id),
      visitorIds: contract.operations.filter(({ secured }) => !secured).map(({ id }) => id),
      passwordCost,
      worlds,
    },
  });
  await registerInWorlds(app, worlds, (instance, worldOf) => {
    registerCalls(instance, worldOf);
    registerControl(instance, worldOf);
    registerPay(instance, worldOf);
    registerLinks(instance, worldOf);
    registerOauth(instance, worldOf);
    registerGames(instance, worldOf);
    registerConsole(instance, worldOf);
    registerReference(instance, worldOf);
  });

  registerReferenceFiles(app, contract);
  registerConsoleFiles(app);
  await serveContent(app);
  const sendPage = webRoot === undefined ? undefined : await serveClient(app, webRoot, worlds, options);
  answerUnknown(app, { contract, worlds, sendPage });
  return app;
}
