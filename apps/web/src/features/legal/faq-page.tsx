import { Card } from '@arara/ui';
import { Plus } from 'lucide-react';
import { useT } from '../../lib/i18n.ts';
import { useTitle } from '../../lib/use-title.ts';
import styles from './legal.module.css';

const questions = ['deposit', 'withdrawal', 'cpf', 'rollover', 'fair', 'password', 'age', 'support'] as const;

/** What people ask most, one answer open at a time or all. */
export function FaqPage() {
  const t = useT();
  useTitle(t('legal.faq'));
  return (
    <article className={styles.page}>
      <h1>{t('legal.faq')}</h1>
      <Card padding="none" className={styles.questions ?? ''}>
        {questions.map((question) => (
          <details key={question} className={styles.question}>
            <summary>
              <h2>{t(`legal.faq_${question}_q`)}</h2>
              <Plus size={20} aria-hidden="true" />
            </summary>
            <p>{t(`legal.faq_${question}_a`)}</p>
          </details>
        ))}
      </Card>
    </article>
  );
}
