import { Button, type HeroSlide, late, Skeleton, Tag } from '@arara/ui';
import { useHasDeposited } from '../../components/has-deposited.ts';
import { useIsAway } from '../../components/pause/use-is-away.ts';
import { siteLink } from '../../components/site-link.tsx';
import { isForMember } from '../../lib/for-member.ts';
import { type Banner, useSiteContent } from '../../lib/use-site-content.ts';
import { HeroSlides } from './hero-slides.tsx';
import styles from './home-hero.module.css';

const HouseHero = late(async () => (await import('./house-hero.tsx')).HouseHero, { waiting: <Waiting /> });

/**
 * The banners that are on; where the server has none, the house's own words. Who has paused is invited to nothing, who has
 * deposited not to a first deposit.
 */
export function HomeHero() {
  const { data, isPending } = useSiteContent();
  const isPaused = useIsAway();
  const hasDeposited = useHasDeposited();
  if (isPending) return <Waiting />;
  const banners = data?.banners.filter(({ promotion }) => isForMember(promotion, hasDeposited)) ?? [];
  // Others begin with the first of them.
  const shown = banners.map(({ id }) => id).join();
  if (banners.length > 0 && !isPaused) return <HeroSlides key={shown} slides={banners.map(slideOf)} />;
  return <HouseHero isPaused={isPaused} />;
}

function Waiting() {
  return (
    <div className={styles.frame}>
      <div className={styles.waiting}>
        <Skeleton height="100%" radius="var(--r3)" />
      </div>
    </div>
  );
}

function slideOf(banner: Banner, place: number): HeroSlide {
  return {
    key: banner.id,
    tag: <Tag tone="glass">{banner.tag}</Tag>,
    title: banner.title,
    text: banner.text,
    actions: (
      <Button tone="ivory" link={siteLink(banner.link)}>
        {banner.button}
      </Button>
    ),
    backdrop: (
      <picture>
        <source media="(min-width: 600px)" srcSet={banner.picture_url} />
        <img
          className={styles.picture}
          src={banner.phone_picture_url}
          alt=""
          draggable={false}
          fetchPriority={place === 0 ? 'high' : 'low'}
        />
      </picture>
    ),
  };
}
