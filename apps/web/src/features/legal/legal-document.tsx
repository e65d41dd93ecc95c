import { Card } from '@arara/ui';
import type { ReactNode } from 'react';
import { sentenceGap, useT } from '../../lib/i18n.ts';
import { useSiteName } from '../../lib/site.ts';
import { useTitle } from '../../lib/use-title.ts';
import styles from './legal.module.css';

interface LegalDocumentProps {
  title: string;
  intro: string;
  parts: readonly { key: string; title: string; text: string }[];
  /** What can be done about it here. */
  action?: ReactNode;
}

/** A text in numbered parts, and who stands behind it. */
export function LegalDocument({ title, intro, parts, action }: LegalDocumentProps) {
  const t = useT();
  const siteName = useSiteName();
  useTitle(title);
  return (
    <article className={styles.page}>
      <h1>{title}</h1>
      <p className={styles.intro}>{intro}</p>
      <Card padding="lg">
        <ol className={styles.parts}>
          {parts.map((part) => (
            <li key={part.key} id={part.key} className={styles.part}>
              <h2>{part.title}</h2>
              <p>{part.text}</p>
            </li>
          ))}
        </ol>
      </Card>
      {action}
      <p className={styles.note}>
        {[
          t('legal.footer_operator', { site: siteName }),
          t('legal.footer_age'),
          t('legal.footer_support'),
        ].join(sentenceGap)}
      </p>
    </article>
  );
}
