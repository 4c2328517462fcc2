import { formatPercent, rewardOf, type PropConfigMap } from '@tara/sdk/rules';
import { t } from '#messages/spin.ts';
import { DataTable, type Column } from '#ui/data-table/DataTable.tsx';
import { rewardLine } from '#ui/reward/reward-text.ts';
import { Section } from '#ui/section/Section.tsx';
import type { Round } from './use-round.ts';

interface Field {
  index: number;
  prize: string;
  /** The chances as texts. */
  free: string;
  friend: string;
}

const columns: readonly Column<Field>[] = [
  { title: t('spin.field'), kind: 'head', cell: ({ prize }) => prize },
  { title: t('spin.freeSpin'), kind: 'number', cell: ({ free }) => free },
  { title: t('spin.friendSpin'), kind: 'number', cell: ({ friend }) => friend },
];

/** The chance of each field of the wheel, if the server states it. */
export default function Chances({
  round: { wheel, weights },
  props,
}: {
  round: Round;
  props: PropConfigMap;
}) {
  if (!weights) return null;
  const sum = { free: 0, friend: 0 };
  for (const { free, friend } of weights) {
    sum.free += free;
    sum.friend += friend;
  }
  const fields = weights.map(({ free, friend }, index) => ({
    index,
    prize: rewardLine(wheel.slice(index, index + 1).map((item) => rewardOf(item, props))),
    free: t('spin.chance', { percent: formatPercent(Math.round((free / sum.free) * 10_000)) }),
    friend: t('spin.chance', { percent: formatPercent(Math.round((friend / sum.friend) * 10_000)) }),
  }));
  return (
    <Section title={t('spin.chances')}>
      <DataTable caption={t('spin.chances')} columns={columns} rows={fields} idOf={({ index }) => index} />
    </Section>
  );
}
