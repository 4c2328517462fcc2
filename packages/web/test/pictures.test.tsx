import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Avatar } from '#ui/avatar/Avatar.tsx';
import { Coin } from '#ui/coin/Coin.tsx';
import { setRegion } from '#state/region.ts';

afterEach(() => setRegion('pk'));

const getSource = (container: HTMLElement) => container.querySelector('img')?.getAttribute('src') ?? '';

describe('picture of a player', () => {
  // spec 2.6-02
  it('has the number of the player', () => {
    expect(getSource(render(<Avatar avatar={3} size={68} />).container)).toBe('/static/avatar/avatar_3.png');
  });

  // spec 2.6-02
  it.each([77, -1, 1.5, 'x', undefined])('is the default one for %s', (avatar) => {
    expect(getSource(render(<Avatar avatar={avatar} size={68} />).container)).toBe(
      '/static/avatar/avatar_0.png',
    );
  });

  // spec 9-85
  it('is one of ten', () => {
    const files = readdirSync(join(import.meta.dirname, '../public/static/avatar'));
    expect(files.toSorted()).toEqual(Array.from({ length: 10 }, (_, number) => `avatar_${number}.png`));
  });
});

// spec 9-71
it.each(['pk', 'ph', 'th'] as const)('the coin is the one of region %s', (region) => {
  setRegion(region);
  expect(getSource(render(<Coin />).container)).toContain(`coin-${region}`);
});
