export { newYearTask, NewYearTask } from './new-year-task.ts';
