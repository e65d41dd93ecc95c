import { Button, GamePoster } from '@arara/ui';
import { Eye, Play } from 'lucide-react';
import { gameLink } from '../../components/game-link.tsx';
import { pictureOf } from '../../components/posters.ts';
import { restWords } from '../../components/rest-words.ts';
import type { Game } from '../../components/use-catalogue.ts';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/i18n.ts';
import styles from './search.module.css';

/** The game that fits best, large; one that rests says so, and can be looked at. */
export function SearchHit({ game, wanted, onOpen }: { game: Game; wanted: string; onOpen: () => void }) {
  const t = useT();
  const format = useFormat();
  const rest = restWords(game, t, format);
  const facts = [
    ...(game.rtp === null ? [] : [t('shell.rtp', { percent: format.percent(game.rtp) })]),
    t('platforms.from_stake', { amount: format.money(game.min_stake) }),
  ];
  return (
    <section className={styles.hit} aria-label={t('platforms.best_match')}>
      <GamePoster
        className={styles.hitPoster}
        title={game.title}
        {...pictureOf(game)}
        width={132}
        height={176}
      />
      <div className={styles.hitWords}>
        <p className={styles.hitKind}>
          {t('platforms.best_match')} · {t(`shell.category_${game.category}`)}
        </p>
        <h2 className={styles.hitTitle}>
          <Marked title={game.title} wanted={wanted} />
        </h2>
        <p className={styles.hitFacts}>{facts.join(' · ')}</p>
        {rest && <p className={styles.hitRest}>{rest}</p>}
        {/* Opening a game is what makes a search worth remembering. */}
        <span onClickCapture={onOpen}>
          {rest ? (
            <Button icon={<Eye size={18} aria-hidden="true" />} link={gameLink(game)}>
              {t('shell.see_game')}
            </Button>
          ) : (
            <Button tone="ivory" icon={<Play size={18} aria-hidden="true" />} link={gameLink(game)}>
              {t('shell.play')}
            </Button>
          )}
        </span>
      </div>
    </section>
  );
}

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The title with what was searched for in gold. */
function Marked({ title, wanted }: { title: string; wanted: string }) {
  const letters = Array.from(title);
  const at = letters.map(plain).join('').indexOf(plain(wanted.trim()));
  // Letters and their plain forms are one to one in the languages that have accents at all.
  if (wanted.trim() === '' || at < 0) return title;
  const end = at + plain(wanted.trim()).length;
  return (
    <>
      {letters.slice(0, at).join('')}
      <mark className={styles.marked}>{letters.slice(at, end).join('')}</mark>
      {letters.slice(end).join('')}
    </>
  );
}
