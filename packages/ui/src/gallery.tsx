import type { CSSProperties } from 'react';
import { ButtonsPart, ChipsPart, FieldsPart } from './gallery/controls-part.tsx';
import styles from './gallery/gallery.module.css';
import { type GalleryWords, galleryWords } from './gallery/gallery-words.ts';
import { HeroPart, TilesPart } from './gallery/games-part.tsx';
import { Section } from './gallery/section.tsx';
import { IdentityPart, OverlaysPart, ShellPart } from './gallery/shell-part.tsx';
import { MoneyPart, PixPart, RecordsPart } from './gallery/wallet-part.tsx';
import { Logo } from './identity/logo.tsx';
import { ToastProvider } from './overlay/toast.tsx';
import { Card } from './surface/card.tsx';

const colors = [
  'page',
  'rail',
  'well',
  'card',
  'raised',
  'line',
  'text',
  'muted',
  'faint',
  'leaf',
  'sun',
  'scarlet',
  'cobalt',
  'violet',
  'ivory',
] as const;

/** Every component in all its states on one page. */
export function Gallery({ words = galleryWords }: { words?: GalleryWords }) {
  return (
    <ToastProvider label="Avisos ({hotkey})" closeLabel={words.close}>
      <div className={styles.gallery}>
        <header className={styles.head}>
          <h1>
            <Logo name={words.brand} size={44} />
          </h1>
          {words.intro}
        </header>
        <div className={styles.grid}>
          <HeroPart />
          <ColorsPart />
          <TypePart />
          <ButtonsPart words={words} />
          <ChipsPart />
          <FieldsPart />
          <TilesPart words={words} />
          <MoneyPart words={words} />
          <PixPart />
          <RecordsPart words={words} />
          <OverlaysPart words={words} />
          <IdentityPart words={words} />
          <ShellPart words={words} />
        </div>
      </div>
    </ToastProvider>
  );
}

function ColorsPart() {
  return (
    <Section title="Cores">
      <div className={styles.swatches}>
        {colors.map((name) => {
          const paint: CSSProperties = { background: `var(--${name})` };
          return (
            <div key={name}>
              <div className={styles.swatch} style={paint} />
              {name}
            </div>
          );
        })}
      </div>
    </Section>
  );
}

function TypePart() {
  return (
    <Section title="Letras">
      <Card padding="lg" className={styles.type ?? ''}>
        <p className={styles.hero}>Sora 44/48</p>
        <h2>Seção 18/24</h2>
        <h3>Cartão 15/20</h3>
        <p>Texto Inter 14/20: Đặt cược, İstanbul, ação e coração</p>
        <p lang="zh-Hans">中文标题与正文</p>
        <p lang="th">ภาษาไทยสำหรับทดสอบ</p>
      </Card>
    </Section>
  );
}
