import { staffAccess } from '@arara/contract';
import { late } from '@arara/ui/late';
import { Alert, Box, Button, Skeleton, TextField, Typography } from '@mui/material';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useGetIdentity } from 'react-admin';
import { FormDialog } from '../../components/form-dialog.tsx';
import { api } from '../../lib/api.ts';
import { useT } from '../../lib/words.ts';

/** Drawn once in an account's life: it comes when it is wanted, and the key stands below it in letters. */
const KeyPicture = late(async () => (await import('./key-picture.tsx')).KeyPicture, {
  waiting: <Skeleton variant="rounded" width={208} height={208} sx={{ justifySelf: 'center' }} />,
});

/** The way to bind an authenticator app; gone once one is bound. */
export function TwoFactorButton() {
  const t = useT();
  const { identity, refetch } = useGetIdentity();
  const [isOpen, setIsOpen] = useState(false);
  if (!identity || identity.hasTwoFactor) return null;
  return (
    <>
      <Button fullWidth startIcon={<ShieldCheck size={16} />} onClick={() => setIsOpen(true)}>
        {t('two_factor')}
      </Button>
      {isOpen && (
        <SetUp
          onClose={() => {
            setIsOpen(false);
            void refetch?.();
          }}
        />
      )}
    </>
  );
}

function SetUp({ onClose }: { onClose: () => void }) {
  const t = useT();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [key, setKey] = useState<{ secret: string; otpauth_uri: string } | null>(null);
  const [isDone, setIsDone] = useState(false);

  const go = async () => {
    if (!key) return setKey(await api(staffAccess.staffTwoFactorBegin, { password }));
    await api(staffAccess.staffTwoFactorConfirm, { code });
    setIsDone(true);
  };

  return (
    <FormDialog
      title={t('two_factor')}
      action={t('two_factor_begin')}
      isDone={isDone}
      onSubmit={go}
      onClose={onClose}
    >
      {isDone && <Alert severity="success">{t('two_factor_done')}</Alert>}
      {!key && (
        <>
          <Typography>{t('two_factor_hint')}</Typography>
          <TextField
            label={t('password')}
            type="password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            autoFocus
            required
          />
        </>
      )}
      {key && !isDone && (
        <>
          <Typography>{t('two_factor_scan')}</Typography>
          <KeyPicture uri={key.otpauth_uri} />
          <Box sx={{ textAlign: 'center' }}>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t('two_factor_key')}
            </Typography>
            {/* On the phone itself, where no camera sees the screen, it opens the app. */}
            <Typography
              component="a"
              href={key.otpauth_uri}
              sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere', color: 'inherit' }}
            >
              {key.secret.match(/.{1,4}/g)?.join(' ')}
            </Typography>
          </Box>
          <TextField
            label={t('code')}
            value={code}
            onChange={(event) => setCode(event.target.value)}
            autoComplete="one-time-code"
            slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 6 } }}
            autoFocus
            required
          />
        </>
      )}
    </FormDialog>
  );
}
