import { languages } from '@arara/phrases';
import { Button, dressLink, Flag, Sheet } from '@arara/ui';
import { Link } from '@tanstack/react-router';
import { LogOut } from 'lucide-react';
import { type Category, categoryIcons, orderedCategories } from '../../components/categories.ts';
import { useCategoryCounts } from '../../components/use-catalogue.ts';
import { useFormat } from '../../lib/format.ts';
import { useLanguage, useT } from '../../lib/i18n.ts';
import { signOut, useIsLoggedIn } from '../../lib/session.ts';
import { type MenuPlace, useMenuGroups } from './menu-places.tsx';
import styles from './menu-sheet.module.css';
import { closeSheet, openSheet } from './open-sheet.ts';

/** Everything there is, for phones: games by category, the member's places, help, language. */
export function MenuSheet({ isOpen }: { isOpen: boolean }) {
  const t = useT();
  const format = useFormat();
  const { code } = useLanguage();
  const counts = useCategoryCounts();
  const isLoggedIn = useIsLoggedIn();
  const groups = useMenuGroups();
  return (
    <Sheet isOpen={isOpen} onOpenChange={closeSheet} title={t('shell.menu')} closeLabel={t('common.close')}>
      <nav className={styles.menu} aria-label={t('shell.menu')}>
        <ul className={styles.categories}>
          {orderedCategories(counts ?? {}).map((category) => {
            const Icon = categoryIcons[category];
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the click comes from the link, which keys press too.
              <li key={category} onClick={closeSheet}>
                {dressLink(lobbyOf(category), {
                  className: styles.category,
                  children: (
                    <>
                      <Icon size={20} aria-hidden="true" />
                      <span className={styles.name}>{t(`shell.category_${category}`)}</span>
                      {counts && <small>{format.number(counts[category] ?? 0)}</small>}
                    </>
                  ),
                })}
              </li>
            );
          })}
        </ul>
        {groups.map(({ key, title, places }) => (
          <section key={key} aria-labelledby={`menu-${key}`}>
            <h3 id={`menu-${key}`} className={styles.group}>
              {title}
            </h3>
            <ul className={styles.places}>
              {places.map((place) => (
                <Place key={place.key} place={place} />
              ))}
            </ul>
          </section>
        ))}
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

/** The live tables have a lobby of their own. */
const lobbyOf = (category: Category) =>
  category === 'live' ? <Link to="/video" /> : <Link to="/game" search={{ category }} />;

function Place({ place: { icon: Icon, label, link } }: { place: MenuPlace }) {
  return (
    // The link inside closes the sheet on its way; Enter on it clicks as well.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click comes from the link, which keys press too.
    <li onClick={closeSheet}>
      {dressLink(link, {
        className: styles.place,
        children: (
          <>
            <Icon size={20} aria-hidden="true" />
            <span>{label}</span>
          </>
        ),
      })}
    </li>
  );
}
