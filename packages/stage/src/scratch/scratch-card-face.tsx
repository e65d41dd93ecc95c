import { type ScratchField, scratchWinning } from '@arara/games/tables';
import { Emoji } from '@arara/ui';
import type { StageWords } from '../stage.ts';
import type { CardFace } from './face.ts';
import type { ScratchLook } from './look.ts';
import { Mark, ScratchPlace } from './scratch-place.tsx';
import styles from './scratch-stage.module.css';

interface ScratchCardFaceProps {
  look: ScratchLook;
  words: StageWords;
  /** What is printed; `null` before a card is bought. */
  face: CardFace | null;
  stakeCents: bigint;
  opened: ReadonlySet<number>;
  /** The round pays more than it cost: only then do winning places shine. */
  isGolden: boolean;
  isLive: boolean;
  onOpen(place: number): void;
}

/** What stands on a card, below its foil. Nothing of it is in the page before the card is bought. */
export function ScratchCardFace(props: ScratchCardFaceProps) {
  const { look, words, face, stakeCents, opened, isGolden, isLive, onOpen } = props;
  const { t, locale } = words;
  const { layout, fields } = look.card;
  const heads = layout === 'numbers' ? scratchWinning : layout === 'locks' ? 1 : 0;
  const number = new Intl.NumberFormat(locale);
  const worth = (field: ScratchField) => words.money(stakeCents * BigInt(field.times));
  const shared = (place: number) => ({
    words,
    place,
    isOpen: opened.has(place),
    isLive,
    onOpen: () => onOpen(place),
  });
  const places = Array.from({ length: fields }, (_, field) => {
    const place = heads + field;
    const printed = face?.fields[field];
    const won = isGolden && face?.won.includes(field) === true;
    const [first = 0, second = 0] = printed?.marks ?? [];
    if (layout === 'match') {
      return (
        <ScratchPlace
          key={place}
          {...shared(place)}
          kind="fruit"
          isWon={won}
          spoken={printed ? worth(printed) : ''}
        >
          {printed && <Mark look={look} mark={first} size={84} />}
          {printed && <b>{worth(printed)}</b>}
        </ScratchPlace>
      );
    }
    if (layout === 'numbers') {
      const times = printed ? `${number.format(printed.times)}×` : '';
      return (
        <ScratchPlace key={place} {...shared(place)} kind="own" isWon={won} spoken={`${first}, ${times}`}>
          {printed && <span>{first}</span>}
          {printed && <b>{times}</b>}
        </ScratchPlace>
      );
    }
    const alike = t(first === second ? 'draws.scratch_alike' : 'draws.scratch_apart');
    return (
      <ScratchPlace
        key={place}
        {...shared(place)}
        kind="lock"
        isWon={won}
        spoken={printed ? `${alike}, ${worth(printed)}` : ''}
      >
        {printed && (
          <i>
            <Mark look={look} mark={first} size={48} />
            <Mark look={look} mark={second} size={48} />
          </i>
        )}
        {printed && <b>{worth(printed)}</b>}
      </ScratchPlace>
    );
  });
  if (layout === 'numbers') {
    return (
      <>
        <div className={styles.winning}>
          {[...Array(heads).keys()].map((place) => (
            <ScratchPlace
              key={place}
              {...shared(place)}
              kind="number"
              isWon={false}
              spoken={String(face?.head[place])}
            >
              {face?.head[place]}
            </ScratchPlace>
          ))}
        </div>
        <p className={styles.yours}>{t('draws.scratch_yours')}</p>
        <div className={styles.own}>{places}</div>
      </>
    );
  }
  if (layout === 'locks') {
    return (
      <>
        <ScratchPlace
          {...shared(0)}
          kind="key"
          isWon={false}
          spoken={`${t('draws.scratch_key')} ${face?.key ?? ''}×`}
        >
          {face && <Emoji code="1f511" size={34} />}
          {face && <span>{face.head[0]}×</span>}
        </ScratchPlace>
        {places}
      </>
    );
  }
  return places;
}
