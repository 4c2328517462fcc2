import fastify, { type FastifyInstance } from 'fastify';
import { createAnswerCheck } from '#contract/answer-check.ts';
import { loadContract } from '#contract/document.ts';
import { createChecks } from '#contract/schemas.ts';
import { createCallRoutes } from '#pipeline/call-routes.ts';
import { registerConsole, registerConsoleFiles } from '#console/routes.ts';
import { createControl } from '#control/routes.ts';
import { packageVersion } from '#files/package-files.ts';
import { HANDLERS } from '#handlers/index.ts';
import { registerGames } from '#games/routes.ts';
import { installRequestOutcomes } from '#http/request-outcome.ts';
import { originForm } from '#http/request-target.ts';
import { sendFailure } from '#http/envelope.ts';
import { installSiteOrigin } from '#http/site-origin.ts';
import { registerMcp } from '#mcp/http.ts';
import { registerLinks } from '#links/routes.ts';
import { registerOauth } from '#oauth/routes.ts';
import { registerPay } from '#pay/routes.ts';
import { registerReference, registerReferenceFiles } from '#reference/routes.ts';
import { registerSdkReference } from '#reference/sdk-reference.ts';
import type { Worlds } from '#worlds/directory.ts';
import { createClientErrors } from './client-errors.ts';
import { installFailures } from './failures.ts';
import { trackRequests } from './track-requests.ts';
import { installGracefulShutdown } from './graceful-shutdown.ts';
import type { ServerOptions } from './options.ts';
import { installParsers } from './parsers.ts';
import { createScenarioLink } from './scenario-link.ts';
import { serveClientFiles, serveContent } from './static-files.ts';
import { createUnknownAddress, type SendPage } from './unknown-address.ts';
import { createWebPage } from './web-page.ts';
import { installAnswerHeaders } from '#pipeline/answer-headers.ts';
import { registerInWorlds } from '#pipeline/world-routes.ts';
import type { IncomingMessage } from 'node:http';

const HEADER = 'x-request-id';
const WELL_FORMED = /^[A-Za-z0-9._-]{1,64}$/;

/** Returns the caller's request id if it is well-formed, otherwise a consecutive one. */
function createRequestIds(): (request: Pick<IncomingMessage, 'headers'>) => string {
  let last = 0;
  return ({ headers: { [HEADER]: given } }) => {
    if (typeof given === 'string' && WELL_FORMED.test(given)) return given;
    last += 1;
    return `req-${last.toString(36)}`;
  };
}

/** Larger bodies get 413. */
const BODY_LIMIT = 1_048_576;

/** Longer addresses get 414; RFC 9110, 4.1, recommends to accept 8000 bytes. */
const ADDRESS_LIMIT = 8000;

/** Longer than the head of a request, so that a parameter's length never decides whether its route matches. */
const LONGEST_PARAMETER = 1_048_576;

/** Serves the web client's files and its page at the root. @returns sends the page for the client's other screens */
async function serveClient(
  app: FastifyInstance,
  webRoot: string,
  worlds: Worlds,
  { controlToken }: ServerOptions,
): Promise<SendPage> {
  const sendWebPage = createWebPage(webRoot);
  // On a server that others reach, a link must not reset a world.
  const followScenarioLink = controlToken === undefined ? createScenarioLink(worlds) : undefined;
  const sendPage: SendPage = async (request, reply) =>
    (await followScenarioLink?.(request, reply)) ?? sendWebPage(request, reply);
  await serveClientFiles(app, webRoot);
  app.get('/', async (request, reply) => (await sendPage(request, reply)) ?? reply.callNotFound());
  return sendPage;
}

/** How long a request may take to arrive, and how often Node checks for slower ones. */
function arrivalLimits({ requestMs }: ServerOptions) {
  return {
    requestTimeout: requestMs,
    // Node applies the limit of the whole request only if the limit of its head is not longer.
    headersTimeout: requestMs,
    connectionsCheckingInterval: Math.max(50, Math.min(5000, requestMs / 4)),
  };
}

function refuseRouteSchema(): never {
  throw new Error('routes have no schemas of their own: bodies and answers are checked against the contract');
}

/** Prevents Fastify from loading its schema compilers. */
const NO_COMPILERS = { buildValidator: refuseRouteSchema, buildSerializer: refuseRouteSchema };

/** Builds the server without opening a port. */
export async function createApp(options: ServerOptions, worlds: Worlds): Promise<FastifyInstance> {
  const contract = loadContract();
  const {
    checkAnswers,
    passwordCost,
    latency,
    webRoot,
    controlToken,
    storeName,
    metrics,
    readiness,
    log,
    inFlight,
  } = options;
  const requestIds = createRequestIds();
  const clientErrors = createClientErrors({ metrics, log, requestIds });
  const app = fastify({
    bodyLimit: BODY_LIMIT,
    forceCloseConnections: true,
    // Plugins have no timeout, because the stop may take as long as configured.
    pluginTimeout: 0,
    // While the server stops, it refuses calls itself: in the envelope, and not the calls for readiness.
    return503OnClosing: false,
    requestTimeout: options.requestMs,
    http: { ...arrivalLimits(options), requireHostHeader: false },
    genReqId: requestIds,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: LONGEST_PARAMETER },
    schemaController: { compilersFactory: NO_COMPILERS },
    rewriteUrl: ({ url = '/' }) => originForm(url),
    // A percent sign without an escape stays literally, as in browsers.
    frameworkErrors: (_error, { raw }, reply) => {
      raw.url = (raw.url ?? '/').replaceAll('%', '%25');
      app.routing(raw, reply.raw);
    },
    clientErrorHandler: clientErrors.answer,
    ...(options.trustProxy.length === 0 ? {} : { trustProxy: [...options.trustProxy] }),
  });
  // For tests in this process that look into a world.
  app.decorate('worlds', worlds);
  clientErrors.follow(app.server);
  installRequestOutcomes(app);
  inFlight.follow(app.server);
  trackRequests(app, { metrics, log, secrets: controlToken === undefined ? [] : [controlToken] });
  await installAnswerHeaders(app);
  app.addHook('onListen', async () => readiness.markListening());
  app.addHook('onRequest', (request, reply, done) => {
    if (request.originalUrl.length <= ADDRESS_LIMIT) return done();
    const message = `The address has more than ${ADDRESS_LIMIT} characters.`;
    return sendFailure(reply, { status: 414, detail: { message } });
  });
  installSiteOrigin(app, options.names);
  await installParsers(app);
  let isStopping = false;
  let endMcpSessions = (): void => undefined;
  let sendPage: SendPage | undefined;
  const answerUnknown = createUnknownAddress(app, { contract, worlds, sendPage: () => sendPage });
  app.setNotFoundHandler(answerUnknown);
  installFailures(app, options.report, answerUnknown);
  installGracefulShutdown(app, {
    drainMs: options.drainMs,
    graceMs: options.graceMs,
    inFlight,
    onStopping: () => {
      isStopping = true;
      endMcpSessions();
      readiness.markStopping();
      options.streams.close();
      log.write('info', { event: 'stopping' });
    },
  });

  const checkAt = createChecks(contract.document, 'tara:contract');
  const registerCalls = createCallRoutes({
    contract,
    handlers: HANDLERS,
    checkAnswers,
    passwordCost,
    latency,
    checkAt,
    isStopping: () => isStopping,
  });
  const control = createControl({
    token: controlToken,
    checkAnswers,
    streams: options.streams,
    operated: { unready: () => readiness.reason(), metrics: () => metrics.text() },
    server: {
      version: packageVersion(),
      storeName,
      contract: contract.document,
      operations: contract.operations,
      needsToken: controlToken !== undefined,
      passwordCost,
      worlds,
      checkAnswer: createAnswerCheck(checkAt),
    },
  });
  await registerInWorlds(app, worlds, (instance, getWorld) => {
    registerCalls(instance, getWorld);
    control.ofWorlds(instance, getWorld);
    registerPay(instance, getWorld);
    registerLinks(instance, getWorld);
    registerOauth(instance, getWorld);
    registerGames(instance, getWorld);
    registerConsole(instance, getWorld, { hasClient: webRoot !== undefined });
    registerReference(instance, getWorld);
  });

  control.ofServer(app);
  endMcpSessions = registerMcp(app, controlToken, worlds);
  registerReferenceFiles(app, contract);
  registerSdkReference(app);
  registerConsoleFiles(app);
  await serveContent(app);
  if (webRoot !== undefined) sendPage = await serveClient(app, webRoot, worlds, options);
  return app;
}
