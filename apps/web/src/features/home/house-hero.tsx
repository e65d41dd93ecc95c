import { Button, Coin, Emoji, Gem, type HeroSlide, Macaw, PixMark, Skyline, Tag } from '@arara/ui';
import { Link } from '@tanstack/react-router';
import { HeartHandshake, ShieldCheck, Zap } from 'lucide-react';
import { type Translate, useT } from '../../lib/i18n.ts';
import { HeroSlides } from './hero-slides.tsx';
import styles from './home-hero.module.css';

/** What is true of the house whatever is on: results one can check, money by Pix, play within limits. */
export function HouseHero({ isPaused }: { isPaused: boolean }) {
  const t = useT();
  return <HeroSlides slides={isPaused ? [calm(t)] : [fairness(t), pix(t), calm(t)]} />;
}

function fairness(t: Translate): HeroSlide {
  return {
    key: 'fairness',
    tag: (
      <Tag tone="glass" icon={<ShieldCheck size={14} aria-hidden="true" />}>
        {t('shell.hero_fair_tag')}
      </Tag>
    ),
    title: t('shell.hero_fair_title'),
    text: t('shell.hero_fair_text'),
    actions: (
      <>
        <Button tone="ivory" link={<Link to="/game" />}>
          {t('shell.explore_games')}
        </Button>
        <Button tone="ghost" link={<Link to="/fair" />}>
          {t('shell.how_it_works')}
        </Button>
      </>
    ),
    backdrop: <Skyline tone="dusk" />,
    objects: (
      <>
        <Coin size={72} className={styles.coin} />
        <Gem size={48} className={styles.gem} />
        <Macaw size={360} className={styles.bird} />
      </>
    ),
  };
}

function pix(t: Translate): HeroSlide {
  return {
    key: 'pix',
    tag: (
      <Tag tone="glass" icon={<Zap size={14} aria-hidden="true" />}>
        {t('shell.hero_pix_tag')}
      </Tag>
    ),
    title: t('shell.hero_pix_title'),
    text: t('shell.hero_pix_text'),
    actions: (
      <Button tone="ivory" link={<Link to="/recharge" />}>
        {t('shell.deposit')}
      </Button>
    ),
    backdrop: <Skyline tone="sea" />,
    objects: (
      <>
        <PixMark size={168} className={styles.pix} />
        <Coin size={96} className={styles.coinLarge} />
        <Coin size={56} className={styles.coinSmall} />
      </>
    ),
  };
}

function calm(t: Translate): HeroSlide {
  return {
    key: 'calm',
    tag: (
      <Tag tone="glass" icon={<HeartHandshake size={14} aria-hidden="true" />}>
        {t('shell.hero_calm_tag')}
      </Tag>
    ),
    title: t('shell.hero_calm_title'),
    text: t('shell.hero_calm_text'),
    actions: (
      <Button tone="ivory" link={<Link to="/responsible-gaming" />}>
        {t('shell.reminder_more')}
      </Button>
    ),
    backdrop: <Skyline tone="night" />,
    objects: (
      <>
        <Emoji code="23f3" size={180} className={styles.hourglass} />
        <Emoji code="1f319" size={72} className={styles.moon} />
      </>
    ),
  };
}
