'use client';

import { createSdk } from '@tara/sdk';
import { SdkProvider, useSession } from '@tara/sdk/react';
import { useEffect, useState } from 'react';
import { scenario } from '../../scenario.mjs';

function Status() {
  return <p>{useSession().status}</p>;
}

/** A client component: rendered on the server, then run in the browser. */
export function Scenario({ baseUrl }) {
  const [sdk] = useState(() =>
    createSdk({
      baseUrl,
      common: () => ({ clientReferrer: 'ph', channel: 'WEB', appId: 'demo', platform: 0 }),
    }),
  );
  const [text, setText] = useState('');
  useEffect(() => {
    void scenario({ baseUrl }).then(
      (result) => setText(JSON.stringify(result)),
      (error) => setText(String(error)),
    );
  }, [baseUrl]);
  return (
    <SdkProvider sdk={sdk}>
      <Status />
      <pre>{text}</pre>
    </SdkProvider>
  );
}
