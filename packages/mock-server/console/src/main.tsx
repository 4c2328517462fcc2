import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { Console } from './Console.tsx';
import { followWorld } from './live.ts';
import { queryClient } from './query.ts';

const root = document.querySelector('#root');
if (root) {
  void followWorld(queryClient);
  createRoot(root).render(
    <QueryClientProvider client={queryClient}>
      <Console />
    </QueryClientProvider>,
  );
}
