import {
  ArrowDownToLine,
  Bell,
  Cherry,
  Dices,
  Gamepad2,
  Gift,
  Headphones,
  House,
  Menu as MenuIcon,
  PanelLeftClose,
  Search,
  Video,
} from 'lucide-react';
import { useState } from 'react';
import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { Field } from '../fields/field.tsx';
import { PinField } from '../fields/pin-field.tsx';
import { Avatar } from '../identity/avatar.tsx';
import { Flag, type FlagCode } from '../identity/flag.tsx';
import { Logo } from '../identity/logo.tsx';
import { VipBadge, vipTiers } from '../identity/vip-badge.tsx';
import { BottomBar, BottomBarItem } from '../nav/bottom-bar.tsx';
import { Footer } from '../nav/footer.tsx';
import { Rail, RailItem, RailLine } from '../nav/rail.tsx';
import { TopBar } from '../nav/top-bar.tsx';
import { Menu } from '../overlay/menu.tsx';
import { Sheet } from '../overlay/sheet.tsx';
import { SheetScene } from '../overlay/sheet-scene.tsx';
import { useToast } from '../overlay/toast.tsx';
import { KeyValues } from '../wallet/key-values.tsx';
import { WalletPill } from '../wallet/wallet-pill.tsx';
import styles from './gallery.module.css';
import { type GalleryWords, locale } from './gallery-words.ts';
import { Section } from './section.tsx';

const link = <a href="#place">Ir</a>;
const flagCodes: readonly FlagCode[] = ['br', 'us', 'cn', 'hk', 'vn', 'id', 'th', 'tr', 'my'];

export function OverlaysPart({ words }: { words: GalleryWords }) {
  const [open, setOpen] = useState<'confirm' | 'login' | null>(null);
  const [pin, setPin] = useState('');
  const toast = useToast();
  const close = (isOpen: boolean) => {
    if (!isOpen) setOpen(null);
  };
  return (
    <Section title="Folhas, avisos e menus">
      <div className={styles.row}>
        <Button onClick={() => setOpen('confirm')}>Confirmar saque</Button>
        <Button onClick={() => setOpen('login')}>Entrar</Button>
        <Button
          onClick={() =>
            toast({ tone: 'leaf', title: 'Código copiado', text: 'Agora cole no app do seu banco' })
          }
        >
          Aviso bom
        </Button>
        <Button
          onClick={() =>
            toast({
              tone: 'scarlet',
              title: 'Sem conexão',
              text: 'Suas apostas estão salvas.',
              action: { label: words.retry, altText: 'Recarregue a página', onPress: () => {} },
            })
          }
        >
          Aviso ruim
        </Button>
        <Menu
          align="start"
          trigger={<Button>Idioma</Button>}
          entries={[
            {
              kind: 'action',
              key: 'pt',
              label: 'Português',
              icon: <Flag code="br" />,
              isChosen: true,
              onPress: () => {},
            },
            { kind: 'action', key: 'en', label: 'English', icon: <Flag code="us" />, onPress: () => {} },
            { kind: 'line', key: 'line' },
            { kind: 'link', key: 'help', label: 'Suporte', icon: <Headphones size={20} />, link },
          ]}
        />
      </div>
      <Sheet
        isOpen={open === 'confirm'}
        onOpenChange={close}
        title="Confirmar saque"
        closeLabel={words.close}
        footer={
          <Button tone="cta" size="lg" isWide>
            Sacar R$ 500,00
          </Button>
        }
      >
        <KeyValues
          rows={[
            { key: 'a', name: 'Valor', value: 'R$ 500,00' },
            { key: 'b', name: 'Taxa 0,5% + R$ 1,00', value: '−R$ 3,50' },
            { key: 'c', name: 'Você recebe', value: 'R$ 496,50', isStrong: true },
            { key: 'd', name: 'Chave Pix, CPF', value: '•••.982.•••-25' },
          ]}
        />
        <PinField label="Senha de saque, 6 números" value={pin} onValueChange={setPin} />
      </Sheet>
      <Sheet
        isOpen={open === 'login'}
        onOpenChange={close}
        size="lg"
        title="Entrar"
        isTitleHidden
        closeLabel={words.close}
        art={
          <SheetScene title="Que bom ver você de novo" brand={<Logo name={words.brand} size={40} />}>
            <span>Pix em segundos</span>
            <span>Resultado verificável</span>
          </SheetScene>
        }
      >
        <div className={styles.stack}>
          <Field label="Usuário ou CPF" />
          <Field label="Senha" type="password" reveal={{ show: 'Mostrar', hide: 'Esconder' }} />
          <Button tone="cta" size="lg" isWide>
            Entrar
          </Button>
        </div>
      </Sheet>
    </Section>
  );
}

export function IdentityPart({ words }: { words: GalleryWords }) {
  return (
    <Section title="Quem somos e quem joga">
      <div className={styles.stack}>
        <div className={styles.row}>
          <Logo name={words.brand} size={44} />
          <Logo name={words.brand} size={32} isMarkOnly />
        </div>
        <div className={styles.row}>
          {vipTiers.map((tier, index) => (
            <VipBadge key={tier} tier={tier} mark={String(index + 1)} size={56} isLocked={index === 4} />
          ))}
        </div>
        <div className={styles.row}>
          <Avatar seed="luana" size={48} vipShare={0.68} label="luana_rj" />
          {['a', 'b', 'c', 'd', 'e'].map((seed) => (
            <Avatar key={seed} seed={seed} />
          ))}
        </div>
        <div className={styles.row}>
          {flagCodes.map((code) => (
            <Flag key={code} code={code} size={28} />
          ))}
        </div>
      </div>
    </Section>
  );
}

export function ShellPart({ words }: { words: GalleryWords }) {
  return (
    <Section title="Moldura: trilho, topo, barra de baixo, rodapé" isWide>
      <div className={styles.frame} id="place">
        <Rail
          label="Lugares"
          brand={<Logo name={words.brand} size={36} />}
          toggle={<IconButton label="Recolher" icon={<PanelLeftClose size={18} />} />}
          foot={<RailItem icon={<Headphones size={20} />} label="Suporte 24 h" link={link} />}
        >
          <RailItem icon={<House size={20} />} label="Início" link={link} isActive />
          <RailItem icon={<Cherry size={20} />} label="Slots" count="412" link={link} />
          <RailItem icon={<Video size={20} />} label="Ao vivo" count="86" link={link} />
          <RailItem icon={<Dices size={20} />} label="Mesa" count="38" link={link} />
          <RailLine />
          <RailItem icon={<Gift size={20} />} label="Promoções" link={link} />
        </Rail>
        <div className={styles.beside}>
          <TopBar
            lead={<Logo name={words.brand} size={32} />}
            search={
              <Field label="Buscar" isLabelHidden placeholder="Buscar jogos" prefix={<Search size={18} />} />
            }
            session="42 min · resultado −R$ 36,00"
            wallet={
              <WalletPill
                balanceCents={128450n}
                locale={locale}
                balanceLabel={words.balance}
                depositLabel={words.deposit}
                depositLink={link}
              />
            }
            actions={<IconButton label="Avisos" icon={<Bell size={20} />} hasDot />}
          />
        </div>
        <BottomBar label="Lugares">
          <BottomBarItem icon={<MenuIcon size={22} />} label="Menu" link={link} />
          <BottomBarItem icon={<Gamepad2 size={22} />} label="Jogos" link={link} isActive />
          <BottomBarItem icon={<ArrowDownToLine size={24} />} label={words.deposit} link={link} isRaised />
          <BottomBarItem icon={<Gift size={22} />} label="Promoções" link={link} />
          <BottomBarItem icon={<Avatar seed="luana" size={24} />} label="Eu · 42 min" link={link} />
        </BottomBar>
      </div>
      <Footer
        brand={
          <>
            <Logo name={words.brand} size={36} />
            <p>Jogos com resultado verificável, Pix em segundos e limites que você controla.</p>
          </>
        }
        columns={['Jogar', 'Conta', 'Ajuda', 'Jogo responsável'].map((title) => ({
          title,
          links: ['Um', 'Dois', 'Três'].map((label) => ({ key: label, label, link })),
        }))}
        ageMark="18+"
        legal="Proibido para menores de 18 anos. Jogar pode causar dependência: jogue com moderação e só o que pode perder."
        aside={
          <span className={styles.row}>
            <Flag code="br" /> Português · BRL
          </span>
        }
      />
    </Section>
  );
}
