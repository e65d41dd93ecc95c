import type { Words } from '../words.ts';
import type { en } from './en.ts';

export const th: Words<typeof en> = {
  text: 'เลือกโต๊ะตามวงเงินเดิมพัน แล้วเข้าร่วมได้เลย',
  stakes: 'เดิมพัน {{min}} ถึง {{max}}',
  rtp_untold: 'ไม่เปิดเผย RTP',
  empty: 'ยังไม่มีโต๊ะสดเปิดอยู่',
  empty_text: 'โต๊ะใหม่จะแสดงที่นี่ทันทีที่เปิด ระหว่างนี้ดูเกมอื่นก่อนได้',
  related: 'โต๊ะที่เกี่ยวข้อง',
};
