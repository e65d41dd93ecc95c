import { Box, Button, TextField } from '@mui/material';
import { useState } from 'react';
import { useNotify, useRefresh, useUpdate } from 'react-admin';
import { DecisionDialog } from '../../components/decision-dialog.tsx';
import type { ChatMember } from '../../lib/api.ts';
import { useT } from '../../lib/words.ts';

type Decision = 'delete' | 'close' | 'mute' | 'ban' | 'lift';

interface ChatActionsProps {
  readonly author: ChatMember;
  /** A message that stands and can be deleted. */
  readonly messageId?: string;
  /** A report that is open. */
  readonly reportId?: string;
}

/** What can be done about a message, its report and its author. */
export function ChatActions(props: ChatActionsProps) {
  const { author, messageId, reportId } = props;
  const t = useT();
  const [asked, setAsked] = useState<Decision | null>(null);
  const isSilent = author.is_banned || author.muted_until !== null;
  const offered: readonly Decision[] = [
    ...(messageId ? (['delete'] as const) : []),
    ...(isSilent ? (['lift'] as const) : (['mute'] as const)),
    ...(author.is_banned ? [] : (['ban'] as const)),
    ...(reportId ? (['close'] as const) : []),
  ];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {offered.map((decision) => (
        <Button
          key={decision}
          size="small"
          onClick={() => setAsked(decision)}
          sx={{
            minHeight: { xs: 44, md: 32 },
            color: decision === 'delete' || decision === 'ban' ? 'error.main' : 'text.primary',
          }}
        >
          {t(`chat_${decision}`)}
        </Button>
      ))}
      {asked && <Ask {...props} decision={asked} onClose={() => setAsked(null)} />}
    </Box>
  );
}

function Ask({
  author,
  messageId = '',
  reportId = '',
  decision,
  onClose,
}: ChatActionsProps & { readonly decision: Decision; readonly onClose: () => void }) {
  const t = useT();
  const notify = useNotify();
  const refresh = useRefresh();
  const [update] = useUpdate();
  const [minutes, setMinutes] = useState('60');
  const values = { account: author.account };
  const change = (reason: string): [resource: string, id: string, data: Record<string, unknown>] => {
    if (decision === 'delete') return ['chat_messages', messageId, { reason }];
    if (decision === 'close') return ['chat_reports', reportId, {}];
    return ['chat_members', author.member_id, { decision, reason, minutes: Number(minutes) }];
  };
  const decide = async (reason: string) => {
    const [resource, id, data] = change(reason);
    try {
      await update(resource, { id, data, previousData: { id } }, { returnPromise: true });
      notify(t('chat_done'), { type: 'success' });
    } finally {
      // Refused or not: what is on screen may be old.
      refresh();
    }
  };
  return (
    <DecisionDialog
      title={t(`chat_${decision}_title`, values)}
      action={t(`chat_${decision}`)}
      tone={decision === 'delete' || decision === 'ban' ? 'error' : 'primary'}
      {...(decision !== 'close' && {
        reasonLabel: t(decision === 'mute' || decision === 'ban' ? 'reason_for_member' : 'reason_for_audit'),
      })}
      draft={minutes}
      onDecide={decide}
      onClose={onClose}
    >
      {decision === 'delete' ? author.account : t(`chat_${decision}_text`)}
      {decision === 'mute' && (
        <TextField
          label={t('chat_minutes')}
          value={minutes}
          onChange={(event) => setMinutes(event.target.value.replaceAll(/\D/g, ''))}
          required
          fullWidth
          sx={{ mt: 2 }}
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 5 } }}
        />
      )}
    </DecisionDialog>
  );
}
