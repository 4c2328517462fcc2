import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '#api/query.ts';
import { PromoVideo } from '#features/lobby/home/lazy-parts.tsx';
import VideoSheet from '#features/lobby/home/VideoSheet.tsx';
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

// spec 4-53
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

it.each([
  [{ clickType: 2 as const, clickAction: '7' }, 'Go to Mango Monsoon'],
  [{ clickType: 1 as const, clickAction: '39' }, 'Go to First deposit'],
  [{ clickType: 3 as const, clickAction: 'https://news.example.com/a' }, 'Go to news.example.com'],
  [{ clickType: 2 as const, clickAction: '8' }, 'Go there'],
])('the link of the video %o says where it leads', async (target, name) => {
  await startVisitor(webConfig());
  queryClient.setQueryData(['config'], {
    web: webConfig(),
    gameList: [{ id: 7, name: 'Mango Monsoon' }],
    gameListVersion: 1,
  });
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <VideoSheet video={{ ...video(1, '/one.webp'), ...target }} onClose={() => undefined} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(await screen.findByText(name)).toBeDefined();
});
