import type { Words } from '../../words.ts';
import type { en, enErrors } from './en.ts';

export const cn: Words<typeof en> = {
  request_transfer: '转账结果',
  title_transfer: '认定这笔转账的结果？',
  approve_transfer: '认定',
  about_transfer_in_done: '{{account}} 的 {{money}} 已到达 {{platform}}，将计为存放在该平台。',
  about_transfer_in_failed: '{{account}} 的 {{money}} 未到达 {{platform}}，将退回余额。',
  about_transfer_out_done: '{{account}} 的 {{money}} 已从 {{platform}} 转出，将计入余额。',
  about_transfer_out_failed: '{{account}} 的 {{money}} 未从 {{platform}} 转出，仍计为存放在该平台。',
  platform_said_not_connected: '申请时平台未连接。',
  platform_said_no_answer: '申请时平台没有告知这笔转账的情况。',
  platform_said_something_else: '申请时平台以该编号告知的是另一笔转账。',
  declared_done: '已完成',
  declared_failed: '未完成',
  declare_transfer_title: '这笔转账结果如何？',
  declare_transfer_text: '只能依据平台或其清算人的书面凭证。平台若仍连接，现在会再查询一次；由另一人决定。',
  declare_transfer_what: '凭证所示',
  declare_transfer_evidence: '对账单或函件编号',
  did_platform_transfer_declare_ask: '申请认定转账结果',
  did_platform_transfer_declare: '认定了转账结果',
  did_platform_transfer_declare_refuse: '拒绝认定转账结果',
  detail_platform_said: '平台答复',
  detail_platform: '平台',
  detail_direction: '方向',
  direction_in: '转入平台',
  direction_out: '从平台转出',
};

export const cnErrors: Words<typeof enErrors> = {
  transfer_too_fresh: '该转账发出还不到 {{hours}} 小时',
  transfer_known: '平台刚刚告知了该转账的结果，已入账',
  transfer_under_way: '正在向平台查询该转账，请稍后再试',
};
