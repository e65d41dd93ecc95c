import type { Words } from '../words.ts';
import type { en, enErrors } from './en.ts';

export const cn: Words<typeof en> = {
  text: '按投注额选择桌台，随时入座。',
  stakes: '投注 {{min}} 至 {{max}}',
  rtp_untold: '未公布 RTP',
  empty: '暂无真人桌台',
  empty_text: '新桌台开放后会显示在这里，先看看其他游戏吧。',
  related: '相关桌台',
};

export const cnErrors: Words<typeof enErrors> = {
  live_table_unknown: '没有这张桌台',
  live_round_unknown: '没有这一局',
  live_bet_unknown: '没有这笔投注',
  live_bets_closed: '本局已停止投注',
  live_slot_taken: '本局您已下过这一注',
  live_bet_over: '这笔投注已结束',
  live_not_flying: '飞行尚未开始',
  live_round_full: '本局额度已满：请降低投注或更早兑现',
};
