import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { Console } from './Console.tsx';
import { queryClient } from './query.ts';

const root = document.querySelector('#root');
if (root) {
  createRoot(root).render(
    <QueryClientProvider client={queryClient}>
      <Console />
    </QueryClientProvider>,
  );
}
