import type { SocialId } from '@tara/sdk/rules';
import type { Task } from '#shared/tasks/tasks.ts';

/** The follow tasks by network (spec 3). */
const taskIds: Readonly<Partial<Record<SocialId, number>>> = {
  facebook: 6,
  telegram: 7,
  instagram: 8,
  youtube: 9,
};

/** A page on a network with its task, if any. */
export interface FollowRow {
  network: SocialId;
  url: string;
  task: Task | undefined;
}

/** The pages, those with a reward first. */
export function followRows(
  links: readonly { id: SocialId; url: string }[],
  tasks: readonly Task[],
): FollowRow[] {
  return links
    .map(({ id, url }) => ({ network: id, url, task: tasks.find((task) => task.id === taskIds[id]) }))
    .sort((a, b) => Number(b.task !== undefined) - Number(a.task !== undefined));
}
