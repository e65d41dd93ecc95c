import { Button, Card, IconButton, KeyValues } from '@arara/ui';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, Copy, RotateCcw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useT } from '../../lib/i18n.ts';
import { useCopy } from '../../lib/use-copy.ts';
import { useTitle } from '../../lib/use-title.ts';
import styles from './diagnostics.module.css';
import { type Findings, reportText } from './report.ts';

interface DiagnosticsScreenProps {
  title: string;
  text: string;
  parts: readonly Findings[];
  isRunning: boolean;
  onRunAgain: () => void;
  /** Stands before what was found. */
  children?: ReactNode;
}

/** A test page outside the layout: what was found in parts, again at will, and all of it as text. */
export function DiagnosticsScreen(props: DiagnosticsScreenProps) {
  const { title, text, parts, isRunning, onRunAgain, children } = props;
  const t = useT();
  const { isCopied, copy } = useCopy();
  const [hasFailed, setFailed] = useState(false);
  useTitle(title);
  const copyAll = async () => setFailed(!(await copy(reportText(title, parts))));
  const told = isCopied
    ? t('diagnostics.copied')
    : hasFailed
      ? t('diagnostics.copy_failed')
      : t(isRunning ? 'diagnostics.running' : 'diagnostics.done');
  return (
    <main id="content" tabIndex={-1} className={styles.page}>
      <header className={styles.head}>
        <IconButton
          look="filled"
          label={t('shell.go_home')}
          icon={<ArrowLeft size={20} />}
          link={<Link to="/" />}
        />
        <div className={styles.words}>
          <h1>{title}</h1>
          <p>{text}</p>
        </div>
      </header>
      <div className={styles.actions}>
        <Button
          icon={<RotateCcw size={18} aria-hidden="true" />}
          isLoading={isRunning}
          onClick={() => {
            setFailed(false);
            onRunAgain();
          }}
        >
          {t('diagnostics.run_again')}
        </Button>
        <Button
          tone="ivory"
          icon={<Copy size={18} aria-hidden="true" />}
          disabled={isRunning}
          onClick={() => void copyAll()}
        >
          {t('diagnostics.copy_all')}
        </Button>
        <p className={styles.told} role="status">
          {told}
        </p>
      </div>
      {children}
      <div className={styles.parts} aria-busy={isRunning}>
        {parts.map((part) => (
          <Card key={part.key} padding="lg">
            <h2 className={styles.part}>{part.title}</h2>
            <KeyValues rows={part.rows} />
          </Card>
        ))}
      </div>
    </main>
  );
}
