import type { Words } from '../words.ts';
import type { en } from './en.ts';

export const vi: Words<typeof en> = {
  text: 'Chọn bàn theo mức cược và vào chỗ.',
  stakes: 'Cược từ {{min}} đến {{max}}',
  rtp_untold: 'Chưa công bố RTP',
  empty: 'Chưa có bàn trực tiếp nào mở',
  empty_text: 'Bàn mới sẽ hiện ở đây ngay khi mở. Trong lúc chờ, hãy xem các trò khác.',
  related: 'Bàn liên quan',
};
