import { scenario } from '../scenario.mjs';

export const dynamic = 'force-dynamic';

/** A server component. */
export default async function Page() {
  const result = await scenario({ baseUrl: `${process.env.BASE_URL}-component` });
  return <pre>{JSON.stringify(result)}</pre>;
}
