export type { ListFilter, PagedOperation, RowOf } from '../lists/pages.ts';
export { listQueryOptions, type ListQuery } from './list.ts';
export {
  mutationOptions,
  queryKey,
  queryOptions,
  type OperationMutation,
  type OperationQuery,
  type QueryKey,
} from './operation.ts';
