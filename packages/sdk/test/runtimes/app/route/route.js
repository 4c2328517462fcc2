import { scenario } from '../../scenario.mjs';

export const dynamic = 'force-dynamic';

/** A route handler. */
export async function GET() {
  return Response.json(await scenario({ baseUrl: `${process.env.BASE_URL}-route` }));
}
