import type { Words } from '../words.ts';
import type { enErrors } from './en.ts';

export const thErrors: Words<typeof enErrors> = {
  sent_already: 'ข้อความนี้ถูกส่งไปแล้วตามเนื้อหาเดิม ส่วนที่คุณแก้ไขภายหลังยังไม่ได้ส่ง โปรดดูรายการก่อนเขียนใหม่',
  rate_above_edge: 'อัตรานี้ต้องต่ำกว่าความได้เปรียบของเจ้ามือที่น้อยที่สุด',
  must_rise: 'แต่ละขั้นต้องสูงกว่าขั้นก่อนหน้า',
  must_be_above_zero: 'ต้องมากกว่าศูนย์',
  pays_nothing: 'หากใช้ค่านี้ รางวัลจะเป็นศูนย์',
  step_above_deposit: 'ต้องไม่เกินยอดฝากขั้นต่ำ',
  end_before_start: 'เวลาสิ้นสุดต้องอยู่หลังเวลาเริ่ม',
  two_weeks_needed: 'ข้อกำหนดใหม่มีผลได้เร็วที่สุด 14 วันหลังประกาศ',
};
