import { Box } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { DecisionDialog } from '../../components/decision-dialog.tsx';
import { Facts } from '../../components/facts.tsx';
import { useT } from '../../lib/words.ts';

/** What money is given by, before and after. */
export interface Difference {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  /** What would be sent for it where it is a figure, or several. */
  readonly sent?: readonly string[];
}

/** As the wire writes one; the server refuses anything else. */
const isFigure = (sent: string) => /^\d+(\.\d+)?$/.test(sent);

interface Asked {
  readonly differences: readonly Difference[];
  readonly save: () => Promise<boolean>;
  readonly answer: (isSaved: boolean) => void;
}

/**
 * Asks once more before figures of money are saved, the old ones beside the new: `confirmed` gives what saving gave, and false
 * when it was thought better of. Nobody is asked whether they mean "abc": what is no figure goes to the server, which says so at its
 * field. `dialog` stands beside the form, not within it.
 */
export function useConfirmed(): {
  readonly dialog: ReactNode;
  readonly confirmed: (all: readonly Difference[], save: () => Promise<boolean>) => Promise<boolean>;
} {
  const t = useT();
  const [asked, setAsked] = useState<Asked | null>(null);
  const dialog = asked && (
    <DecisionDialog
      title={t('figures_confirm')}
      action={t('save')}
      tone="primary"
      onDecide={async () => asked.answer(await asked.save())}
      onClose={() => {
        asked.answer(false);
        setAsked(null);
      }}
    >
      <Box sx={{ mb: 1 }}>{t('figures_confirm_text')}</Box>
      <Facts facts={asked.differences.map(({ name, from, to }) => [name, `${from || '–'} → ${to || '–'}`])} />
    </DecisionDialog>
  );
  const confirmed: ReturnType<typeof useConfirmed>['confirmed'] = (all, save) => {
    const differences = all.filter(({ from, to }) => from !== to);
    // Nothing that money is given by: there is nothing to compare.
    if (differences.length === 0) return save();
    if (!differences.every(({ sent = [] }) => sent.every(isFigure))) return save();
    return new Promise((answer) => setAsked({ differences, save, answer }));
  };
  return { dialog, confirmed };
}
