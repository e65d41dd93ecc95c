import { Button } from '@arara/ui';
import { Link } from '@tanstack/react-router';
import { useT } from '../../lib/i18n.ts';
import { LegalDocument } from './legal-document.tsx';

const termsParts = [
  'operator',
  'age',
  'account',
  'money',
  'fairness',
  'elsewhere',
  'rewards',
  'conduct',
  'changes',
] as const;
const privacyParts = ['what', 'why', 'who', 'keep', 'rights', 'security'] as const;
const calmParts = ['idea', 'signs', 'figures', 'money', 'break', 'help'] as const;

/** The terms of use. */
export function TermsPage() {
  const t = useT();
  return (
    <LegalDocument
      title={t('legal.terms')}
      intro={t('legal.terms_intro')}
      parts={termsParts.map((part) => ({
        key: part,
        title: t(`legal.terms_${part}_title`),
        text: t(`legal.terms_${part}`),
      }))}
    />
  );
}

/** What is kept about people, why, and what they can ask for. */
export function PrivacyPage() {
  const t = useT();
  return (
    <LegalDocument
      title={t('legal.privacy')}
      intro={t('legal.privacy_intro')}
      parts={privacyParts.map((part) => ({
        key: part,
        title: t(`legal.privacy_${part}_title`),
        text: t(`legal.privacy_${part}`),
      }))}
    />
  );
}

/** How to keep playing a pastime, and where to find help. */
export function ResponsibleGamingPage() {
  const t = useT();
  return (
    <LegalDocument
      title={t('legal.responsible_gaming')}
      intro={t('legal.calm_intro')}
      parts={calmParts.map((part) => ({
        key: part,
        title: t(`legal.calm_${part}_title`),
        text: t(`legal.calm_${part}`),
      }))}
      action={
        <Button tone="ivory" size="lg" isWide link={<Link to="/protection" />}>
          {t('shell.protection')}
        </Button>
      }
    />
  );
}
