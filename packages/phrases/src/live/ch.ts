import type { Words } from '../words.ts';
import type { en } from './en.ts';

export const ch: Words<typeof en> = {
  text: '依投注額選擇桌台，隨時入座。',
  stakes: '投注 {{min}} 至 {{max}}',
  rtp_untold: '未公布 RTP',
  empty: '暫無真人桌台',
  empty_text: '新桌台開放後會顯示在這裡，先看看其他遊戲吧。',
  related: '相關桌台',
};
