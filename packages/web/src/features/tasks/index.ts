export type { Task } from './tasks.ts';
export { useTaskClaims } from './use-task-claims.ts';
export { useTasks } from './use-tasks.ts';
