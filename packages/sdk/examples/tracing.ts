import { SpanKind, SpanStatusCode, type Span, type Tracer } from '@opentelemetry/api';
import type { HookCall, Hooks } from '@tara/sdk';
import { connect, DEMO, type Api } from './connect.ts';

/** Makes one span of OpenTelemetry for each call, and sends it to the server as `traceparent` (W3C Trace Context). */
export function tracing(tracer: Tracer): Hooks {
  const spans = new Map<string, Span>();
  function end({ requestId, attempt }: HookCall, status: number | undefined, error?: Error) {
    const span = spans.get(requestId);
    span?.setAttributes({
      'http.response.status_code': status ?? 0,
      'http.request.resend_count': attempt - 1,
    });
    // The message contains no token, password or body.
    if (error) span?.setStatus({ code: SpanStatusCode.ERROR, message: error.message });
    span?.end();
    spans.delete(requestId);
  }
  return {
    onRequest({ operation, requestId, headers }) {
      // All attempts of a call belong to one span.
      const span = spans.get(requestId) ?? tracer.startSpan(operation, { kind: SpanKind.CLIENT });
      spans.set(requestId, span);
      const { traceId, spanId, traceFlags } = span.spanContext();
      headers.set('traceparent', `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`);
    },
    onResponse: (call) => end(call, call.response.status),
    onError: (call) => end(call, call.error.status, call.error),
  };
}

/** Traces a sign-in and a call. @returns the request id by which the logs of the server identify the call */
export async function trace(api: Api, tracer: Tracer): Promise<string> {
  const sdk = connect(api, { hooks: tracing(tracer) });
  await sdk.session.signIn(DEMO);
  const { requestId } = await sdk.call.refreshData().withResponse();
  return requestId;
}
