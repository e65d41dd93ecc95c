import { IconButton, Rail, RailItem, RailLine } from '@arara/ui';
import { Link, useSearch } from '@tanstack/react-router';
import {
  Crown,
  Gift,
  Heart,
  History,
  House,
  LifeBuoy,
  PanelLeftClose,
  PanelLeftOpen,
  ShieldCheck,
} from 'lucide-react';
import { categoryIcons, orderedCategories } from '../../components/categories.ts';
import { useIsAway } from '../../components/pause/use-is-away.ts';
import { useCategoryCounts } from '../../components/use-catalogue.ts';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/i18n.ts';
import { useIsLoggedIn } from '../../lib/session.ts';
import { setFlags } from '../../lib/ui-flags.ts';
import type { Place } from '../places.ts';
import { Brand } from './brand.tsx';
import { LanguageButton } from './language-button.tsx';
import styles from './side-rail.module.css';

interface SideRailProps {
  place: Place | undefined;
  isNarrow: boolean;
  canToggle: boolean;
}

/** The way around on wide windows: home, categories with how many games each has, the member's own places. */
export function SideRail({ place, isNarrow, canToggle }: SideRailProps) {
  const t = useT();
  const isAway = useIsAway();
  const isLoggedIn = useIsLoggedIn();
  const toggle = (
    <IconButton
      label={t(isNarrow ? 'shell.rail_widen' : 'shell.rail_narrow')}
      icon={isNarrow ? <PanelLeftOpen size={18} /> : <PanelLeftClose size={18} />}
      onClick={() => setFlags({ isRailCollapsed: !isNarrow })}
    />
  );
  return (
    <Rail
      label={t('shell.places')}
      brand={<Brand isMarkOnly={isNarrow} />}
      isNarrow={isNarrow}
      {...(canToggle && !isNarrow ? { toggle } : {})}
      foot={
        <>
          <RailItem
            icon={<LifeBuoy size={20} />}
            label={t('information.support')}
            link={<Link to="/information-center/support" />}
            isActive={place === 'help'}
          />
          <LanguageButton />
          {canToggle && isNarrow && <div className={styles.widen}>{toggle}</div>}
        </>
      }
    >
      <RailItem
        icon={<House size={20} />}
        label={t('shell.home')}
        link={<Link to="/" />}
        isActive={place === 'home'}
      />
      <Categories place={place} />
      <RailLine />
      {!isAway && (
        <RailItem
          icon={<Gift size={20} />}
          label={t('shell.promotions')}
          link={<Link to="/promotion/activity" />}
          isActive={place === 'promotions'}
        />
      )}
      <RailItem
        icon={<Crown size={20} />}
        label={t('shell.vip')}
        link={<Link to="/promotion/vip" />}
        isActive={place === 'vip'}
      />
      <RailItem
        icon={<ShieldCheck size={20} />}
        label={t('shell.fairness')}
        link={<Link to="/fair" />}
        isActive={place === 'fair'}
      />
      {isLoggedIn && (
        <>
          <RailItem
            icon={<Heart size={20} />}
            label={t('shell.favourites')}
            link={<Link to="/favourites" />}
            isActive={place === 'favourites'}
          />
          <RailItem
            icon={<History size={20} />}
            label={t('shell.game_records')}
            link={<Link to="/gameRecord" />}
            isActive={place === 'rounds'}
          />
        </>
      )}
    </Rail>
  );
}

function Categories({ place }: { place: Place | undefined }) {
  const t = useT();
  const format = useFormat();
  const counts = useCategoryCounts();
  const { category: chosen } = useSearch({ strict: false });
  return orderedCategories(counts ?? {}).map((category) => {
    const Icon = categoryIcons[category];
    return (
      <RailItem
        key={category}
        icon={<Icon size={20} />}
        label={t(`shell.category_${category}`)}
        {...(counts ? { count: format.number(counts[category] ?? 0) } : {})}
        link={category === 'live' ? <Link to="/video" /> : <Link to="/game" search={{ category }} />}
        isActive={chosen === category || (category === 'live' && place === 'live')}
      />
    );
  });
}
