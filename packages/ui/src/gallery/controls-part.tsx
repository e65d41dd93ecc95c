import { Bell, Heart, Newspaper, Plus, RefreshCw, Search, ShieldAlert, Smartphone, User } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { Checkbox } from '../fields/checkbox.tsx';
import { Chips } from '../fields/chips.tsx';
import { Field } from '../fields/field.tsx';
import { CpfField, PhoneField } from '../fields/masked-field.tsx';
import { MoneyField } from '../fields/money-field.tsx';
import { PinField } from '../fields/pin-field.tsx';
import { Select } from '../fields/select.tsx';
import { Switch } from '../fields/switch.tsx';
import { Tabs } from '../nav/tabs.tsx';
import { Tooltip } from '../overlay/tooltip.tsx';
import { IconTile } from '../surface/icon-tile.tsx';
import { LiveDot, Tag } from '../surface/tag.tsx';
import styles from './gallery.module.css';
import { type GalleryWords, locale } from './gallery-words.ts';
import { Section } from './section.tsx';

export function ButtonsPart({ words }: { words: GalleryWords }) {
  return (
    <Section title="Botões, um verde por tela">
      <div className={styles.row}>
        <Button tone="cta" size="lg">
          {words.deposit}
        </Button>
        <Button tone="cta" icon={<RefreshCw size={18} />}>
          Girar
        </Button>
        <Button tone="tonal" icon={<Plus size={16} />}>
          {words.deposit}
        </Button>
        <Button tone="ivory">Quero participar</Button>
        <Button tone="ghost">Ver regras</Button>
        <Button>Cancelar</Button>
        <Button tone="danger">Encerrar sessão</Button>
        <Button disabled>Indisponível</Button>
        <Button tone="cta" isLoading>
          {words.deposit}
        </Button>
        <Button size="sm">Pequeno</Button>
        <Tooltip text="Guarda este jogo nos seus favoritos">
          <IconButton look="filled" label={words.favourite} icon={<Heart size={20} />} isPressed />
        </Tooltip>
        <IconButton look="filled" size="lg" label="Avisos, 3 novos" icon={<Bell size={20} />} hasDot />
        <IconButton label="Buscar" icon={<Search size={20} />} />
      </div>
    </Section>
  );
}

const amounts = ['50', '100', '200', '500', '1000'] as const;

export function ChipsPart() {
  const [amount, setAmount] = useState<(typeof amounts)[number]>('100');
  const [tab, setTab] = useState<'todos' | 'meus' | 'maiores'>('todos');
  const [info, setInfo] = useState<'regras' | 'premios' | 'justica'>('regras');
  return (
    <Section title="Fichas, marcas e abas">
      <div className={styles.stack}>
        <Chips
          label="Valor"
          layout="even"
          value={amount}
          onValueChange={setAmount}
          options={amounts.map((value) => ({ value, label: value }))}
        />
        <div className={styles.row}>
          <Tag tone="leaf">Pago</Tag>
          <Tag tone="sun">VIP Ouro</Tag>
          <Tag tone="scarlet">Recusado</Tag>
          <Tag tone="cobalt">Em análise</Tag>
          <Tag tone="violet">Promoção</Tag>
          <Tag>96,4%</Tag>
          <LiveDot /> <LiveDot tone="leaf" />
        </div>
        <div className={styles.row}>
          <IconTile>
            <Smartphone size={20} />
          </IconTile>
          <IconTile tone="cobalt">
            <Newspaper size={18} />
          </IconTile>
          <IconTile tone="scarlet">
            <ShieldAlert size={18} />
          </IconTile>
        </div>
        <Tabs
          label="Apostas"
          value={tab}
          onValueChange={setTab}
          options={[
            { value: 'todos', label: 'Todos' },
            { value: 'meus', label: 'Meus' },
            { value: 'maiores', label: 'Maiores' },
          ]}
        />
        <Tabs
          label="Sobre o jogo"
          look="underlined"
          value={info}
          onValueChange={setInfo}
          options={[
            { value: 'regras', label: 'Regras' },
            { value: 'premios', label: 'Prêmios' },
            { value: 'justica', label: 'Justiça' },
          ]}
        />
      </div>
    </Section>
  );
}

export function FieldsPart() {
  const [cents, setCents] = useState(1000n);
  const [low, setLow] = useState(1200n);
  const [pin, setPin] = useState('4821');
  const [code, setCode] = useState('731');
  const [cpf, setCpf] = useState('52998224725');
  const [phone, setPhone] = useState('11933224455');
  const keys = { half: 'Metade (½)', double: 'Dobro (2×)', less: 'Menos R$ 1', more: 'Mais R$ 1' };
  return (
    <Section title="Campos" isWide>
      <div className={styles.pair}>
        <MoneyField
          label="Aposta por giro"
          aside="20 linhas · R$ 0,50 cada"
          size="lg"
          locale={locale}
          valueCents={cents}
          onValueChange={setCents}
          minCents={50n}
          keys={keys}
        />
        <MoneyField
          label="Valor"
          aside="mín. R$ 20 · máx. R$ 10.000"
          locale={locale}
          valueCents={low}
          onValueChange={setLow}
          error={low < 2000n ? 'O mínimo é R$ 20,00. Aumente o valor.' : undefined}
          keys={{ half: keys.half, double: keys.double }}
        />
        <Field
          label="Usuário"
          prefix={<User size={18} />}
          defaultValue="luana_rj"
          hint="De 4 a 20 letras e números."
        />
        <Field
          label="Senha"
          type="password"
          defaultValue="umaSenhaBoa"
          reveal={{ show: 'Mostrar senha', hide: 'Esconder senha' }}
        />
        <CpfField
          label="CPF"
          value={cpf}
          onValueChange={setCpf}
          hint="O Pix só entra e sai de contas neste CPF."
        />
        <PhoneField label="Celular" value={phone} onValueChange={setPhone} />
        <PinField label="Senha de saque, 6 números" value={pin} onValueChange={setPin} />
        <PinField
          label="Código"
          isCode
          value={code}
          onValueChange={setCode}
          error="O código não confere. Peça outro."
        />
        <Select
          label="Período"
          defaultValue="3"
          options={[
            { value: '3', label: 'Últimos 3 dias' },
            { value: '7', label: 'Últimos 7 dias' },
          ]}
        />
        <div>
          <Checkbox label="Lembrar deste aparelho" defaultChecked />
          <Checkbox label="Tenho 18 anos ou mais" error="Só maiores de 18 anos podem jogar." />
          <Switch label="Giro turbo" defaultChecked />
          <Switch label="Boas-vindas 100%" tone="violet" />
        </div>
      </div>
    </Section>
  );
}
