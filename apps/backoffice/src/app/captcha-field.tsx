import { type DataOf, identity } from '@arara/contract';
import { Box, Button, Skeleton, TextField } from '@mui/material';
import { useCallback, useEffect, useState } from 'react';
import { api } from '../lib/api.ts';
import { useT } from '../lib/words.ts';

export interface CaptchaAnswer {
  readonly captcha_key: string;
  readonly captcha_code: string;
}

interface CaptchaFieldProps {
  readonly value: CaptchaAnswer;
  readonly onChange: (answer: CaptchaAnswer) => void;
  /** Counts refused tries: a code serves once, so each refusal brings another. */
  readonly refusals: number;
}

/** The verification code: a picture to copy, or a sum for those who cannot see it. */
export function CaptchaField({ value, onChange, refusals }: CaptchaFieldProps) {
  const t = useT();
  const [captcha, setCaptcha] = useState<DataOf<typeof identity.captcha> | null>(null);
  const ask = useCallback(
    async (kind: 'picture' | 'sum') => {
      const asked = await api(identity.captcha, { kind }).catch(() => null);
      if (!asked) return;
      setCaptcha(asked);
      onChange({ captcha_key: asked.captcha_key, captcha_code: '' });
    },
    [onChange],
  );
  // The first one, and another after each refusal.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a refusal changes nothing else.
  useEffect(() => void ask('picture'), [ask, refusals]);
  const isSum = captcha?.kind === 'sum';
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <TextField
        label={t('captcha')}
        helperText={isSum ? captcha.question : undefined}
        autoComplete="off"
        value={value.captcha_code}
        onChange={(event) => onChange({ ...value, captcha_code: event.target.value })}
        slotProps={{ htmlInput: { maxLength: 16, inputMode: isSum ? 'numeric' : 'text' } }}
        required
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        {!captcha && <Skeleton variant="rounded" width={176} height={80} />}
        {captcha?.picture && (
          // Drawn as an image, so that nothing in the document can act.
          <img
            src={`data:image/svg+xml;utf8,${encodeURIComponent(captcha.picture)}`}
            width={176}
            height={80}
            alt={t('captcha_picture')}
          />
        )}
        <Button onClick={() => void ask(isSum ? 'sum' : 'picture')}>{t('captcha_another')}</Button>
        <Button onClick={() => void ask(isSum ? 'picture' : 'sum')}>
          {t(isSum ? 'captcha_use_picture' : 'captcha_sum')}
        </Button>
      </Box>
    </Box>
  );
}
