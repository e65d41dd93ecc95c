import { type DataOf, promotions } from '@arara/contract';
import { Amount, Button, Card, KeyValues, ProgressBar, Sheet, Tag, useToast } from '@arara/ui';
import { useState } from 'react';
import { FormAlert } from '../../components/forms/form-alert.tsx';
import { useFailureWords } from '../../lib/failure.ts';
import { toCents, useFormat } from '../../lib/format.ts';
import { useLanguage, useT } from '../../lib/i18n.ts';
import { useTopic } from '../../lib/socket.ts';
import { useAction, useCall, useRefresh } from '../../lib/use-call.ts';
import styles from './bonus-card.module.css';
import { shareOf } from './share.ts';
import { useRefreshOffers } from './use-claim.ts';

type Bonus = NonNullable<DataOf<typeof promotions.bonusActive>['bonus']>;

/** The active bonus, while there is one: what is left, what it still asks for, and the way out of it. */
export function BonusCard() {
  const refresh = useRefresh();
  useTopic('balance', () => void refresh(promotions.bonusActive));
  const bonus = useCall(promotions.bonusActive, {}).data?.bonus;
  return bonus ? <ActiveBonus bonus={bonus} /> : null;
}

function ActiveBonus({ bonus }: { bonus: Bonus }) {
  const t = useT();
  const format = useFormat();
  const { locale } = useLanguage();
  const required = toCents(bonus.required_amount);
  const covered = toCents(bonus.covered_amount);
  const progress = t('promotions.bet_of', {
    done: format.money(covered),
    all: format.money(required),
  });
  return (
    <Card padding="lg" className={styles.card}>
      <div className={styles.head}>
        <div>
          <h2>{t('promotions.bonus_active')}</h2>
          <p className={styles.muted}>{t(`promotions.${bonus.promotion}_title`)}</p>
        </div>
        <Amount cents={toCents(bonus.bonus_money)} locale={locale} size="lg" />
      </div>
      <div className={styles.progress}>
        <ProgressBar
          tone="violet"
          label={t('promotions.rollover')}
          valueText={progress}
          share={shareOf(covered, required)}
        />
        <p className={styles.line}>
          <span>{progress}</span>
          <span>{t('promotions.still_to_bet', { amount: format.money(bonus.remaining_amount) })}</span>
        </p>
      </div>
      <KeyValues
        rows={[
          { key: 'stake', name: t('promotions.max_stake'), value: format.money(bonus.max_stake) },
          { key: 'ends', name: t('promotions.ends'), value: format.dateTime(bonus.expires_at) },
        ]}
      />
      <div className={styles.counting}>
        <h3>{t('promotions.counts')}</h3>
        <ul className={styles.counts}>
          {bonus.contributions.map(({ category, percent }) => (
            <li key={category}>
              <Tag>
                {t(`shell.category_${category as 'slots'}`)} {format.percent(String(percent))}
              </Tag>
            </li>
          ))}
        </ul>
      </div>
      <GiveUp bonus={bonus} />
    </Card>
  );
}

function GiveUp({ bonus }: { bonus: Bonus }) {
  const t = useT();
  const format = useFormat();
  const failureWords = useFailureWords();
  const toast = useToast();
  const refreshOffers = useRefreshOffers();
  const forfeit = useAction(promotions.bonusForfeit);
  const [isAsked, ask] = useState(false);
  const confirm = async () => {
    try {
      const { forfeited_amount } = await forfeit.mutateAsync({});
      toast({
        tone: 'cobalt',
        title: t('promotions.given_up'),
        text: t('promotions.given_up_text', { amount: format.money(forfeited_amount) }),
      });
      ask(false);
    } catch {
      // The sheet says why.
    }
    await refreshOffers(promotions.bonusActive);
  };
  return (
    <>
      <Button onClick={() => ask(true)}>{t('promotions.give_up')}</Button>
      <Sheet
        isOpen={isAsked}
        onOpenChange={ask}
        title={t('promotions.give_up_title')}
        text={t('promotions.give_up_text', { amount: format.money(bonus.bonus_money) })}
        closeLabel={t('common.close')}
      >
        <div className={styles.confirm}>
          <FormAlert words={forfeit.error && failureWords(forfeit.error)} />
          <Button isWide size="lg" onClick={() => ask(false)}>
            {t('promotions.keep_bonus')}
          </Button>
          <Button tone="danger" isWide size="lg" isLoading={forfeit.isPending} onClick={() => void confirm()}>
            {t('promotions.give_up')}
          </Button>
        </div>
      </Sheet>
    </>
  );
}
