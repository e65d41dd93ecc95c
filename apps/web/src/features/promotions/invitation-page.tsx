import { type DataOf, promotions } from '@arara/contract';
import { Button, Card, Emoji, EmptyState, Field, ProgressBar, Records } from '@arara/ui';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { CopyText } from '../../components/seed-pair/copy-text.tsx';
import { useFailureWords } from '../../lib/failure.ts';
import { toCents, useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/i18n.ts';
import { type PagedList, usePages } from '../../lib/use-pages.ts';
import styles from './invitation.module.css';
import { PromotionScreen } from './promotion-screen.tsx';
import { shareOf } from './share.ts';
import { StateTag } from './state-tag.tsx';
import { useClaim } from './use-claim.ts';

type Check = DataOf<typeof promotions.invitationCheck>;
type Invitee = Check['items'][number];

/** `/promotion/activity/invitation-activity`: the link to share, how the reward is earned, and everybody invited. */
export function InvitationPage() {
  const list = usePages(promotions.invitationCheck, {});
  const check = { data: list.first, error: list.error, refetch: list.again };
  return (
    <PromotionScreen code="invitation" check={check}>
      {(data) => (
        <div className={styles.desk}>
          <div className={styles.column}>
            <Share check={data} />
            <Steps check={data} />
          </div>
          <Invited check={data} invitees={list.pages.flatMap(({ items }) => items)} list={list} />
        </div>
      )}
    </PromotionScreen>
  );
}

function Share({ check }: { check: Check }) {
  const t = useT();
  const format = useFormat();
  const link = `${globalThis.location.origin}/login?code=${check.invite_code}`;
  return (
    <section className={styles.share}>
      <Emoji code="1f91d" size={96} className={styles.hands} />
      <h2 className={styles.reward}>{format.money(check.reward_amount)}</h2>
      <p>{t('promotions.per_friend')}</p>
      <dl className={styles.codes}>
        <div>
          <dt>{t('promotions.your_code')}</dt>
          <dd>
            <CopyText text={check.invite_code} label={t('promotions.your_code')} />
          </dd>
        </div>
        <div>
          <dt>{t('promotions.your_link')}</dt>
          <dd>
            <CopyText text={link} label={t('promotions.your_link')} />
          </dd>
        </div>
      </dl>
    </section>
  );
}

function Steps({ check }: { check: Check }) {
  const t = useT();
  const format = useFormat();
  return (
    <Card>
      <h2>{t('promotions.how')}</h2>
      <ol className={styles.steps}>
        <li>{t('promotions.invite_step_1')}</li>
        <li>{t('promotions.invite_step_2', { min: format.money(check.required_amount) })}</li>
        <li>{t('promotions.invite_step_3', { times: check.turnover_times })}</li>
        <li>{t('promotions.invite_step_4', { amount: format.money(check.reward_amount) })}</li>
      </ol>
    </Card>
  );
}

interface InvitedProps {
  check: Check;
  invitees: readonly Invitee[];
  list: PagedList;
}

function Invited({ check, invitees, list }: InvitedProps) {
  const t = useT();
  const failureWords = useFailureWords();
  const { claim, claiming, error } = useClaim(promotions.invitationClaim, promotions.invitationCheck);
  // One green button a page: the newest for whom the reward waits.
  const first = invitees.find(({ state }) => state === 'claimable')?.name;
  return (
    <Card className={styles.invited}>
      <h2>
        {t('promotions.invited')} <small className={styles.count}>{check.total}</small>
      </h2>
      <ByName
        isClaiming={claiming !== null}
        error={error ? failureWords(error) : ''}
        onClaim={(name) => claim({ name })}
      />
      <Records<Invitee>
        label={t('promotions.invited')}
        state={list.state}
        rows={invitees}
        rowKey={({ name }) => name}
        endText={t('common.end_of_list')}
        {...(list.hasMore
          ? { more: { label: t('common.load_more'), isLoading: list.isLoadingMore, onPress: list.more } }
          : {})}
        renderRow={(invitee) => (
          <InviteeRow
            invitee={invitee}
            isFirst={invitee.name === first}
            isClaiming={claiming?.name === invitee.name}
            onClaim={() => claim({ name: invitee.name })}
          />
        )}
        empty={
          <EmptyState
            picture={<Emoji code="1f44b" size={72} />}
            title={t('promotions.invited_none')}
            text={t('promotions.invited_none_text')}
          />
        }
        error={<Button onClick={list.again}>{t('common.try_again')}</Button>}
      />
      <Link to="/promotion/history" className={styles.history}>
        {t('promotions.history')}
      </Link>
    </Card>
  );
}

interface ByNameProps {
  isClaiming: boolean;
  error: string;
  onClaim: (name: string) => void;
}

/** Claims by the invitee's account, for who knows it better than the list is long. */
function ByName({ isClaiming, error, onClaim }: ByNameProps) {
  const t = useT();
  const [name, setName] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '') onClaim(name.trim());
  };
  return (
    <form className={styles.byName} onSubmit={submit}>
      <Field
        label={t('promotions.invitee_account')}
        value={name}
        onChange={(event) => setName(event.target.value)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={20}
        {...(error ? { error } : {})}
      />
      <Button type="submit" isLoading={isClaiming} disabled={name.trim() === ''}>
        {t('promotions.claim')}
      </Button>
    </form>
  );
}

interface InviteeRowProps {
  invitee: Invitee;
  isFirst: boolean;
  isClaiming: boolean;
  onClaim: () => void;
}

function InviteeRow({ invitee, isFirst, isClaiming, onClaim }: InviteeRowProps) {
  const t = useT();
  const format = useFormat();
  const done = toCents(invitee.turnover_amount);
  const all = toCents(invitee.required_amount);
  const bet = t('promotions.bet_of', { done: format.money(done), all: format.money(all) });
  return (
    <div className={styles.row}>
      <div className={styles.rowWords}>
        <p className={styles.name}>
          {invitee.name}
          <StateTag state={invitee.state} reason={invitee.reason} />
        </p>
        {all > 0n ? (
          <>
            <ProgressBar
              tone={done >= all ? 'leaf' : 'cobalt'}
              label={t('promotions.turnover')}
              valueText={bet}
              share={shareOf(done, all)}
            />
            <p className={styles.note}>{bet}</p>
          </>
        ) : (
          <p className={styles.note}>{invitee.message}</p>
        )}
      </div>
      {invitee.state === 'claimable' && (
        <Button tone={isFirst ? 'cta' : 'tonal'} isLoading={isClaiming} onClick={onClaim}>
          {t('promotions.claim')}
        </Button>
      )}
    </div>
  );
}
