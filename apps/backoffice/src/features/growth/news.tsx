import { Box, Button, MenuItem, TextField } from '@mui/material';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useCanAccess } from 'react-admin';
import { ChoiceChips } from '../../components/choice-chips.tsx';
import { DecisionDialog } from '../../components/decision-dialog.tsx';
import { Tag } from '../../components/tag.tsx';
import { useFormat } from '../../lib/format.ts';
import { fieldOf, momentOf } from '../../lib/moments.ts';
import { newId } from '../../lib/new-id.ts';
import { useT } from '../../lib/words.ts';
import { Composer } from './composer.tsx';
import type { Announcement, Notice } from './growth-data.ts';
import { useDecision } from './use-decision.ts';
import { useEdit } from './use-edit.ts';
import { WrittenList } from './written-list.tsx';

type List = 'announcements' | 'notifications';

const announcementKinds = ['news', 'games', 'promotion'] as const;
const noticeKinds = ['service', 'payments', 'security', 'games'] as const;

/** Announcements and notices: what stands on the site, and a way to write more. */
export function News() {
  const t = useT();
  const [list, setList] = useState<List>('announcements');
  const [isWriting, setIsWriting] = useState(false);
  const { canAccess: mayEdit } = useCanAccess({ resource: 'growth', action: 'edit' });
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}>
        <ChoiceChips
          label={t('growth_news')}
          value={list}
          choices={(['announcements', 'notifications'] as const).map((value) => ({
            value,
            text: t(`news_${value}`),
          }))}
          onChange={setList}
        />
        {mayEdit && (
          <Button startIcon={<Plus size={16} />} onClick={() => setIsWriting(true)}>
            {t(list === 'announcements' ? 'news_new_announcement' : 'news_new_notification')}
          </Button>
        )}
      </Box>
      {list === 'announcements' ? (
        <WrittenList<Announcement>
          key={list}
          resource={list}
          moment={(row) => row.announced_at}
          state={(row) => <AnnouncementState row={row} />}
          action={(row) => mayEdit && row.withdrawn_at === null && <Withdraw row={row} />}
        />
      ) : (
        <WrittenList<Notice>
          key={list}
          resource={list}
          moment={(row) => row.published_at}
          state={(row) => <NoticeState row={row} />}
          action={(row) => mayEdit && isShown(row) && <End row={row} />}
        />
      )}
      {isWriting && <NewsComposer list={list} onClose={() => setIsWriting(false)} />}
    </Box>
  );
}

const isShown = (row: Notice) => row.ends_at === null || Date.parse(row.ends_at) > Date.now();

function AnnouncementState({ row }: { row: Announcement }) {
  const t = useT();
  const { day } = useFormat();
  if (row.withdrawn_at !== null) return <Tag tone="neutral">{t('news_withdrawn')}</Tag>;
  if (row.effective_at !== null && Date.parse(row.effective_at) > Date.now())
    return <Tag tone="info">{t('news_effective', { at: day(row.effective_at) })}</Tag>;
  return <Tag tone="good">{t('news_published')}</Tag>;
}

function NoticeState({ row }: { row: Notice }) {
  const t = useT();
  return isShown(row) ? (
    <Tag tone="good">{t('news_published')}</Tag>
  ) : (
    <Tag tone="neutral">{t('news_ended')}</Tag>
  );
}

function NewsComposer({ list, onClose }: { list: List; onClose: () => void }) {
  const t = useT();
  const edit = useEdit();
  const isNotice = list === 'notifications';
  const kinds = isNotice ? noticeKinds : announcementKinds;
  const [id] = useState(() => newId());
  const [kind, setKind] = useState<string>(kinds[0]);
  const [endsAt, setEndsAt] = useState(fieldOf(null));
  return (
    <Composer
      title={t(isNotice ? 'news_new_notification' : 'news_new_announcement')}
      action={t('publish')}
      places={[
        { name: 'title', label: t('news_title'), lengthMax: 120 },
        { name: 'body', label: t('news_body'), lengthMax: 1500, isLong: true },
      ]}
      edit={edit}
      draft={[kind, endsAt]}
      onClose={onClose}
      onSend={(texts) =>
        isNotice
          ? edit.save('notification', { id, kind, ...texts, ends_at: momentOf(endsAt) })
          : edit.save('announcement', { id, kind, ...texts })
      }
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, pt: 1 }}>
        <TextField
          select
          size="small"
          label={t('news_kind')}
          value={kind}
          onChange={(event) => setKind(event.target.value)}
          sx={{ minWidth: 180 }}
        >
          {kinds.map((value) => (
            <MenuItem key={value} value={value}>
              {t(`kind_${value}`)}
            </MenuItem>
          ))}
        </TextField>
        {isNotice && (
          <TextField
            size="small"
            type="datetime-local"
            label={t('news_ends')}
            value={endsAt}
            onChange={(event) => setEndsAt(event.target.value)}
            error={edit.problems.fields.ends_at !== undefined}
            helperText={edit.problems.fields.ends_at ?? t('news_ends_hint')}
            slotProps={{ inputLabel: { shrink: true } }}
          />
        )}
      </Box>
    </Composer>
  );
}

function Withdraw({ row }: { row: Announcement }) {
  const t = useT();
  const { decide, ask, close, isAsked } = useDecision('announcement_withdraw');
  return (
    <>
      <Button onClick={ask}>{t('news_withdraw')}</Button>
      {isAsked && (
        <DecisionDialog
          title={t('news_withdraw_title')}
          action={t('news_withdraw')}
          tone="error"
          reasonLabel={t('reason_for_audit')}
          onDecide={(reason) => decide({ id: row.id, reason })}
          onClose={close}
        >
          {t('news_withdraw_text')}
        </DecisionDialog>
      )}
    </>
  );
}

function End({ row }: { row: Notice }) {
  const t = useT();
  const { decide, ask, close, isAsked } = useDecision('notification_end');
  return (
    <>
      <Button onClick={ask}>{t('news_end')}</Button>
      {isAsked && (
        <DecisionDialog
          title={t('news_end_title')}
          action={t('news_end')}
          tone="error"
          onDecide={() => decide({ id: row.id })}
          onClose={close}
        >
          {t('news_end_text')}
        </DecisionDialog>
      )}
    </>
  );
}
