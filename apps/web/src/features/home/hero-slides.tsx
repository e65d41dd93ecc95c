import { HeroCarousel, type HeroSlide } from '@arara/ui';
import { useT } from '../../lib/i18n.ts';

/** Slides at the top of home, with the words around them. */
export function HeroSlides({ slides }: { slides: readonly HeroSlide[] }) {
  const t = useT();
  return (
    <HeroCarousel
      slides={slides}
      words={{
        label: t('shell.hero_label'),
        slide: (place, total) => t('shell.hero_place', { place, total }),
        pause: t('shell.hero_pause'),
        play: t('shell.hero_play'),
      }}
    />
  );
}
