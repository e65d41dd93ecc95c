import { type DataOf, feed } from '@arara/contract';
import { LiveDot } from '@arara/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/i18n.ts';
import { useOpenTopic } from '../../lib/socket.ts';
import { useCall } from '../../lib/use-call.ts';
import styles from './online-count.module.css';

type Online = DataOf<typeof feed.feedOnline>;

/** How many are connected to the site now, as the server counts its sockets. */
export function OnlineCount() {
  const t = useT();
  const format = useFormat();
  const client = useQueryClient();
  const { data } = useCall(feed.feedOnline, {}, { staleTime: 5000 });
  useOpenTopic(
    'site:online',
    (told) => {
      // What our own server says has been checked by its schema there.
      const { online } = told as feed.OnlineNews;
      client.setQueryData<Online>([feed.feedOnline.name, {}], (known) =>
        known ? { ...known, online } : known,
      );
    },
    () => void client.invalidateQueries({ queryKey: [feed.feedOnline.name] }),
  );
  if (!data || data.online === 0) return null;
  return (
    <span className={styles.online}>
      <LiveDot tone="leaf" />
      {t('feed.online', { count: data.online }).replace(String(data.online), format.number(data.online))}
    </span>
  );
}
