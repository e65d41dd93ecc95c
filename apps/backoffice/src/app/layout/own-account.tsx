import { Box, Button, Typography } from '@mui/material';
import { LogOut } from 'lucide-react';
import { useGetIdentity, useLogout } from 'react-admin';
import { leavingUnsaved } from '../../lib/unsaved.ts';
import { useT } from '../../lib/words.ts';
import { OwnPasswordButton } from './own-password.tsx';
import { TwoFactorButton } from './two-factor-button.tsx';

/** Who is at work, and what they may change of their own account. */
export function OwnAccount() {
  const t = useT();
  const logout = useLogout();
  const { identity } = useGetIdentity();
  return (
    <>
      {identity && (
        <Box sx={{ width: '100%', minWidth: 0 }}>
          <Typography noWrap title={identity.fullName} sx={{ fontWeight: 600 }}>
            {identity.fullName}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t(`role_${identity.role as 'admin'}`)}
          </Typography>
        </Box>
      )}
      <TwoFactorButton />
      <OwnPasswordButton />
      <Button fullWidth startIcon={<LogOut size={16} />} onClick={() => leavingUnsaved(() => void logout())}>
        {t('logout')}
      </Button>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('times_zone')}
      </Typography>
    </>
  );
}
