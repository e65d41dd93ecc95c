import { chat, type DataOf } from '@arara/contract';
import { Button, IconButton } from '@arara/ui';
import { SendHorizontal, Smile } from 'lucide-react';
import { type FormEvent, type Ref, useId, useImperativeHandle, useRef, useState } from 'react';
import { useFailureWords } from '../../lib/failure.ts';
import { useT } from '../../lib/i18n.ts';
import { setFlags } from '../../lib/ui-flags.ts';
import { useAction, useRefresh } from '../../lib/use-call.ts';
import styles from './composer.module.css';
import type { Message } from './messages.ts';
import { Silence } from './silence.tsx';

type Me = DataOf<typeof chat.chatState>['me'];

export interface ComposerHandle {
  /** Speaks to somebody: puts the name where one writes. */
  mention(name: string): void;
}

interface ComposerProps {
  ref: Ref<ComposerHandle>;
  room: string;
  me: Me;
  /** Who is here is known by now. */
  isKnown: boolean;
  onSent: (message: Message) => void;
}

/** Where one writes; for those who may not, why not and what to do about it. */
export function Composer({ ref, room, me, isKnown, onSent }: ComposerProps) {
  const t = useT();
  if (!isKnown) return <div className={styles.place} />;
  if (!me)
    return (
      <div className={styles.place}>
        <Button tone="ivory" isWide onClick={() => setFlags({ isLoginShown: true })}>
          {t('chat.log_in')}
        </Button>
      </div>
    );
  if (me.refusal) return <Silence me={me} />;
  return <Writing ref={ref} room={room} onSent={onSent} />;
}

const emojis = '😀 😂 😍 😎 🥳 🤩 😅 😢 😡 👍 👏 🙏 💪 🔥 🍀 🎉 🎰 💰 🏆 ⭐ ❤️ 👀 🦜 ⚽'.split(' ');
/** From here on the rest is told. */
const nearEnd = 40;

function Writing({ ref, room, onSent }: Pick<ComposerProps, 'ref' | 'room' | 'onSent'>) {
  const t = useT();
  const field = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const refresh = useRefresh();
  const failureWords = useFailureWords();
  const send = useAction(chat.chatSend);
  const [text, setText] = useState('');
  const [isPicking, setIsPicking] = useState(false);
  const left = chat.textLengthMax - Array.from(text).length;
  const write = (next: string) => {
    send.reset();
    setText(next);
  };
  const put = (piece: string) => {
    const at = field.current?.selectionStart ?? text.length;
    write(text.slice(0, at) + piece + text.slice(at));
    field.current?.focus();
    requestAnimationFrame(() => field.current?.setSelectionRange(at + piece.length, at + piece.length));
  };
  useImperativeHandle(ref, () => ({
    mention: (name) => {
      // The menu gives the focus back to its button when it closes; the field takes it after that.
      setTimeout(() => put(`${text !== '' && !text.endsWith(' ') ? ' ' : ''}@${name} `));
    },
  }));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '' || send.isPending) return;
    try {
      onSent(await send.mutateAsync({ room, text }));
      setText('');
      setIsPicking(false);
    } catch {
      // The words stand below; what was written stays. The member may have been muted meanwhile.
      await refresh(chat.chatState);
    }
    field.current?.focus();
  };
  const hint = send.error
    ? failureWords(send.error)
    : left < nearEnd
      ? t('chat.signs_left', { count: left })
      : '';
  return (
    <form className={styles.place} onSubmit={(event) => void submit(event)}>
      {isPicking && (
        <fieldset className={styles.emojis} aria-label={t('chat.emoji')}>
          {emojis.map((emoji) => (
            <button key={emoji} type="button" onClick={() => put(emoji)}>
              {emoji}
            </button>
          ))}
        </fieldset>
      )}
      <div className={styles.row}>
        <IconButton
          label={t('chat.emoji')}
          icon={<Smile size={20} />}
          aria-expanded={isPicking}
          onClick={() => setIsPicking(!isPicking)}
        />
        <input
          ref={field}
          className={styles.field}
          value={text}
          onChange={(event) => write(event.target.value)}
          placeholder={t('chat.write')}
          aria-label={t('chat.write')}
          aria-describedby={hintId}
          aria-invalid={send.isError}
          autoComplete="off"
          enterKeyHint="send"
          maxLength={400}
        />
        <IconButton
          className={styles.send ?? ''}
          type="submit"
          label={t('chat.send')}
          icon={<SendHorizontal size={20} />}
          disabled={text.trim() === '' || left < 0}
          aria-busy={send.isPending}
        />
      </div>
      <p id={hintId} className={styles.hint} data-bad={send.isError || left < 0} aria-live="polite">
        {hint}
      </p>
    </form>
  );
}
