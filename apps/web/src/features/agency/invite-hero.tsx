import type { agency, DataOf } from '@arara/contract';
import { Button, Coin, Macaw, QrCode } from '@arara/ui';
import { Check, Copy, Share2 } from 'lucide-react';
import { useIsAway } from '../../components/pause/use-is-away.ts';
import { useT } from '../../lib/i18n.ts';
import { useSiteName } from '../../lib/site.ts';
import { CopyButton, useTellingCopy } from './copy-button.tsx';
import styles from './invite.module.css';
import { shareLink, shownLink } from './share-link.ts';

/** The invitation itself: what it is about at the left, code, link and QR code to hand on at the right. */
export function InviteHero({ summary }: { summary: DataOf<typeof agency.summary> }) {
  const t = useT();
  const siteName = useSiteName();
  const { isCopied, copy } = useTellingCopy();
  const { invitation_code: code, mechanisms } = summary;
  const link = shareLink(summary.share_url, globalThis.location.origin);
  const isAway = useIsAway();
  // Where the law forbids rewards tied to depositing, the picture promises none; nor to somebody who has closed play.
  const isPlain = isAway || !mechanisms.includes('recharge');
  const share = () =>
    // A person who closes the system's own sheet has changed their mind: nothing to tell.
    void navigator
      .share({ text: t('agency.share_text', { site: siteName, code }), url: link })
      .catch(() => {});
  return (
    <section className={styles.hero}>
      <div className={styles.art} aria-hidden="true">
        {!isPlain && <Coin className={styles.coin ?? ''} />}
        <Macaw className={styles.bird ?? ''} />
      </div>
      <div className={styles.pitch}>
        <h2>{t(isPlain ? 'agency.invite_title_plain' : 'agency.invite_title')}</h2>
        <p>{t(isPlain ? 'agency.invite_text_plain' : 'agency.invite_text')}</p>
      </div>
      <div className={styles.pass}>
        <QrCode className={styles.qr ?? ''} text={link} label={t('agency.qr_label')} size={132} />
        <div className={styles.hand}>
          <span className={styles.codeName}>{t('agency.your_code')}</span>
          <span className={styles.codeLine}>
            <strong className={styles.code}>{code}</strong>
            <CopyButton name={t('agency.your_code')} value={code} />
          </span>
          <span className={styles.link}>{shownLink(link)}</span>
        </div>
        <div className={styles.ways}>
          <Button
            tone="cta"
            isWide
            icon={isCopied ? <Check size={18} strokeWidth={2.5} /> : <Copy size={18} />}
            onClick={() => void copy(link)}
          >
            {t(isCopied ? 'agency.link_copied' : 'agency.copy_link')}
          </Button>
          {'share' in navigator && (
            <Button tone="ghost" icon={<Share2 size={18} />} onClick={share}>
              {t('agency.share')}
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}
