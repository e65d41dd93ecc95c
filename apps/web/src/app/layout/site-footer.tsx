import { languages } from '@arara/phrases';
import { Flag, Footer, Logo, Tag } from '@arara/ui';
import { Link } from '@tanstack/react-router';
import { ShieldCheck, Zap } from 'lucide-react';
import { orderedCategories } from '../../components/categories.ts';
import { useCatalogue } from '../../components/use-catalogue.ts';
import { useLanguage, useT } from '../../lib/i18n.ts';
import { siteName } from '../../lib/site.ts';
import { openSheet } from './open-sheet.ts';
import styles from './site-footer.module.css';

/** Places, help, and what the law wants said: who runs it, from which age, and when support answers. */
export function SiteFooter() {
  const t = useT();
  const { code } = useLanguage();
  const { data } = useCatalogue();
  const play = orderedCategories(data?.counts ?? {})
    .slice(0, 5)
    .map((category) => ({
      key: category,
      label: t(`shell.category_${category}`),
      link: <Link to="/game" search={{ category }} />,
    }));
  return (
    <Footer
      brand={
        <>
          <Logo name={siteName} size={36} />
          <p>{t('legal.footer_promise')}</p>
          <div className={styles.tags}>
            <Tag icon={<ShieldCheck size={16} aria-hidden="true" />}>{t('legal.tag_fair')}</Tag>
            <Tag icon={<Zap size={16} aria-hidden="true" />}>{t('legal.tag_pix')}</Tag>
          </div>
        </>
      }
      columns={[
        { title: t('shell.play'), links: play },
        {
          title: t('shell.account'),
          links: [
            { key: 'deposit', label: t('shell.deposit'), link: <Link to="/recharge" /> },
            { key: 'withdraw', label: t('shell.withdraw'), link: <Link to="/withdraw" /> },
            { key: 'statement', label: t('shell.statement'), link: <Link to="/statement" /> },
            { key: 'security', label: t('shell.security'), link: <Link to="/security-center" /> },
          ],
        },
        {
          title: t('shell.help'),
          links: [
            { key: 'faq', label: t('legal.faq'), link: <Link to="/faq" /> },
            { key: 'terms', label: t('legal.terms'), link: <Link to="/terms" /> },
            { key: 'privacy', label: t('legal.privacy'), link: <Link to="/privacy" /> },
          ],
        },
        {
          title: t('legal.responsible_gaming'),
          links: [
            { key: 'responsible', label: t('legal.play_calmly'), link: <Link to="/responsible-gaming" /> },
            { key: 'fair', label: t('shell.fairness'), link: <Link to="/fair" /> },
          ],
        },
      ]}
      ageMark="18+"
      legal={
        <>
          {t('legal.footer_age')} {t('legal.footer_operator', { site: siteName })} {t('legal.footer_support')}
        </>
      }
      aside={
        <button type="button" className={styles.language} onClick={() => openSheet('language')}>
          <Flag code={languages[code].flag} size={20} />
          {languages[code].name} · BRL
        </button>
      }
    />
  );
}
