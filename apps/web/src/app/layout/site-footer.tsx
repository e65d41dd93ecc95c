import { information } from '@arara/contract';
import { languages } from '@arara/phrases';
import { Flag, Footer, Tag } from '@arara/ui';
import { Link } from '@tanstack/react-router';
import { ShieldCheck, Zap } from 'lucide-react';
import { orderedCategories } from '../../components/categories.ts';
import { useCategoryCounts } from '../../components/use-catalogue.ts';
import { sentenceGap, useLanguage, useT } from '../../lib/i18n.ts';
import { useSiteName } from '../../lib/site.ts';
import { useCall } from '../../lib/use-call.ts';
import { type SiteContent, useSiteContent } from '../../lib/use-site-content.ts';
import { SiteLogo } from './brand.tsx';
import { openSheet } from './open-sheet.ts';
import styles from './site-footer.module.css';

type FooterText = SiteContent['footer'][number];

/** Places, help, and what the law wants said: who runs it, from which age, and when support answers. */
export function SiteFooter() {
  const t = useT();
  const { code } = useLanguage();
  const counts = useCategoryCounts();
  const texts = useSiteContent().data?.footer ?? [];
  const titleOf = (key: FooterText['key'], words: string) =>
    texts.find((text) => text.key === key)?.title ?? words;
  const play = orderedCategories(counts ?? {})
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
          <SiteLogo size={36} />
          <p>{t('legal.footer_promise')}</p>
          <div className={styles.tags}>
            <Tag icon={<ShieldCheck size={16} aria-hidden="true" />}>{t('legal.tag_fair')}</Tag>
            <Tag icon={<Zap size={16} aria-hidden="true" />}>{t('legal.tag_pix')}</Tag>
          </div>
          <SocialLinks />
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
            {
              key: 'support',
              label: t('information.support'),
              link: <Link to="/information-center/support" />,
            },
            { key: 'faq', label: titleOf('faq', t('legal.faq')), link: <Link to="/faq" /> },
            { key: 'terms', label: titleOf('terms', t('legal.terms')), link: <Link to="/terms" /> },
            { key: 'privacy', label: titleOf('privacy', t('legal.privacy')), link: <Link to="/privacy" /> },
          ],
        },
        {
          title: titleOf('responsible_gaming', t('legal.responsible_gaming')),
          links: [
            { key: 'responsible', label: t('legal.play_calmly'), link: <Link to="/responsible-gaming" /> },
            { key: 'fair', label: t('shell.fairness'), link: <Link to="/fair" /> },
          ],
        },
      ]}
      ageMark="18+"
      legal={<LegalTexts texts={texts} />}
      aside={
        <button type="button" className={styles.language} onClick={() => openSheet('language')}>
          <Flag code={languages[code].flag} size={20} />
          {languages[code].name} · BRL
        </button>
      }
    />
  );
}

const summaries: readonly FooterText['key'][] = ['terms', 'privacy', 'faq', 'responsible_gaming'];

/** The operator's own words, with the product's where none have come. */
function LegalTexts({ texts }: { texts: readonly FooterText[] }) {
  const t = useT();
  const siteName = useSiteName();
  const textOf = (key: FooterText['key']) => texts.find((text) => text.key === key)?.text;
  const age = textOf('age') ?? t('legal.footer_age');
  const operator = textOf('operator') ?? t('legal.footer_operator', { site: siteName });
  const support = textOf('support') ?? t('legal.footer_support');
  return (
    <>
      <p>{[age, operator, support].join(sentenceGap)}</p>
      {texts.length > 0 && (
        <dl className={styles.summaries}>
          {texts
            .filter(({ key }) => summaries.includes(key))
            .map(({ key, title, text }) => (
              <div key={key}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
        </dl>
      )}
    </>
  );
}

function SocialLinks() {
  const t = useT();
  const { data } = useCall(information.socialLinks, {}, { staleTime: 60 * 60_000 });
  if (!data || data.items.length === 0) return null;
  return (
    <nav aria-label={t('information.follow_us')}>
      <ul className={styles.social}>
        {data.items.map(({ id, url, name }) => (
          <li key={id}>
            <a className={styles.socialLink} href={url} target="_blank" rel="noopener noreferrer">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
