// A Worker of Cloudflare's runtime.
import { scenario } from './scenario.mjs';

export default {
  async fetch(request) {
    return Response.json(await scenario({ baseUrl: new URL(request.url).searchParams.get('baseUrl') }));
  },
};
