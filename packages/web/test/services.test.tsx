import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '#api/query.ts';
import { useServices } from '#shared/service/use-services.ts';
import { startVisitor, webConfig } from './visitor-page.tsx';

afterEach(() => vi.unstubAllGlobals());

const entry = (url: string, nickname: string) => ({ id: 1, url, nickname, type: 1 });

// spec 9-75, 9-77
it('the address of the first entry of customer service is stored on the device', async () => {
  await startVisitor(webConfig(), {
    getCustomerServices: {
      appCustomerServiceQueue: [
        entry('https://help.example.com/first', 'First'),
        entry('https://help.example.com/second', 'Second'),
      ],
    },
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useServices(), { wrapper });
  await waitFor(() => expect(result.current).toHaveLength(2));
  expect(JSON.parse(localStorage.getItem('tara.serviceUrl') ?? 'null')).toBe(
    'https://help.example.com/first',
  );
});
