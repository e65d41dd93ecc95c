import type { LanguageCode } from '@arara/phrases/languages';
import { Box, Button, Paper, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useCanAccess, useLocale } from 'react-admin';
import { EditDialog } from '../../components/edit-dialog.tsx';
import { EditField } from '../../components/edit-field.tsx';
import { QuietLink } from '../../components/quiet-link.tsx';
import { useEditedText } from '../../lib/edited-text.ts';
import { useWritten } from '../../lib/use-written.ts';
import { useT } from '../../lib/words.ts';
import { Composer } from './composer.tsx';
import type { SiteSheet } from './growth-data.ts';
import { Sheet } from './sheet.tsx';
import { useEdit } from './use-edit.ts';

type Look = SiteSheet['look'];
type FooterText = SiteSheet['footer'][number];
type Edited = 'look' | FooterText['key'];

const pictures = ['logo_url', 'mark_url', 'page_background_url'] as const;

/** What makes the site this site: its logo and background, and the texts at the foot of every page. */
export function SiteContent() {
  return <Sheet<SiteSheet> part="site">{(sheet) => <Content sheet={sheet} />}</Sheet>;
}

function Content({ sheet }: { sheet: SiteSheet }) {
  const t = useT();
  const lang = useLocale() as LanguageCode;
  const { canAccess: mayEdit = false } = useCanAccess({ resource: 'growth', action: 'edit' });
  const [edited, setEdited] = useState<Edited | null>(null);
  const footer = sheet.footer.find(({ key }) => key === edited);
  const close = () => setEdited(null);
  const button = (what: Edited, name: string) =>
    mayEdit && (
      <Button aria-label={`${t('edit')}: ${name}`} onClick={() => setEdited(what)}>
        {t('edit')}
      </Button>
    );
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Part title={t('site_look')} action={button('look', t('site_look'))}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          {pictures.map((name) => (
            <Box component="figure" key={name} sx={{ m: 0, width: 200 }}>
              <Box
                component="img"
                src={sheet.look[name]}
                alt=""
                sx={{
                  width: '100%',
                  height: 96,
                  p: name === 'page_background_url' ? 0 : 1.5,
                  objectFit: name === 'page_background_url' ? 'cover' : 'contain',
                  borderRadius: '8px',
                  bgcolor: '#0b1220',
                }}
              />
              <Typography component="figcaption" variant="body2" sx={{ color: 'text.secondary' }}>
                {t(`site_${name}`)}
              </Typography>
            </Box>
          ))}
        </Box>
      </Part>
      {sheet.footer.map((text) => (
        <Part
          key={text.key}
          title={text.title[lang]}
          action={
            text.key === 'terms' ? (
              <QuietLink to="/growth/terms">{t('growth_terms')}</QuietLink>
            ) : (
              button(text.key, text.title[lang])
            )
          }
        >
          <Typography sx={{ maxWidth: 720, color: 'text.secondary' }}>{text.body[lang]}</Typography>
        </Part>
      ))}
      {footer && <FooterDialog text={footer} onClose={close} />}
      {edited === 'look' && <LookDialog look={sheet.look} onClose={close} />}
    </Box>
  );
}

function Part({ title, action, children }: { title: string; action: ReactNode; children: ReactNode }) {
  return (
    <Paper variant="outlined" component="section" sx={{ p: 2, display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 36 }}>
        <Typography variant="h2" sx={{ flex: 1 }}>
          {title}
        </Typography>
        {action}
      </Box>
      {children}
    </Paper>
  );
}

function LookDialog({ look, onClose }: { look: Look; onClose: () => void }) {
  const t = useT();
  const editedText = useEditedText();
  const edit = useEdit();
  const now = {
    logo_url: look.logo_url,
    mark_url: look.mark_url,
    page_background_url: look.page_background_url,
  };
  const { values, version, changes, write } = useWritten(now, look.version, edit.ending);
  return (
    <EditDialog
      title={t('site_look')}
      edit={edit}
      draft={changes}
      reasonLabel={t('reason_for_audit')}
      edited={editedText(look)}
      onSave={(reason) => edit.save('site_look', { version, ...values, reason })}
      onClose={onClose}
    >
      {pictures.map((name) => (
        <EditField
          key={name}
          name={name}
          label={t(`site_${name}`)}
          value={values[name]}
          problems={edit.problems}
          onChange={(text) => write({ [name]: text })}
          helperText={t('banner_picture_hint')}
        />
      ))}
    </EditDialog>
  );
}

function FooterDialog({ text, onClose }: { text: FooterText; onClose: () => void }) {
  const t = useT();
  const lang = useLocale() as LanguageCode;
  const editedText = useEditedText();
  const edit = useEdit();
  return (
    <Composer
      title={text.title[lang]}
      action={t('save')}
      places={[
        { name: 'title', label: t('news_title'), lengthMax: 120 },
        { name: 'body', label: t('news_body'), lengthMax: 1500, isLong: true },
      ]}
      first={text}
      version={text.version}
      edit={edit}
      reasonLabel={t('reason_for_audit')}
      edited={editedText(text)}
      onClose={onClose}
      onSend={({ title, body }, { version, reason }) =>
        edit.save('footer_text', { key: text.key, version, title, body, reason })
      }
    />
  );
}
