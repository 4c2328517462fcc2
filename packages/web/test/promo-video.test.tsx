import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '#api/query.ts';
import { PromoVideo } from '#features/lobby/home/lazy-parts.tsx';
import { startVisitor, webConfig } from './visitor-page.tsx';

afterEach(() => vi.unstubAllGlobals());

/** A video with a game as its target. */
const video = (id: number, coverImg: string) => ({
  id,
  coverImg,
  path: '/story.mp4',
  clickType: 2 as const,
  clickAction: '7',
});

const tell = (...appPromotionalVideoList: ReturnType<typeof video>[]) =>
  act(() => {
    queryClient.setQueryData(['config'], {
      web: webConfig({ appPromotionalVideoList }),
      gameList: [],
      gameListVersion: 1,
    });
  });

it('the promo video changes only with its id', async () => {
  await startVisitor(webConfig({ appPromotionalVideoList: [video(1, '/one.webp')] }));
  const { container } = render(
    <QueryClientProvider client={queryClient}>
      <PromoVideo />
    </QueryClientProvider>,
  );
  const cover = () => container.querySelector('img')?.getAttribute('src');
  await screen.findByRole('button');
  expect(cover()).toBe('/one.webp');
  tell(video(1, '/one-again.webp'));
  expect(cover()).toBe('/one.webp');
  tell(video(2, '/two.webp'), video(1, '/one.webp'));
  await waitFor(() => expect(cover()).toBe('/two.webp'));
  tell();
  await waitFor(() => expect(cover()).toBeUndefined());
});
