import { Card, IconButton } from '@arara/ui';
import { Link } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '../../lib/i18n.ts';
import { useTitle } from '../../lib/use-title.ts';
import styles from './form-screen.module.css';

/** One question to a screen: the way back, what it is for, the form. */
export function FormScreen({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const t = useT();
  useTitle(title);
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <IconButton
          look="filled"
          label={t('security.back_to_center')}
          icon={<ChevronLeft size={20} />}
          link={<Link to="/security-center" />}
        />
        <h1>{title}</h1>
      </header>
      <Card padding="lg">
        <p className={styles.text}>{text}</p>
        {children}
      </Card>
    </div>
  );
}
