import {
  Amount,
  applyMask,
  BalanceBar,
  Button,
  Card,
  dressLink,
  KeyValues,
  type LinkElement,
  masks,
  Skeleton,
  Tag,
} from '@arara/ui';
import { Link } from '@tanstack/react-router';
import {
  ArrowUpFromLine,
  Bell,
  ChevronRight,
  Heart,
  History,
  LogOut,
  Pencil,
  ReceiptText,
  Shield,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { MemberFace } from '../../components/member-face.tsx';
import { toCents, useFormat } from '../../lib/format.ts';
import { useLanguage, useT } from '../../lib/i18n.ts';
import { signOut, type UserInfo, useMember } from '../../lib/session.ts';
import { useTitle } from '../../lib/use-title.ts';
import { AboutMe } from './about-me.tsx';
import { DeviceCard } from './device-card.tsx';
import { MessageWishes } from './message-wishes.tsx';
import { PictureSheet } from './picture-sheet.tsx';
import styles from './profile-page.module.css';

/** Who the member is here, what they hold, and the ways to everything that is theirs. */
export function ProfilePage() {
  const t = useT();
  const member = useMember();
  useTitle(t('identity.profile'));
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('identity.profile')}</h1>
      {member ? <Profile member={member} /> : <Skeleton height={480} radius="var(--r3)" />}
    </div>
  );
}

function Profile({ member }: { member: UserInfo }) {
  const t = useT();
  const format = useFormat();
  const orNone = (text: string) => text || t('identity.not_informed');
  const [isChoosing, setChoosing] = useState(false);
  return (
    <>
      <div className={styles.column}>
        <Card className={styles.who ?? ''}>
          <button
            type="button"
            className={styles.face}
            aria-label={t('information.change_picture')}
            title={t('information.change_picture')}
            onClick={() => setChoosing(true)}
          >
            <MemberFace memberId={member.id} size={72} />
            <span className={styles.pencil} aria-hidden="true">
              <Pencil size={14} />
            </span>
          </button>
          <PictureSheet memberId={member.id} isOpen={isChoosing} onOpenChange={setChoosing} />
          <div className={styles.names}>
            <h2>{member.nickname || member.name}</h2>
            <p>{t('identity.member_since', { date: format.date(member.created_at) })}</p>
            <div className={styles.tags}>
              {member.level_name && <Tag tone="sun">{member.level_name}</Tag>}
              {member.is_demo && <Tag tone="violet">{t('identity.demo')}</Tag>}
            </div>
          </div>
        </Card>
        <AboutMe member={member} />
        <MessageWishes member={member} />
        <DeviceCard />
      </div>
      <div className={styles.column}>
        <Balance member={member} />
        <Card>
          <h2 className={styles.head}>{t('identity.my_facts')}</h2>
          <KeyValues
            rows={[
              { key: 'account', name: t('identity.account'), value: member.name },
              { key: 'name', name: t('identity.real_name'), value: orNone(member.realname) },
              { key: 'cpf', name: t('identity.cpf'), value: orNone(member.cpf_masked) },
              { key: 'phone', name: t('identity.phone'), value: orNone(phoneText(member.phone)) },
              { key: 'code', name: t('identity.introducer'), value: orNone(member.invite_code) },
            ]}
          />
          <p className={styles.note}>{t('identity.facts_note')}</p>
        </Card>
        <Card padding="none">
          <ul className={styles.places}>
            <Place
              icon={<Bell size={20} />}
              label={t('information.messages')}
              link={<Link to="/messages" />}
            />
            <Place
              icon={<Shield size={20} />}
              label={t('shell.security')}
              link={<Link to="/security-center" />}
            />
            <Place
              icon={<ArrowUpFromLine size={20} />}
              label={t('shell.withdraw')}
              link={<Link to="/withdraw" />}
            />
            <Place
              icon={<ReceiptText size={20} />}
              label={t('shell.statement')}
              link={<Link to="/statement" />}
            />
            <Place
              icon={<History size={20} />}
              label={t('shell.game_records')}
              link={<Link to="/gameRecord" />}
            />
            <Place
              icon={<Heart size={20} />}
              label={t('shell.favourites')}
              link={<Link to="/favourites" />}
            />
          </ul>
        </Card>
        <Button icon={<LogOut size={18} aria-hidden="true" />} onClick={() => void signOut()}>
          {t('identity.log_out')}
        </Button>
      </div>
    </>
  );
}

function Balance({ member }: { member: UserInfo }) {
  const t = useT();
  const { locale } = useLanguage();
  const cash = toCents(member.money);
  const free = toCents(member.withdrawable_money);
  const bonus = toCents(member.bonus_money);
  return (
    <Card className={styles.balance ?? ''}>
      <span className={styles.label}>{t('shell.balance')}</span>
      <Amount cents={cash + bonus} locale={locale} size="lg" isRolling />
      <BalanceBar
        freeCents={free}
        lockedCents={cash > free ? cash - free : 0n}
        bonusCents={bonus}
        locale={locale}
        words={{
          label: t('shell.balance'),
          free: t('shell.balance_withdrawable'),
          locked: t('shell.balance_in_play'),
          bonus: t('shell.balance_bonus'),
        }}
      />
      <div className={styles.actions}>
        <Button tone="tonal" isWide link={<Link to="/recharge" />}>
          {t('shell.deposit')}
        </Button>
        <Button isWide link={<Link to="/withdraw" />}>
          {t('shell.withdraw')}
        </Button>
      </div>
    </Card>
  );
}

function Place({ icon, label, link }: { icon: ReactNode; label: string; link: LinkElement }) {
  return (
    <li>
      {dressLink(link, {
        className: styles.place,
        children: (
          <>
            {icon}
            <span className={styles.placeName}>{label}</span>
            <ChevronRight size={18} aria-hidden="true" />
          </>
        ),
      })}
    </li>
  );
}

/** Digits in the shape people know; a phone the server has masked stays as it is. */
const phoneText = (phone: string) => (/^\d+$/.test(phone) ? applyMask(phone, masks.phone) : phone);
