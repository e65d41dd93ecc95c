import { chat } from '@arara/contract';
import { Button, Chips, Sheet, useToast } from '@arara/ui';
import { useState } from 'react';
import { FormAlert } from '../../components/forms/form-alert.tsx';
import { useFailureWords } from '../../lib/failure.ts';
import { useT } from '../../lib/i18n.ts';
import { useAction } from '../../lib/use-call.ts';
import type { Message } from './messages.ts';
import styles from './report-sheet.module.css';

type Reason = (typeof chat.reportReasons)[number];

/** Asks what is wrong with a message and shows it to the staff. */
export function ReportSheet({ message, onClose }: { message: Message | null; onClose: () => void }) {
  const t = useT();
  // Stays in sight while the sheet closes.
  const [shown, setShown] = useState(message);
  if (message && message !== shown) setShown(message);
  return (
    <Sheet
      isOpen={message !== null}
      onOpenChange={onClose}
      title={t('chat.report')}
      text={t('chat.report_ask')}
      closeLabel={t('common.close')}
    >
      {shown && <ReportForm key={shown.id} message={shown} onDone={onClose} />}
    </Sheet>
  );
}

function ReportForm({ message, onDone }: { message: Message; onDone: () => void }) {
  const t = useT();
  const toast = useToast();
  const failureWords = useFailureWords();
  const [reason, setReason] = useState<Reason>('insult');
  const report = useAction(chat.chatReport);
  const send = async () => {
    try {
      await report.mutateAsync({ message_id: message.id, reason });
      onDone();
      toast({ title: t('chat.reported'), tone: 'leaf' });
    } catch {
      // The alert says why; the sheet stays open.
    }
  };
  return (
    <div className={styles.form}>
      <blockquote className={styles.quote}>{message.text}</blockquote>
      <Chips
        label={t('chat.report_ask')}
        options={chat.reportReasons.map((value) => ({ value, label: t(`chat.report_${value}`) }))}
        value={reason}
        onValueChange={setReason}
      />
      <FormAlert words={report.error && failureWords(report.error)} />
      <Button tone="ivory" size="lg" isWide isLoading={report.isPending} onClick={() => void send()}>
        {t('chat.report')}
      </Button>
    </div>
  );
}
