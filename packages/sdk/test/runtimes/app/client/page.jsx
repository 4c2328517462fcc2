import { Scenario } from './client.jsx';

export const dynamic = 'force-dynamic';

export default function Page() {
  return <Scenario baseUrl={`${process.env.BASE_URL}-client`} />;
}
