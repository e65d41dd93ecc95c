import { chat, type DataOf } from '@arara/contract';
import { Button } from '@arara/ui';
import { useT } from '../../lib/i18n.ts';
import { useAction, useRefresh } from '../../lib/use-call.ts';
import styles from './hidden-people.module.css';

type Hidden = NonNullable<DataOf<typeof chat.chatState>['me']>['hidden'];

/** Whom the member does not see, each with a way back. */
export function HiddenPeople({ hidden }: { hidden: Hidden }) {
  const t = useT();
  const refresh = useRefresh();
  const show = useAction(chat.chatHide);
  const showAgain = async (authorId: string) => {
    await show.mutateAsync({ author_id: authorId, is_hidden: false }).catch(() => undefined);
    await Promise.all([refresh(chat.chatState), refresh(chat.chatMessages)]);
  };
  return (
    <details className={styles.hidden}>
      <summary className={styles.summary}>
        {t('chat.hidden_people')} · {hidden.length}
      </summary>
      <ul className={styles.list}>
        {hidden.map(({ author_id: id, name }) => (
          <li key={id}>
            <span>{name}</span>
            <Button size="sm" isLoading={show.isPending} onClick={() => void showAgain(id)}>
              {t('chat.show_again')}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
