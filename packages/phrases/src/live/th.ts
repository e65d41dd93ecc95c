import type { Words } from '../words.ts';
import type { en, enErrors } from './en.ts';

export const th: Words<typeof en> = {
  text: 'เลือกโต๊ะตามวงเงินเดิมพัน แล้วเข้าร่วมได้เลย',
  stakes: 'เดิมพัน {{min}} ถึง {{max}}',
  rtp_untold: 'ไม่เปิดเผย RTP',
  empty: 'ยังไม่มีโต๊ะสดเปิดอยู่',
  empty_text: 'โต๊ะใหม่จะแสดงที่นี่ทันทีที่เปิด ระหว่างนี้ดูเกมอื่นก่อนได้',
  related: 'โต๊ะที่เกี่ยวข้อง',
};

export const thErrors: Words<typeof enErrors> = {
  live_table_unknown: 'ไม่มีโต๊ะนี้',
  live_round_unknown: 'ไม่มีรอบนี้',
  live_bet_unknown: 'ไม่มีเดิมพันนี้',
  live_bets_closed: 'รอบนี้ปิดรับเดิมพันแล้ว',
  live_slot_taken: 'คุณวางเดิมพันนี้ในรอบแล้ว',
  live_bet_over: 'เดิมพันนี้จบแล้ว',
  live_not_flying: 'เที่ยวบินยังไม่เริ่ม',
  live_round_full: 'รอบนี้เต็มแล้ว: ลดเดิมพันหรือถอนให้เร็วขึ้น',
};
