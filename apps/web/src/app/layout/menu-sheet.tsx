import { languages } from '@arara/phrases';
import { Button, dressLink, Flag, type LinkElement, Sheet } from '@arara/ui';
import { Link } from '@tanstack/react-router';
import {
  ArrowUpFromLine,
  Bell,
  CircleQuestionMark,
  FileText,
  Headphones,
  Heart,
  HeartHandshake,
  History,
  LogOut,
  ReceiptText,
  Search,
  Shield,
  ShieldCheck,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { categoryIcons, orderedCategories } from '../../components/categories.ts';
import { useCatalogue } from '../../components/use-catalogue.ts';
import { useFormat } from '../../lib/format.ts';
import { useLanguage, useT } from '../../lib/i18n.ts';
import { signOut, useIsLoggedIn } from '../../lib/session.ts';
import styles from './menu-sheet.module.css';
import { closeSheet, openSheet } from './open-sheet.ts';

/** Everything there is, for phones: games by category, the member's places, help, language. */
export function MenuSheet({ isOpen }: { isOpen: boolean }) {
  const t = useT();
  const format = useFormat();
  const { code } = useLanguage();
  const { data } = useCatalogue();
  const isLoggedIn = useIsLoggedIn();
  return (
    <Sheet isOpen={isOpen} onOpenChange={closeSheet} title={t('shell.menu')} closeLabel={t('common.close')}>
      <nav className={styles.menu} aria-label={t('shell.menu')}>
        <ul className={styles.categories}>
          {orderedCategories(data?.counts ?? {}).map((category) => {
            const Icon = categoryIcons[category];
            return (
              <li key={category}>
                <Link to="/game" search={{ category }} className={styles.category} onClick={closeSheet}>
                  <Icon size={20} aria-hidden="true" />
                  <span className={styles.name}>{t(`shell.category_${category}`)}</span>
                  {data && <small>{format.number(data.counts[category] ?? 0)}</small>}
                </Link>
              </li>
            );
          })}
        </ul>
        <ul className={styles.places}>
          <Place icon={<Search size={20} />} label={t('shell.search')} link={<Link to="/searchGames" />} />
          {isLoggedIn && (
            <>
              <Place
                icon={<Bell size={20} />}
                label={t('information.messages')}
                link={<Link to="/messages" />}
              />
              <Place
                icon={<Heart size={20} />}
                label={t('shell.favourites')}
                link={<Link to="/favourites" />}
              />
              <Place
                icon={<History size={20} />}
                label={t('shell.game_records')}
                link={<Link to="/gameRecord" />}
              />
              <Place
                icon={<ArrowUpFromLine size={20} />}
                label={t('shell.withdraw')}
                link={<Link to="/withdraw" />}
              />
              <Place
                icon={<ReceiptText size={20} />}
                label={t('shell.statement')}
                link={<Link to="/statement" />}
              />
              <Place
                icon={<Shield size={20} />}
                label={t('shell.security')}
                link={<Link to="/security-center" />}
              />
            </>
          )}
          <Place icon={<ShieldCheck size={20} />} label={t('shell.fairness')} link={<Link to="/fair" />} />
          <Place
            icon={<HeartHandshake size={20} />}
            label={t('legal.responsible_gaming')}
            link={<Link to="/responsible-gaming" />}
          />
          <Place
            icon={<Headphones size={20} />}
            label={t('information.support')}
            link={<Link to="/information-center/support" />}
          />
          <Place icon={<CircleQuestionMark size={20} />} label={t('legal.faq')} link={<Link to="/faq" />} />
          <Place icon={<FileText size={20} />} label={t('legal.terms')} link={<Link to="/terms" />} />
        </ul>
        <div className={styles.foot}>
          <Button
            icon={<Flag code={languages[code].flag} size={20} />}
            isWide
            onClick={() => openSheet('language')}
          >
            {languages[code].name}
          </Button>
          {isLoggedIn && (
            <Button
              icon={<LogOut size={18} aria-hidden="true" />}
              isWide
              onClick={() => {
                closeSheet();
                void signOut();
              }}
            >
              {t('identity.log_out')}
            </Button>
          )}
        </div>
      </nav>
    </Sheet>
  );
}

function Place({ icon, label, link }: { icon: ReactNode; label: string; link: LinkElement }) {
  return (
    // The link inside closes the sheet on its way; Enter on it clicks as well.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click comes from the link, which keys press too.
    <li onClick={closeSheet}>
      {dressLink(link, {
        className: styles.place,
        children: (
          <>
            {icon}
            <span>{label}</span>
          </>
        ),
      })}
    </li>
  );
}
