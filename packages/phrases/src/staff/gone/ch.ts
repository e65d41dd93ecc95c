import type { Words } from '../../words.ts';
import type { en, enErrors } from './en.ts';

export const ch: Words<typeof en> = {
  request_transfer: '轉帳結果',
  title_transfer: '認定這筆轉帳的結果？',
  approve_transfer: '認定',
  about_transfer_in_done: '{{account}} 的 {{money}} 已到達 {{platform}}，將計為存放在該平台。',
  about_transfer_in_failed: '{{account}} 的 {{money}} 未到達 {{platform}}，將退回餘額。',
  about_transfer_out_done: '{{account}} 的 {{money}} 已從 {{platform}} 轉出，將計入餘額。',
  about_transfer_out_failed: '{{account}} 的 {{money}} 未從 {{platform}} 轉出，仍計為存放在該平台。',
  platform_said_not_connected: '申請時平台未連線。',
  platform_said_no_answer: '申請時平台沒有告知這筆轉帳的情況。',
  platform_said_something_else: '申請時平台以該編號告知的是另一筆轉帳。',
  declared_done: '已完成',
  declared_failed: '未完成',
  declare_transfer_title: '這筆轉帳結果如何？',
  declare_transfer_text: '只能依據平台或其清算人的書面憑證。平台若仍連線，現在會再查詢一次；由另一人決定。',
  declare_transfer_what: '憑證所示',
  declare_transfer_evidence: '對帳單或函件編號',
  did_platform_transfer_declare_ask: '申請認定轉帳結果',
  did_platform_transfer_declare: '認定了轉帳結果',
  did_platform_transfer_declare_refuse: '拒絕認定轉帳結果',
  detail_platform_said: '平台答覆',
  detail_platform: '平台',
  detail_direction: '方向',
  direction_in: '轉入平台',
  direction_out: '從平台轉出',
};

export const chErrors: Words<typeof enErrors> = {
  transfer_too_fresh: '該轉帳發出還不到 {{hours}} 小時',
  transfer_known: '平台剛剛告知了該轉帳的結果，已入帳',
  transfer_under_way: '正在向平台查詢該轉帳，請稍後再試',
};
