import { t } from '#messages/first-charge.ts';
import { useBack } from '#routing/use-back.ts';
import { Button } from '#ui/button/Button.tsx';
import { Sheet } from '#ui/sheet/Sheet.tsx';

/** The offer ended while the page was open: shows it and goes back (spec 4). */
export default function EndedDialog() {
  const back = useBack();
  return (
    <Sheet
      open
      onClose={back}
      title={t('firstCharge.tips')}
      form="dialog"
      // Back and the dialog's history entry would be two steps.
      dismissable={false}
      footer={
        <Button variant="gold" wide onClick={back}>
          {t('firstCharge.back')}
        </Button>
      }
    >
      <p className="type-body text-center">{t('firstCharge.over')}</p>
    </Sheet>
  );
}
