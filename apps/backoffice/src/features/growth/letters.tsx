import { Alert, Box, Button, MenuItem, TextField, Typography } from '@mui/material';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useCanAccess } from 'react-admin';
import { ChoiceChips } from '../../components/choice-chips.tsx';
import { Tag } from '../../components/tag.tsx';
import { newId } from '../../lib/new-id.ts';
import { useT } from '../../lib/words.ts';
import { Composer } from './composer.tsx';
import type { Letter } from './growth-data.ts';
import { useEdit } from './use-edit.ts';
import { WrittenList } from './written-list.tsx';

/** What staff has written to members, and a way to write to one or to all. */
export function Letters() {
  const t = useT();
  const [isWriting, setIsWriting] = useState(false);
  const { canAccess: mayEdit } = useCanAccess({ resource: 'growth', action: 'edit' });
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start', '& > *': { width: '100%' } }}>
      {mayEdit && (
        <Box>
          <Button startIcon={<Plus size={16} />} onClick={() => setIsWriting(true)}>
            {t('letter_new')}
          </Button>
        </Box>
      )}
      <WrittenList<Letter>
        resource="letters"
        moment={(row) => row.created_at}
        to={(row) => row.account || t('letter_to_all')}
        state={(row) =>
          row.finished_at === null ? (
            <Tag tone="info">{t('letter_going', { count: row.sent })}</Tag>
          ) : (
            <Tag tone="good">{t('letter_sent', { count: row.sent })}</Tag>
          )
        }
      />
      {isWriting && <LetterComposer onClose={() => setIsWriting(false)} />}
    </Box>
  );
}

function LetterComposer({ onClose }: { onClose: () => void }) {
  const t = useT();
  const edit = useEdit();
  const [id] = useState(() => newId());
  const [to, setTo] = useState<'one' | 'all'>('one');
  const [account, setAccount] = useState('');
  const [kind, setKind] = useState<'news' | 'account'>('news');
  const isToAll = to === 'all';
  return (
    <Composer
      title={t('letter_new')}
      action={isToAll ? `${t('letter_send')}: ${t('letter_to_all')}` : t('letter_send')}
      places={[
        { name: 'title', label: t('news_title'), lengthMax: 120 },
        { name: 'body', label: t('news_body'), lengthMax: 1500, isLong: true },
      ]}
      edit={edit}
      draft={[to, account, kind]}
      onClose={onClose}
      onSend={(texts) =>
        edit.save('letter', {
          id,
          ...texts,
          kind: isToAll ? 'news' : kind,
          ...(!isToAll && { account }),
        })
      }
    >
      <ChoiceChips
        label={t('letter_to')}
        value={to}
        choices={(['one', 'all'] as const).map((value) => ({ value, text: t(`letter_to_${value}`) }))}
        onChange={setTo}
      />
      {isToAll ? (
        <Alert severity="warning">{t('letter_all_text')}</Alert>
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <TextField
            size="small"
            label={t('letter_account_field')}
            value={account}
            onChange={(event) => setAccount(event.target.value)}
            error={edit.problems.fields.account !== undefined}
            helperText={edit.problems.fields.account}
            required
          />
          <TextField
            select
            size="small"
            label={t('news_kind')}
            value={kind}
            onChange={(event) => setKind(event.target.value === 'account' ? 'account' : 'news')}
            sx={{ minWidth: 160 }}
          >
            {(['news', 'account'] as const).map((value) => (
              <MenuItem key={value} value={value}>
                {t(`kind_${value}`)}
              </MenuItem>
            ))}
          </TextField>
        </Box>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('letter_kind_hint')}
      </Typography>
    </Composer>
  );
}
