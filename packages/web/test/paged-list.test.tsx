import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { lazy, useState } from 'react';
import { expect, it } from 'vitest';
import { PagedList } from '#ui/paged-list/PagedList.tsx';
import { deferred } from './deferred.ts';

const file = { arrived: Promise.resolve() };

// A table that loads on demand.
const DepositTable = lazy(async () => {
  await file.arrived;
  return {
    default: ({ rows }: { rows: readonly { orderId: string }[] }) => (
      <table>
        <tbody>
          {rows.map(({ orderId }) => (
            <tr key={orderId}>
              <td>{orderId}</td>
            </tr>
          ))}
        </tbody>
      </table>
    ),
  };
});

const orders = ['one', 'two', 'three'].map((orderId) => ({
  orderId,
  amount: 500_00,
  bonus: 0,
  status: 1,
  rechargeType: 2,
  createTime: 0,
}));

function Page() {
  const [rows, setRows] = useState(orders.slice(0, 2));
  const list = {
    rows,
    total: orders.length,
    state: 'ready',
    isRetrying: false,
    retry: () => undefined,
    more: () => setRows(orders),
    moreState: 'ready',
  } as const;
  return (
    <PagedList list={list} failedTitle="" empty="">
      {(all) => <DepositTable rows={all} />}
    </PagedList>
  );
}

it('more rows are offered once their table is loaded, and the first of them gets the focus', async () => {
  const { promise, resolve } = deferred<undefined>();
  file.arrived = promise;
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <Page /> }])} />);
  await act(async () => undefined);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();

  resolve(undefined);
  const more = await screen.findByRole('button', { name: 'Show more' });
  more.focus();
  fireEvent.click(more);
  expect(document.activeElement).toBe(screen.getAllByRole('row')[2]);
});
