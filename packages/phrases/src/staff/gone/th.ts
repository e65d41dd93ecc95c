import type { Words } from '../../words.ts';
import type { en, enErrors } from './en.ts';

export const th: Words<typeof en> = {
  request_transfer: 'ผลของการโอน',
  title_transfer: 'ระบุผลของการโอนนี้หรือไม่',
  approve_transfer: 'ระบุผล',
  about_transfer_in_done: '{{money}} ของ {{account}} ถึง {{platform}} แล้ว และนับว่าอยู่ที่นั่น',
  about_transfer_in_failed: '{{money}} ของ {{account}} ไปไม่ถึง {{platform}} เงินกลับเข้ายอด',
  about_transfer_out_done: '{{money}} ของ {{account}} ออกจาก {{platform}} แล้ว เงินเข้ายอด',
  about_transfer_out_failed: '{{money}} ของ {{account}} ไม่ได้ออกจาก {{platform}} และยังนับว่าอยู่ที่นั่น',
  platform_said_not_connected: 'ตอนที่ขอ แพลตฟอร์มไม่ได้เชื่อมต่ออยู่',
  platform_said_no_answer: 'ตอนที่ขอ แพลตฟอร์มไม่ได้แจ้งอะไรเกี่ยวกับรายการนี้',
  platform_said_something_else: 'ตอนที่ขอ แพลตฟอร์มแจ้งการโอนรายการอื่นภายใต้รหัสนี้',
  declared_done: 'สำเร็จ',
  declared_failed: 'ไม่สำเร็จ',
  declare_transfer_title: 'การโอนนี้จบลงอย่างไร',
  declare_transfer_text:
    'ใช้เฉพาะเอกสารจากแพลตฟอร์มหรือผู้ชำระบัญชีเท่านั้น หากยังเชื่อมต่ออยู่ ระบบจะถามแพลตฟอร์มอีกครั้งตอนนี้ แล้วคนที่สองเป็นผู้ตัดสิน',
  declare_transfer_what: 'สิ่งที่เอกสารยืนยัน',
  declare_transfer_evidence: 'เลขที่รายการเดินบัญชีหรือหนังสือ',
  did_platform_transfer_declare_ask: 'ขอระบุผลของการโอน',
  did_platform_transfer_declare: 'ระบุผลของการโอน',
  did_platform_transfer_declare_refuse: 'ปฏิเสธการระบุผลของการโอน',
  detail_platform_said: 'แพลตฟอร์มตอบว่า',
  detail_platform: 'แพลตฟอร์ม',
  detail_direction: 'ทิศทาง',
  direction_in: 'ไปยังแพลตฟอร์ม',
  direction_out: 'จากแพลตฟอร์ม',
};

export const thErrors: Words<typeof enErrors> = {
  transfer_too_fresh: 'การโอนนี้ส่งไปยังไม่ถึง {{hours}} ชั่วโมง',
  transfer_known: 'แพลตฟอร์มเพิ่งแจ้งผลของการโอนนี้ และบันทึกแล้ว',
  transfer_under_way: 'กำลังสอบถามแพลตฟอร์มเรื่องการโอนนี้อยู่ โปรดลองอีกครั้งในอีกสักครู่',
};
