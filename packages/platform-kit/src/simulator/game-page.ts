import { formatAmount } from '@arara/money';
import { gameWords } from './game-words.ts';

const safe = (text: string) => text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const style = `
:root{color-scheme:dark}*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:16px;background:radial-gradient(circle at 50% 30%,#2a3f86,#0b1220 70%);color:#f4f7ff;font:16px/24px system-ui,sans-serif}
main{width:100%;max-width:380px;display:grid;gap:16px;text-align:center}
h1{margin:0;font-size:24px;line-height:30px}.note{margin:0;color:#a9b7d0;font-size:13px;line-height:18px}
.coin{width:132px;height:132px;margin:8px auto;border-radius:50%;display:grid;place-items:center;background:radial-gradient(circle at 35% 30%,#fff0b8,#ffc53d 45%,#946206);color:#2a1b00;font:800 44px/1 system-ui,sans-serif;box-shadow:0 12px 40px #0008,inset 0 0 0 6px #fff3}
.coin.turning{animation:turn .5s ease-out}@keyframes turn{to{transform:rotateY(1080deg)}}
@media(prefers-reduced-motion:reduce){.coin.turning{animation:none}}
.row{display:grid;grid-template-columns:1fr 1fr;gap:12px}
button{height:56px;border:0;border-radius:16px;background:#19d27c;color:#03170d;font:700 16px/24px system-ui,sans-serif;cursor:pointer}
button:disabled{opacity:.6;cursor:default}button:focus-visible,input:focus-visible{outline:3px solid #7fb0ff;outline-offset:2px}
label{display:flex;align-items:center;justify-content:space-between;gap:12px;padding:8px 16px;border-radius:14px;background:#0a111e;color:#a9b7d0}
input{width:120px;height:40px;border:0;border-radius:10px;background:#152238;color:#f4f7ff;font:600 18px/24px system-ui,sans-serif;text-align:right;padding:0 12px}
.money{font-variant-numeric:tabular-nums;font-weight:700;color:#ffd36b}#said{min-height:24px;margin:0;font-weight:600}`;

const script = `
const at=location.pathname,said=document.getElementById('said'),coin=document.querySelector('.coin'),money=document.getElementById('money');
const words=JSON.parse(document.getElementById('words').textContent),buttons=[...document.querySelectorAll('button')];
const show=(text)=>{money.textContent=new Intl.NumberFormat(words.locale,{style:'currency',currency:'BRL'}).format(text)};
show(money.textContent);
const stakeField=document.getElementById('stake');stakeField.value=new Intl.NumberFormat(words.locale,{minimumFractionDigits:2}).format(stakeField.value);
// Written with a comma or a point, as one is used to.
const wire=(text)=>{const parts=/^\\s*(\\d[\\d.,\\s]*?)(?:[.,](\\d{1,2}))?\\s*$/.exec(text);return parts?parts[1].replace(/\\D/g,'')+'.'+(parts[2]??'').padEnd(2,'0'):text};
const flip=async(side)=>{for(const b of buttons)b.disabled=true;
 try{const stake=wire(stakeField.value);
  const answer=await(await fetch(at+'/flip?side='+side+'&stake='+encodeURIComponent(stake),{method:'POST'})).json();
  if(answer.error){said.textContent=answer.error==='insufficient_funds'?words.poor:words.over}else{
   coin.classList.remove('turning');void coin.offsetWidth;coin.classList.add('turning');coin.textContent=answer.side==='heads'?words.h:words.t;
   show(answer.balance);said.textContent=answer.payout==='0.00'?words.lost:words.won+' '+new Intl.NumberFormat(words.locale,{style:'currency',currency:'BRL'}).format(answer.payout);
   parent.postMessage({type:'balance',balance:answer.balance},'*')}
 }catch{said.textContent=words.over}finally{for(const b of buttons)b.disabled=false}};
for(const b of buttons)b.addEventListener('click',()=>flip(b.dataset.side));`;

const locales: Record<string, string> = {
  pt: 'pt-BR',
  en: 'en',
  cn: 'zh-Hans',
  ch: 'zh-Hant',
  vi: 'vi',
  id: 'id',
  th: 'th',
  tr: 'tr',
  msa: 'ms',
};

/** The playable page of any game of the lobby: a coin with two sides, played with what the player has here. */
export function gamePage(game: {
  readonly title: string;
  readonly language: string;
  readonly balanceCents: bigint;
  readonly minStake: string;
  readonly nonce: string;
}): string {
  const words = gameWords[game.language] ?? gameWords.en;
  if (!words) throw new Error('the test game has no words');
  const locale = locales[game.language] ?? 'en';
  const told = {
    locale,
    poor: words.poor,
    over: words.over,
    won: words.won,
    lost: words.lost,
    h: words.heads.slice(0, 1),
    t: words.tails.slice(0, 1),
  };
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${safe(game.title)}</title><style nonce="${game.nonce}">${style}</style></head><body><main>
<p class="note">${safe(words.test)}</p><h1>${safe(game.title)}</h1><div class="coin" aria-hidden="true">?</div>
<p id="said" role="status">${safe(words.choose)}</p>
<p class="note">${safe(words.balance)}: <span id="money" class="money">${formatAmount(game.balanceCents)}</span></p>
<label>${safe(words.stake)} (R$) <input id="stake" inputmode="decimal" value="${game.minStake}" maxlength="10"></label>
<div class="row"><button type="button" data-side="heads">${safe(words.heads)}</button><button type="button" data-side="tails">${safe(words.tails)}</button></div>
</main><script type="application/json" id="words" nonce="${game.nonce}">${JSON.stringify(told).replaceAll('<', '\\u003c')}</script><script nonce="${game.nonce}">${script}</script></body></html>`;
}

/** What a page whose session is over says. */
export function overPage(language: string, nonce: string): string {
  const words = gameWords[language] ?? gameWords.en;
  return `<!doctype html><html lang="${locales[language] ?? 'en'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${safe(words?.over ?? '')}</title><style nonce="${nonce}">${style}</style></head><body><main><p>${safe(words?.over ?? '')}</p></main></body></html>`;
}
