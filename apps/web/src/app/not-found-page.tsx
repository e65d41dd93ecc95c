import { Button, Card, Emoji, EmptyState, VisuallyHidden } from '@arara/ui';
import { Link } from '@tanstack/react-router';
import { useT } from '../lib/i18n.ts';
import { useTitle } from '../lib/use-title.ts';

/** No page at this address; two ways on. */
export function NotFoundPage() {
  const t = useT();
  useTitle(t('shell.not_found'));
  return (
    <Card>
      <VisuallyHidden>
        <h1>{t('shell.not_found')}</h1>
      </VisuallyHidden>
      <EmptyState
        picture={<Emoji code="1f3dd" size={72} />}
        title={t('shell.not_found')}
        text={t('shell.not_found_text')}
        actions={
          <>
            <Button tone="ivory" link={<Link to="/" />}>
              {t('shell.go_home')}
            </Button>
            <Button link={<Link to="/game" />}>{t('shell.explore_games')}</Button>
          </>
        }
      />
    </Card>
  );
}
