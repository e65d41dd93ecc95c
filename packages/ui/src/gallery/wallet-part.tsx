import { useState } from 'react';
import { Button } from '../actions/button.tsx';
import { Emoji } from '../art/emoji-image.tsx';
import { Avatar } from '../identity/avatar.tsx';
import { DataTable } from '../records/data-table.tsx';
import { RecordRow, Records } from '../records/records.tsx';
import { Card } from '../surface/card.tsx';
import { EmptyState, ErrorState } from '../surface/message-state.tsx';
import { ProgressBar } from '../surface/progress-bar.tsx';
import { Tag } from '../surface/tag.tsx';
import { Amount } from '../wallet/amount.tsx';
import { BalanceBar } from '../wallet/balance-bar.tsx';
import { CountdownRing } from '../wallet/countdown-ring.tsx';
import { QrCode } from '../wallet/qr-code.tsx';
import { Timeline } from '../wallet/timeline.tsx';
import { WalletPill } from '../wallet/wallet-pill.tsx';
import styles from './gallery.module.css';
import { type GalleryWords, locale } from './gallery-words.ts';
import { Section } from './section.tsx';

const pix =
  '00020101021226630014br.gov.bcb.pix2541pix.arara.example/v2/cob/7c1e9a40d2b84f6f52040000530398654062';
const stateWords = { done: 'feito', now: 'agora', later: 'depois', failed: 'não deu' };

export function MoneyPart({ words }: { words: GalleryWords }) {
  const [cents, setCents] = useState(128450n);
  const deposit = <a href="#deposit">{words.deposit}</a>;
  return (
    <Section title="Dinheiro">
      <div className={styles.stack}>
        <div className={styles.row}>
          <WalletPill
            balanceCents={cents}
            locale={locale}
            balanceLabel={words.balance}
            depositLabel={words.deposit}
            depositLink={deposit}
          />
          <WalletPill
            balanceCents={cents}
            locale={locale}
            balanceLabel={words.balance}
            depositLabel={words.deposit}
            depositLink={deposit}
            isQuiet
          />
        </div>
        <div className={styles.row}>
          <Amount cents={cents} locale={locale} size="lg" isRolling />
          <Button size="sm" onClick={() => setCents((before) => before + 98_765n)}>
            +987,65
          </Button>
          <Amount cents={-3600n} locale={locale} />
          <Amount cents={124000n} locale={locale} tone="leaf" isSigned />
        </div>
        <Card padding="lg">
          <BalanceBar
            freeCents={84230n}
            lockedCents={29220n}
            bonusCents={15000n}
            locale={locale}
            words={{ label: words.balance, free: 'Livre', locked: 'Falta apostar', bonus: 'Bônus' }}
          />
        </Card>
        <ProgressBar label="Apostas até os 5×" share={0.626} />
        <ProgressBar label="Bônus" share={0.35} tone="violet" />
        <div className={styles.row}>
          <CountdownRing share={0.72} text="10:48" label="Expira em 10 minutos" tone="leaf" />
          <CountdownRing
            share={0.61}
            text="1:13"
            caption="h restantes"
            label="73 minutos restantes"
            size={132}
          />
          <CountdownRing share={0.2} text="0:24" label="24 minutos restantes" tone="sun" />
          <CountdownRing share={0.05} text="0:08" label="8 minutos restantes" tone="scarlet" />
          <CountdownRing share={0} text="" label="Pago" isDone />
        </div>
      </div>
    </Section>
  );
}

export function PixPart() {
  return (
    <Section title="Pix e prazos">
      <Card padding="lg">
        <div className={styles.stack}>
          <div className={styles.row}>
            <QrCode text={pix} label="QR code do Pix" />
            <QrCode text={pix} label="QR code vencido" size={120} isSpent />
          </div>
          <Timeline
            label="Depósito"
            look="flat"
            stateWords={stateWords}
            steps={[
              { key: 'created', title: 'Criado', state: 'done' },
              { key: 'wait', title: 'Aguardando', state: 'now' },
              { key: 'paid', title: 'Pago', state: 'later' },
              { key: 'credited', title: 'No saldo', state: 'later' },
            ]}
          />
          <Timeline
            label="Saque"
            stateWords={stateWords}
            steps={[
              {
                key: '1',
                title: 'Pedido enviado',
                text: 'R$ 500,00 reservados no seu saldo',
                time: '21:04',
                state: 'done',
              },
              {
                key: '2',
                title: 'Em análise pela equipe',
                text: 'Costuma levar 20 min',
                time: 'agora',
                state: 'now',
              },
              { key: '3', title: 'Pix enviado', text: 'Com o comprovante aqui', state: 'later' },
            ]}
          />
          <Timeline
            label="Saque recusado"
            stateWords={stateWords}
            steps={[
              {
                key: '1',
                title: 'Recusado pelo banco',
                text: 'O valor voltou para o seu saldo',
                time: '21:40',
                state: 'failed',
              },
            ]}
          />
        </div>
      </Card>
    </Section>
  );
}

interface Win {
  id: string;
  game: string;
  player: string;
  cents: bigint;
  multiple: string;
}

const wins: readonly Win[] = [
  { id: '1', game: 'Coroa da Onça', player: 'bruno_r***', cents: 99_996n, multiple: '83,33×' },
  { id: '2', game: 'Dados de Ouro', player: 'tati.s***', cents: 24_750n, multiple: '9,90×' },
];

export function RecordsPart({ words }: { words: GalleryWords }) {
  const records = {
    label: 'Apostas',
    rowKey: (row: Win) => row.id,
    renderRow: (row: Win) => (
      <RecordRow
        picture={<Avatar seed={row.player} />}
        title={row.game}
        text={row.player}
        value={<Amount cents={row.cents} locale={locale} tone="leaf" isSigned />}
        note="há 4 s"
      />
    ),
    empty: (
      <EmptyState
        picture={<Emoji code="1f3af" size={72} />}
        title="Nenhuma aposta nos últimos 3 dias"
        text="Escolha um jogo e ela aparece aqui em segundos."
        actions={
          <>
            <Button>Ver 7 dias</Button>
            <Button tone="ivory">Explorar jogos</Button>
          </>
        }
      />
    ),
    error: (
      <ErrorState
        title="Não deu para carregar"
        text="Sua conexão falhou. Nada se perdeu."
        actions={<Button>{words.retry}</Button>}
      />
    ),
    endText: 'Isso é tudo.',
  };
  return (
    <Section title="Listas: pronta, carregando, vazia, com erro" isWide>
      <div className={styles.pair}>
        <Card>
          <Records {...records} state="ready" rows={wins} />
        </Card>
        <Card>
          <Records {...records} label="Apostas, carregando" state="loading" rows={[]} skeletonRows={3} />
        </Card>
        <Card>
          <Records {...records} state="ready" rows={[]} />
        </Card>
        <Card>
          <Records {...records} state="error" rows={[]} />
        </Card>
      </div>
      <Card padding="sm" className={styles.table ?? ''}>
        <DataTable
          caption="Ganhos ao vivo"
          rows={wins}
          rowKey={(row) => row.id}
          skeletonRows={1}
          columns={[
            { key: 'game', head: 'Jogo', cell: (row) => row.game },
            { key: 'player', head: 'Jogador', cell: (row) => row.player, isWideOnly: true },
            {
              key: 'multiple',
              head: 'Multiplicador',
              cell: (row) => <Tag tone="sun">{row.multiple}</Tag>,
              isNumber: true,
            },
            {
              key: 'prize',
              head: 'Prêmio',
              cell: (row) => <Amount cents={row.cents} locale={locale} />,
              isNumber: true,
            },
          ]}
        />
      </Card>
    </Section>
  );
}
