import { Button, Card, Emoji, EmptyState, VisuallyHidden } from '@arara/ui';
import { Link } from '@tanstack/react-router';
import { useT } from '../lib/i18n.ts';
import { useTitle } from '../lib/use-title.ts';

/** Where a game was asked for that is not there: the way to those that are. */
export function NoGame() {
  const t = useT();
  useTitle(t('games.stage_no_game'));
  return (
    <Card padding="lg">
      <VisuallyHidden>
        <h1>{t('games.stage_no_game')}</h1>
      </VisuallyHidden>
      <EmptyState
        picture={<Emoji code="1f3dd" size={72} />}
        title={t('games.stage_no_game')}
        text={t('games.stage_no_game_text')}
        actions={
          <Button tone="ivory" link={<Link to="/game" />}>
            {t('games.stage_see_games')}
          </Button>
        }
      />
    </Card>
  );
}
