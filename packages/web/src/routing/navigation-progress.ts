import { create } from 'zustand';

/** Number of loading screens; the progress bar shows while it is above 0. */
export const useNavigationProgress = create<{ pending: number }>(() => ({ pending: 0 }));

/** Counts a loading screen until the promise settles. */
export async function whileNavigating<T>(loading: Promise<T>): Promise<T> {
  const add = (by: number) => useNavigationProgress.setState(({ pending }) => ({ pending: pending + by }));
  add(1);
  try {
    return await loading;
  } finally {
    add(-1);
  }
}
