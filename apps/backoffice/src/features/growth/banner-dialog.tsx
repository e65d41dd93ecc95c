import { staffGrowth } from '@arara/contract';
import { Box, FormControlLabel, MenuItem, Switch, TextField } from '@mui/material';
import { useState } from 'react';
import { asMoment, EditField } from '../../components/edit-field.tsx';
import { wordsOf } from '../../lib/language.ts';
import { fieldOf, momentOf } from '../../lib/moments.ts';
import { newId } from '../../lib/new-id.ts';
import { useWritten } from '../../lib/use-written.ts';
import { useT } from '../../lib/words.ts';
import { BannerPreview } from './banner-preview.tsx';
import { flatOf, TextsDialog } from './composer.tsx';
import type { BannerSheet } from './growth-data.ts';
import { useEdit } from './use-edit.ts';

type Banner = BannerSheet['items'][number];

type Field = 'link' | 'picture_url' | 'phone_picture_url' | 'promotion' | 'starts_at' | 'ends_at';

interface BannerDialogProps {
  /** Null for a new one. */
  readonly banner: Banner | null;
  readonly version: number;
  readonly onClose: () => void;
}

const { bannerLengths, bannerPromotions } = staffGrowth;
const texts = ['tag', 'title', 'body', 'button'] as const;

/** A banner as it is written: texts in nine languages beside how they stand on it, pictures, link and dates. */
export function BannerDialog({ banner, version, onClose }: BannerDialogProps) {
  const t = useT();
  const edit = useEdit();
  const { problems } = edit;
  const [id] = useState(() => banner?.id ?? newId());
  const now = {
    ...flatOf(texts, banner ?? undefined),
    link: banner?.link ?? '/',
    picture_url: banner?.picture_url ?? '/banners/welcome.svg',
    phone_picture_url: banner?.phone_picture_url ?? '/banners/welcome-phone.svg',
    promotion: banner?.promotion ?? '',
    starts_at: fieldOf(banner?.starts_at ?? null),
    ends_at: fieldOf(banner?.ends_at ?? null),
    is_open: banner?.is_open ?? false,
  };
  const written = useWritten(now, version, edit.ending);
  const { values, write } = written;
  const change = (name: Field) => (text: string) => write({ [name]: text });
  const field = (name: Field, label: string, more: object = {}) => (
    <EditField
      name={name}
      label={label}
      value={values[name]}
      problems={problems}
      onChange={change(name)}
      {...more}
    />
  );
  return (
    <TextsDialog
      title={banner ? t('banner') : t('banner_new')}
      action={t('save')}
      places={[
        { name: 'tag', label: t('banner_tag'), lengthMax: bannerLengths.tag },
        { name: 'title', label: t('news_title'), lengthMax: bannerLengths.title },
        { name: 'body', label: t('news_body'), lengthMax: bannerLengths.body, isLong: true },
        { name: 'button', label: t('banner_button'), lengthMax: bannerLengths.button },
      ]}
      edit={edit}
      written={written}
      preview={(shown) => (
        <BannerPreview texts={shown} picture={values.picture_url} phonePicture={values.phone_picture_url} />
      )}
      onClose={onClose}
      onSend={(nine) =>
        edit.save('banner', {
          id,
          version: written.version,
          ...nine,
          link: values.link,
          picture_url: values.picture_url,
          phone_picture_url: values.phone_picture_url,
          promotion: bannerPromotions.find((one) => one === values.promotion) ?? null,
          is_open: values.is_open,
          starts_at: momentOf(values.starts_at),
          ends_at: momentOf(values.ends_at),
        })
      }
    >
      <FormControlLabel
        control={<Switch checked={values.is_open} onChange={(_, next) => write({ is_open: next })} />}
        label={t('banner_is_open')}
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}>
        {field('starts_at', t('promo_starts'), { ...asMoment, helperText: t('banner_starts_hint') })}
        {field('ends_at', t('promo_ends'), { ...asMoment, helperText: t('banner_ends_hint') })}
        {field('link', t('banner_link'), { helperText: t('banner_link_hint') })}
        <TextField
          select
          size="small"
          label={t('banner_promotion')}
          value={values.promotion}
          onChange={({ target }) => change('promotion')(target.value)}
          helperText={t('banner_promotion_hint')}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          <MenuItem value="">{t('banner_no_promotion')}</MenuItem>
          {bannerPromotions.map((one) => (
            <MenuItem key={one} value={one}>
              {wordsOf(`about_${one}`) ?? one}
            </MenuItem>
          ))}
        </TextField>
        {field('picture_url', t('banner_picture'), { helperText: t('banner_picture_hint') })}
        {field('phone_picture_url', t('banner_phone_picture'), { helperText: t('banner_picture_hint') })}
      </Box>
    </TextsDialog>
  );
}
