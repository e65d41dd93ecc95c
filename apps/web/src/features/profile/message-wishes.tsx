import { type DataOf, feed, identity, information } from '@arara/contract';
import { Card, Skeleton, Switch, useToast, VisuallyHidden } from '@arara/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { LoadFailed } from '../../components/load-failed.tsx';
import { useFailureWords } from '../../lib/failure.ts';
import { useT } from '../../lib/i18n.ts';
import type { UserInfo } from '../../lib/session.ts';
import { setFlags, useFlag } from '../../lib/ui-flags.ts';
import { useAction, useCall, useRefresh } from '../../lib/use-call.ts';
import styles from './message-wishes.module.css';

type Preferences = DataOf<typeof information.messagePreferences>;
type Preference = Preferences['items'][number];

/** Which messages come, where to, and whether the reminder to play calmly is shown. */
export function MessageWishes({ member }: { member: UserInfo }) {
  const t = useT();
  const words = useFailureWords();
  const toast = useToast();
  const client = useQueryClient();
  const wishes = useCall(information.messagePreferences, {});
  const set = useAction(information.setMessagePreference);
  const hasEmail = member.email !== '';
  const change = (wish: Preference, part: Partial<Preference>) =>
    set.mutate(
      { kind: wish.kind, on_site: wish.on_site, by_email: wish.by_email, ...part },
      {
        onSuccess: (saved) =>
          client.setQueryData<Preferences>([information.messagePreferences.name, {}], (shown) =>
            shown ? { items: shown.items.map((one) => (one.kind === saved.kind ? saved : one)) } : shown,
          ),
        onError: (error) => toast({ tone: 'scarlet', title: t('information.not_saved'), text: words(error) }),
      },
    );
  const { data, error } = wishes;
  return (
    <Card>
      <h2>{t('information.preferences')}</h2>
      <p className={styles.text}>{t('information.preferences_text')}</p>
      {error && !data ? (
        <LoadFailed asked={wishes} />
      ) : data ? (
        <>
          <div className={styles.heads} aria-hidden="true">
            <span>{t('information.on_site')}</span>
            <span>{t('information.by_email')}</span>
          </div>
          <ul>
            {data.items.map((wish) => (
              <Wish
                key={wish.kind}
                wish={wish}
                isBusy={set.isPending}
                hasEmail={hasEmail}
                onChange={(part) => change(wish, part)}
              />
            ))}
          </ul>
          {!hasEmail && (
            <p className={styles.note}>
              <Link to="/security-center">{t('information.email_missing')}</Link>
            </p>
          )}
        </>
      ) : (
        <Skeleton className={styles.waiting ?? ''} height={260} radius="var(--r2)" />
      )}
      <ReminderSwitch isOn={member.is_tips_on} />
      <NameSwitch />
    </Card>
  );
}

interface WishProps {
  wish: Preference;
  isBusy: boolean;
  hasEmail: boolean;
  onChange: (part: Partial<Preference>) => void;
}

function Wish({ wish, isBusy, hasEmail, onChange }: WishProps) {
  const t = useT();
  const name = t(`information.kind_${wish.kind}`);
  const label = (where: string) => (
    <VisuallyHidden>
      {name}: {where}
    </VisuallyHidden>
  );
  return (
    <li className={styles.wish}>
      <span className={styles.name}>{name}</span>
      <Switch
        label={label(t('information.on_site'))}
        checked={wish.on_site}
        disabled={isBusy || wish.is_fixed}
        onChange={() => onChange({ on_site: !wish.on_site })}
      />
      <Switch
        label={label(t('information.by_email'))}
        checked={wish.by_email && hasEmail}
        disabled={isBusy || !hasEmail}
        onChange={() => onChange({ by_email: !wish.by_email })}
      />
    </li>
  );
}

/** The reminder of the home page; turning it on again also forgets that it was turned off on this device. */
function ReminderSwitch({ isOn }: { isOn: boolean }) {
  const t = useT();
  const words = useFailureWords();
  const toast = useToast();
  const refresh = useRefresh();
  const isOffHere = useFlag('isReminderOff');
  const update = useAction(information.updateProfile);
  const isShown = isOn && !isOffHere;
  const change = () =>
    update.mutate(
      { is_tips_on: !isShown },
      {
        onSuccess: async (saved) => {
          setFlags({ isReminderOff: !saved.is_tips_on });
          await refresh(identity.me);
        },
        onError: (error) => toast({ tone: 'scarlet', title: t('information.not_saved'), text: words(error) }),
      },
    );
  return (
    <div className={styles.reminder}>
      <Switch
        label={
          <>
            <b>{t('information.reminder')}</b>
            <span className={styles.reminderText}>{t('information.reminder_text')}</span>
          </>
        }
        checked={isShown}
        disabled={update.isPending}
        onChange={change}
      />
    </div>
  );
}

/** Others see the member's masked name in live bets and races, or nothing of it. */
function NameSwitch() {
  const t = useT();
  const words = useFailureWords();
  const toast = useToast();
  const client = useQueryClient();
  const { data } = useCall(feed.feedPrivacy, {});
  const set = useAction(feed.setFeedPrivacy);
  const isHidden = data?.is_hidden ?? false;
  const change = () =>
    set.mutate(
      { is_hidden: !isHidden },
      {
        onSuccess: (saved) => client.setQueryData([feed.feedPrivacy.name, {}], saved),
        onError: (error) => toast({ tone: 'scarlet', title: t('information.not_saved'), text: words(error) }),
      },
    );
  return (
    <div className={styles.reminder}>
      <Switch
        label={
          <>
            <b>{t('feed.privacy')}</b>
            <span className={styles.reminderText}>{t('feed.privacy_text')}</span>
          </>
        }
        checked={isHidden}
        disabled={!data || set.isPending}
        onChange={change}
      />
    </div>
  );
}
