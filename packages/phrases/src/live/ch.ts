import type { Words } from '../words.ts';
import type { en, enErrors } from './en.ts';

export const ch: Words<typeof en> = {
  text: '依投注額選擇桌台，隨時入座。',
  stakes: '投注 {{min}} 至 {{max}}',
  rtp_untold: '未公布 RTP',
  empty: '暫無真人桌台',
  empty_text: '新桌台開放後會顯示在這裡，先看看其他遊戲吧。',
  related: '相關桌台',
};

export const chErrors: Words<typeof enErrors> = {
  live_table_unknown: '沒有這張桌台',
  live_round_unknown: '沒有這一局',
  live_bet_unknown: '沒有這筆投注',
  live_bets_closed: '本局已停止投注',
  live_slot_taken: '本局您已下過這一注',
  live_bet_over: '這筆投注已結束',
  live_not_flying: '飛行尚未開始',
  live_round_full: '本局額度已滿：請降低投注或更早兌現',
};
