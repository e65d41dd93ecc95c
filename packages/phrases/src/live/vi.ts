import type { Words } from '../words.ts';
import type { en, enErrors } from './en.ts';

export const vi: Words<typeof en> = {
  text: 'Chọn bàn theo mức cược và vào chỗ.',
  stakes: 'Cược từ {{min}} đến {{max}}',
  rtp_untold: 'Chưa công bố RTP',
  empty: 'Chưa có bàn trực tiếp nào mở',
  empty_text: 'Bàn mới sẽ hiện ở đây ngay khi mở. Trong lúc chờ, hãy xem các trò khác.',
  related: 'Bàn liên quan',
};

export const viErrors: Words<typeof enErrors> = {
  live_table_unknown: 'Bàn này không tồn tại',
  live_round_unknown: 'Ván này không tồn tại',
  live_bet_unknown: 'Cược này không tồn tại',
  live_bets_closed: 'Ván này đã đóng cược',
  live_slot_taken: 'Bạn đã đặt cược này trong ván',
  live_bet_over: 'Cược này đã kết thúc',
  live_not_flying: 'Chuyến bay chưa bắt đầu',
  live_round_full: 'Ván này đã đầy: hãy cược ít hơn hoặc rút sớm hơn',
};
