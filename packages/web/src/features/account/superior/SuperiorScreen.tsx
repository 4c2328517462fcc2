import { t } from '#messages/superior.ts';
import { useBack } from '#routing/use-back.ts';
import { Screen } from '#ui/frame.ts';
import Superior from './Superior.tsx';

/** Sets the superior once, then goes back (spec 2.2). A desktop shows it in a dialog. */
export default function SuperiorScreen() {
  const back = useBack();
  return (
    <Screen title={t('superior.title')}>
      <Superior onDone={back} />
    </Screen>
  );
}
