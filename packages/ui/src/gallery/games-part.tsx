import { Cherry, Dices, Video } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../actions/button.tsx';
import { BingoBall } from '../art/bingo-ball.tsx';
import { type EmojiCode, emoji } from '../art/emoji.ts';
import { Emoji } from '../art/emoji-image.tsx';
import { Macaw } from '../art/macaw.tsx';
import { type PrizeSegment, PrizeWheel } from '../art/prize-wheel.tsx';
import { RouletteWheel } from '../art/roulette-wheel.tsx';
import { Skyline, type SkylineTone } from '../art/skyline.tsx';
import { Coin, Gem } from '../art/treasure.tsx';
import { CategoryCard, type CategoryHue, CategoryStrip } from '../games/category-card.tsx';
import { HeroCarousel } from '../games/hero.tsx';
import { HeroFlight } from '../games/hero-flight.tsx';
import { HistoryStrip } from '../games/history-strip.tsx';
import { PromoCard } from '../games/promo-card.tsx';
import { Shelf } from '../games/shelf.tsx';
import { Tile, TileSkeleton } from '../games/tile.tsx';
import { posterOf } from '../posters.ts';
import { Tag } from '../surface/tag.tsx';
import styles from './gallery.module.css';
import type { GalleryWords } from './gallery-words.ts';
import { Section } from './section.tsx';

const posterProps = (slug: string) => {
  const poster = posterOf(slug);
  return poster ? { poster: poster.large, posterSmall: poster.small } : { poster: '' };
};

const link = <a href="#game">Ir</a>;

const segments: readonly PrizeSegment[] = [
  { key: '1', text: 'R$ 5', color: '#2a1a66', picture: '1fa99' },
  { key: '2', text: '1 giro', color: '#6d3fe0', picture: '1f39f' },
  { key: '3', text: 'R$ 10', color: '#1b2b66', picture: '1fa99' },
  { key: '4', text: 'R$ 500', color: '#ffc53d', isBright: true, picture: '1f48e' },
  { key: '5', text: 'R$ 5', color: '#2a1a66', picture: '1fa99' },
  { key: '6', text: 'R$ 50', color: '#c22a5e', picture: '1f4b0' },
  { key: '7', text: 'R$ 10', color: '#1b2b66', picture: '1fa99' },
  { key: '8', text: '2 giros', color: '#6d3fe0', picture: '1f39f' },
  { key: '9', text: 'R$ 20', color: '#2a1a66', picture: '1fa99' },
  { key: '10', text: 'R$ 5.000', color: '#d3233f', picture: '1f451' },
];

export function HeroPart() {
  const slide = (key: string, tone: SkylineTone, tag: string, title: string, text: string) => ({
    key,
    tag: <Tag tone="glass">{tag}</Tag>,
    title,
    text,
    actions: (
      <>
        <Button tone="ivory">Quero participar</Button>
        <Button tone="ghost">Ver regras</Button>
      </>
    ),
    backdrop: <Skyline tone={tone} />,
    objects: <HeroFlight />,
  });
  return (
    <Section title="Vitrine" isWide>
      <div className={styles.herorow}>
        <HeroCarousel
          words={{
            label: 'Promoções',
            slide: (place, total) => `Promoção ${place} de ${total}`,
            pause: 'Parar',
            play: 'Continuar',
          }}
          slides={[
            slide(
              'a',
              'dusk',
              'Primeiro depósito',
              '100% até R$\u00a01.500 de bônus',
              'Rollover de 5×, mostrado antes de você aceitar.',
            ),
            slide('b', 'sea', 'Toda segunda', 'Semana do mar', 'Pesca Real com prêmios maiores.'),
            slide('c', 'ember', 'Só hoje', 'Noite de brasas', 'Giros nos jogos da casa.'),
          ]}
        />
        <div className={styles.side}>
          <PromoCard
            tag="3 giros hoje"
            title="Roda da sorte"
            text="1 a cada R$ 100 em Pix"
            link={link}
            art={<PrizeWheel segments={segments} size={196} turn={108} className={styles.prize} />}
          />
          <PromoCard
            tone="leaf"
            tag="Até 23h59"
            title="Alívio diário de 8%"
            text="Parte da perda volta hoje"
            link={link}
            art={<Emoji code="1f4b0" size={124} className={styles.bag} />}
          />
        </div>
      </div>
    </Section>
  );
}

const categories: readonly (readonly [CategoryHue, string, EmojiCode | 'wheel' | 'ball'])[] = [
  ['slots', 'Slots', '1f3b0'],
  ['live', 'Ao vivo', 'wheel'],
  ['table', 'Mesa', '1f3b2'],
  ['arcade', 'Arcade', '1f47e'],
  ['crash', 'Crash', '1f680'],
  ['fish', 'Pesca', '1f420'],
  ['bingo', 'Bingo', 'ball'],
  ['card', 'Cartas', '1f0cf'],
  ['lottery', 'Loterias', '1f3ab'],
  ['sports', 'Esportes', '26bd'],
];

const picture = (code: EmojiCode | 'wheel' | 'ball') => {
  if (code === 'wheel') return <RouletteWheel size={48} />;
  if (code === 'ball') return <BingoBall text="7" />;
  return <Emoji code={code} size={48} />;
};

export function TilesPart({ words }: { words: GalleryWords }) {
  const [isLiked, setLiked] = useState(true);
  const favourite = { isOn: isLiked, label: words.favourite, onToggle: () => setLiked(!isLiked) };
  const mark = <Cherry size={15} />;
  return (
    <>
      <Section title="Categorias" isWide>
        <CategoryStrip label="Categorias">
          {categories.map(([hue, label, code], index) => (
            <CategoryCard
              key={hue}
              hue={hue}
              label={label}
              picture={picture(code)}
              link={link}
              isActive={index === 2}
            />
          ))}
        </CategoryStrip>
      </Section>
      <Section
        title="Pôster: parado, favorito, com jogadores, novo, carregando, fora do ar, sem imagem"
        isWide
      >
        <div className={styles.tiles}>
          <Tile
            title="Coroa da Onça"
            {...posterProps('coroa-da-onca')}
            link={link}
            mark={mark}
            rtp="RTP 96,4%"
          />
          <Tile
            title="Diamante Azul"
            {...posterProps('diamante-azul')}
            link={link}
            mark={mark}
            favourite={favourite}
          />
          <Tile
            title="Dados de Ouro"
            {...posterProps('dados-de-ouro')}
            link={link}
            mark={<Dices size={15} />}
            badge="873"
          />
          <Tile
            title="Torre do Coco"
            {...posterProps('torre-do-coco')}
            link={link}
            mark={mark}
            badge="Novo"
            badgeTone="violet"
          />
          <TileSkeleton />
          <Tile
            title="Moto Turbo"
            {...posterProps('moto-turbo')}
            link={link}
            mark={mark}
            offText="Em manutenção"
          />
          <Tile
            title="Roleta Guanabara"
            {...posterProps('roleta-guanabara')}
            link={link}
            mark={<Video size={15} />}
          />
          <Tile title="Lua de Prata" poster="" hero={emoji['1f3b0']} link={link} mark={mark} />
        </div>
      </Section>
      <Section title="Fileira" isWide>
        <Shelf
          title="Populares agora"
          aside={<a href="#all">{words.seeAll}</a>}
          previousLabel={words.previous}
          nextLabel={words.next}
        >
          {[
            'voo-da-arara',
            'lenda-do-boto',
            'minas-do-sertao',
            'noite-de-carnaval',
            'foguete-zero',
            'blackjack-leblon',
            'plinko-lapa',
            'bingo-junino',
            'tubarao-dourado',
            'cafe-777',
            'rei-de-copas',
          ].map((slug) => (
            <Tile key={slug} title={slug} {...posterProps(slug)} link={link} mark={mark} rtp="RTP 97%" />
          ))}
        </Shelf>
      </Section>
      <Section title="Últimas rodadas" isWide>
        <HistoryStrip
          label="Últimas rodadas"
          marks={[
            { key: 'a', text: '12,5×', tone: 'big' },
            { key: 'b', text: '3,0×', tone: 'win', label: '3,0×, rodada 17', onPress: () => {} },
            { key: 'c', text: '0,0×', tone: 'none' },
            { key: 'd', text: '0,4×', tone: 'none' },
            { key: 'e', text: '8,91×', tone: 'violet' },
          ]}
        />
      </Section>
      <Section title="Desenhos" isWide>
        <div className={styles.row}>
          <Macaw size={300} />
          <RouletteWheel size={260} label="Roleta" />
          <PrizeWheel segments={segments} size={260} label="Roda da sorte" />
          <Coin size={120} />
          <Gem size={120} />
        </div>
      </Section>
    </>
  );
}
