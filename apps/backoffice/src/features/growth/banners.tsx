import type { LanguageCode } from '@arara/phrases/languages';
import { Box, Button, IconButton, Paper, Switch, Typography } from '@mui/material';
import { ArrowDown, ArrowUp, Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import { useCanAccess, useLocale } from 'react-admin';
import { EmptyState } from '../../components/empty-state.tsx';
import { SaveBar } from '../../components/save-bar.tsx';
import { Tag } from '../../components/tag.tsx';
import { useEditedText } from '../../lib/edited-text.ts';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/words.ts';
import { BannerDialog } from './banner-dialog.tsx';
import type { BannerSheet } from './growth-data.ts';
import { Sheet } from './sheet.tsx';
import { useEdit } from './use-edit.ts';

type Banner = BannerSheet['items'][number];

/** The banners of the site in their order; each can be written, moved and switched, and the order is saved as a whole. */
export function Banners() {
  return <Sheet<BannerSheet> part="banners">{(sheet) => <Page sheet={sheet} />}</Sheet>;
}

function Page({ sheet }: { sheet: BannerSheet }) {
  /** The id of a banner, or a new one: what is being written outlives the order that it was opened from. */
  const [written, setWritten] = useState<string | 'new' | null>(null);
  const banner = sheet.items.find(({ id }) => id === written);
  return (
    <>
      <Arrangement key={sheet.version} sheet={sheet} onWrite={setWritten} />
      {(written === 'new' || banner) && (
        <BannerDialog banner={banner ?? null} version={sheet.version} onClose={() => setWritten(null)} />
      )}
    </>
  );
}

interface ArrangementProps {
  readonly sheet: BannerSheet;
  readonly onWrite: (id: string | 'new') => void;
}

function Arrangement({ sheet, onWrite }: ArrangementProps) {
  const t = useT();
  const lang = useLocale() as LanguageCode;
  const editedText = useEditedText();
  const { canAccess: mayEdit = false } = useCanAccess({ resource: 'growth', action: 'edit' });
  const { save, isBusy, problems, clear } = useEdit({ givesWay: true });
  const [items, setItems] = useState(sheet.items);
  const move = (index: number, by: -1 | 1) => {
    const next = [...items];
    const [moved] = next.splice(index, 1);
    if (!moved) return;
    next.splice(index + by, 0, moved);
    setItems(next);
  };
  const turn = (id: string, isOpen: boolean) =>
    setItems(items.map((one) => (one.id === id ? { ...one, is_open: isOpen } : one)));
  const isChanged = items.some(
    ({ id, is_open: isOpen }, index) =>
      sheet.items[index]?.id !== id || sheet.items[index].is_open !== isOpen,
  );
  return (
    <>
      {mayEdit && (
        <Button
          startIcon={<Plus size={16} />}
          onClick={() => onWrite('new')}
          // What is written makes another version: the order that waits to be saved would be lost.
          disabled={isChanged}
          sx={{ mb: 1 }}
        >
          {t('banner_new')}
        </Button>
      )}
      {items.length === 0 && <EmptyState title={t('news_empty')} />}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {items.map((one, index) => (
          <Paper
            key={one.id}
            component="li"
            variant="outlined"
            sx={{
              display: 'flex',
              // On a phone the buttons stand below, so that the words have their room.
              flexWrap: { xs: 'wrap', sm: 'nowrap' },
              alignItems: 'center',
              gap: 1.5,
              p: 1,
              opacity: one.is_open ? 1 : 0.75,
            }}
          >
            <Box
              component="img"
              src={one.picture_url}
              alt=""
              sx={{
                width: { xs: 72, sm: 128 },
                height: { xs: 48, sm: 64 },
                objectFit: 'cover',
                borderRadius: '8px',
                bgcolor: 'divider',
              }}
            />
            <About banner={one} lang={lang} />
            {mayEdit && (
              <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, ml: 'auto' }}>
                <IconButton
                  aria-label={`${t('edit')}: ${one.title[lang]}`}
                  disabled={isChanged}
                  onClick={() => onWrite(one.id)}
                >
                  <Pencil size={16} />
                </IconButton>
                <IconButton
                  aria-label={t('banner_up', { title: one.title[lang] })}
                  disabled={index === 0}
                  onClick={() => move(index, -1)}
                >
                  <ArrowUp size={16} />
                </IconButton>
                <IconButton
                  aria-label={t('banner_down', { title: one.title[lang] })}
                  disabled={index === items.length - 1}
                  onClick={() => move(index, 1)}
                >
                  <ArrowDown size={16} />
                </IconButton>
                <Switch
                  checked={one.is_open}
                  onChange={(_, isOpen) => turn(one.id, isOpen)}
                  slotProps={{ input: { 'aria-label': t('banner_switch', { title: one.title[lang] }) } }}
                />
              </Box>
            )}
          </Paper>
        ))}
      </Box>
      <SaveBar
        isChanged={isChanged}
        isBusy={isBusy}
        message={problems.message}
        edited={editedText(sheet)}
        onSave={() =>
          void save('banners', {
            version: sheet.version,
            items: items.map(({ id, is_open }) => ({ id, is_open })),
          })
        }
        onDiscard={() => {
          setItems(sheet.items);
          clear();
        }}
      />
    </>
  );
}

function About({ banner, lang }: { banner: Banner; lang: LanguageCode }) {
  const t = useT();
  const { moment } = useFormat();
  const { starts_at, ends_at } = banner;
  const isComing = Date.parse(starts_at) > Date.now();
  const isOver = ends_at !== null && Date.parse(ends_at) <= Date.now();
  return (
    <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
      <Typography sx={{ fontWeight: 600 }}>{banner.title[lang]}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {banner.tag[lang]} · {banner.link}
      </Typography>
      {isComing && <Tag tone="info">{t('promo_from', { from: moment(starts_at) })}</Tag>}
      {isOver ? (
        <Tag tone="neutral">{t('promo_over')}</Tag>
      ) : (
        ends_at !== null && <Tag tone="warn">{t('promo_until', { to: moment(ends_at) })}</Tag>
      )}
    </Box>
  );
}
