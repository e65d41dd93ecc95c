import type { Words } from '../../words.ts';
import type { en, enErrors } from './en.ts';

export const th: Words<typeof en> = {
  lifting: 'การถอนจากบัญชีดำ',
  lift: 'ขอถอนจากบัญชีดำ',
  lift_title: 'ถอน {{account}} ออกจากบัญชีดำหรือไม่',
  lift_text: 'อีกคนหนึ่งเป็นผู้ตัดสินใจ ก่อนหน้านั้นไม่มีอะไรเปลี่ยน หลังจากนั้นสมาชิกเข้าสู่ระบบได้อีก',
  lift_asked: 'ส่งคำขอแล้ว อีกคนหนึ่งตัดสินใจที่นี่หรือในหน้าเคส',
  lift_by: '{{email}} ขอเมื่อ {{at}}: {{reason}}',
  lift_decided_by: 'ตัดสินใจโดย {{email}} เมื่อ {{at}}',
  lift_waiting: 'รออีกคนหนึ่ง',
  lift_done: 'ถอนจากบัญชีดำแล้ว',
  lift_refused: 'ปฏิเสธแล้ว ยังอยู่ในบัญชีดำ',
  lift_approve: 'ถอนจากบัญชีดำ',
  lift_refuse: 'คงไว้ในบัญชีดำ',
  did_member_lifting_ask: 'ขอถอนจากบัญชีดำ',
  did_member_lift: 'ถอนสมาชิกจากบัญชีดำ',
  did_member_lifting_refuse: 'ปฏิเสธการถอนจากบัญชีดำ',
  detail_asked_by: 'ผู้ขอ',
  deduct_asks_text: 'ยอดเงินสด {{money}} คุณขอหักเงิน อีกคนหนึ่งตัดสินใจในหน้าปรับยอด แล้วจึงหักเงิน',
  deduct_asked_notice: 'ส่งคำขอหักเงินแล้ว อีกคนหนึ่งตัดสินใจในหน้าปรับยอด',
  done_deduct_asked: 'ขอหักเงินแล้ว',
  correction: 'การหักเงิน',
  correction_waiting: '{{email}} ขอ {{money}} เมื่อ {{at}} รออีกคนหนึ่ง',
  correction_done: '{{asker}} ขอ {{money}} และ {{email}} หักเงินเมื่อ {{at}}',
  correction_refused: '{{asker}} ขอ {{money}} แต่ {{email}} ปฏิเสธเมื่อ {{at}} เคสจึงเปิดอีกครั้ง',
  adjustment_case: 'จากเคส',
  detail_case_id: 'เคส',
};

export const thErrors: Words<typeof enErrors> = {
  lifting_unknown: 'ไม่มีคำขอถอนจากบัญชีดำนี้',
  member_not_blacklisted: 'สมาชิกคนนี้ไม่ได้อยู่ในบัญชีดำ',
  lifting_waits: 'มีคำขอรออีกคนหนึ่งตัดสินใจอยู่แล้ว',
};
