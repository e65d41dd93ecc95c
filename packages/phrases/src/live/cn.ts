import type { Words } from '../words.ts';
import type { en } from './en.ts';

export const cn: Words<typeof en> = {
  text: '按投注额选择桌台，随时入座。',
  stakes: '投注 {{min}} 至 {{max}}',
  rtp_untold: '未公布 RTP',
  empty: '暂无真人桌台',
  empty_text: '新桌台开放后会显示在这里，先看看其他游戏吧。',
  related: '相关桌台',
};
