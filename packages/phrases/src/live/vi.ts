import type { Words } from '../words.ts';
import type { en } from './en.ts';

export const vi: Words<typeof en> = {
  text: 'Chia bài ngay trước mắt, theo nhịp của bạn. Ván nào cũng kiểm tra lại được.',
  stakes: 'Cược từ {{min}} đến {{max}}',
  rtp_untold: 'Chưa công bố RTP',
  empty: 'Chưa có bàn trực tiếp nào mở',
  empty_text: 'Bàn mới sẽ hiện ở đây ngay khi mở. Trong lúc chờ, hãy xem các trò khác.',
  related: 'Bàn liên quan',
};
