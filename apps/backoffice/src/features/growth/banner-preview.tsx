import { Box, Typography } from '@mui/material';
import { useT } from '../../lib/words.ts';

type BannerTexts = Readonly<Record<'tag' | 'title' | 'body' | 'button', string>>;

interface BannerPreviewProps {
  readonly texts: BannerTexts;
  readonly picture: string;
  readonly phonePicture: string;
}

/** A banner as home shows it, on a desk and on a phone. */
export function BannerPreview({ texts, picture, phonePicture }: BannerPreviewProps) {
  const t = useT();
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Shown texts={texts} picture={picture} size="desk" />
      <Box>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 0.75 }}>
          {t('banner_on_phone')}
        </Typography>
        <Shown texts={texts} picture={phonePicture} size="phone" />
      </Box>
    </Box>
  );
}

const sizes = {
  desk: { maxWidth: 'none', height: 204, title: 20, line: '24px', text: 12 },
  // The width a banner has on a phone.
  phone: { maxWidth: 358, height: 256, title: 26, line: '28px', text: 14 },
} as const;

interface ShownProps {
  readonly texts: BannerTexts;
  readonly picture: string;
  readonly size: keyof typeof sizes;
}

function Shown({ texts, picture, size }: ShownProps) {
  const look = sizes[size];
  return (
    <Box
      sx={{
        position: 'relative',
        maxWidth: look.maxWidth,
        height: look.height,
        overflow: 'hidden',
        borderRadius: '16px',
        bgcolor: '#101a2c',
        color: '#fff',
      }}
    >
      <Box
        component="img"
        src={picture}
        alt=""
        sx={{
          position: 'absolute',
          width: '100%',
          height: '100%',
          objectFit: 'cover',
          objectPosition: 'right',
        }}
      />
      <Box
        sx={{
          position: 'absolute',
          inset: 0,
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'flex-start',
          p: 2,
          // Keeps the words readable on any picture, as the site does.
          background:
            'linear-gradient(90deg, rgb(10 16 48 / 0.82) 15%, rgb(10 16 48 / 0.4) 55%, transparent 82%)',
          overflowWrap: 'anywhere',
        }}
      >
        <Box sx={{ px: 1, py: 0.25, borderRadius: '8px', bgcolor: 'rgb(255 255 255 / 0.18)', fontSize: 11 }}>
          {texts.tag}
        </Box>
        <Box sx={{ mt: 1, maxWidth: '75%', fontSize: look.title, lineHeight: look.line, fontWeight: 700 }}>
          {texts.title}
        </Box>
        <Box sx={{ mt: 0.75, maxWidth: '65%', fontSize: look.text, opacity: 0.9 }}>{texts.body}</Box>
        {texts.button !== '' && (
          <Box
            sx={{
              mt: 'auto',
              px: 2,
              py: 1,
              borderRadius: '12px',
              bgcolor: '#f7f2e4',
              color: '#1b1430',
              fontSize: 13,
              fontWeight: 700,
            }}
          >
            {texts.button}
          </Box>
        )}
      </Box>
    </Box>
  );
}
