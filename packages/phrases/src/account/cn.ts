import type { Words } from '../words.ts';
import type { en, enErrors } from './en.ts';

export const cn: Words<typeof en> = {
  data_title: '您的数据',
  download: '下载我的数据',
  download_short: '下载',
  download_about: '一个文件，包含您在此的全部数据',
  download_text:
    '注册信息、登录、充值、提现、账户明细、游戏局、限额和消息，全部在一个 JSON 文件中。请妥善保管：拿到它的人可以看到一切。',
  download_started: '下载已开始',
  close: '注销账号',
  close_short: '注销',
  close_about: '在所有设备上永久注销',
  close_title: '要注销您的账号吗？',
  close_before: '请先提出资金并完成游戏局和奖金：仍有未了事项时无法注销。',
  close_sessions: '所有会话结束，账号不能再登录。',
  close_news: '我们不再发送消息和优惠。',
  close_kept:
    '依法律要求，记录至少保存五年，之后清除可识别您身份的信息。在此之前，您的 CPF 不能再开立其他账号。',
  close_excluded: '自我禁止继续有效，直至到期。',
  closed: '账号已注销',
  closed_text: '日后如需恢复，请联系客服。',
  mail_kept:
    '依法律要求，我们将注册信息、充值、提现、投注及账号记录保存 {{years}} 年，之后清除可识别您身份的信息；法律或未结事项要求更长时间的除外。在此之前，您的 CPF 不能再开立其他账号。',
  mail_back: '如需在此之前恢复账号，请联系客服：{{support}}',
  mail_money: '这笔款项仍归您所有。如需提取，请联系客服：{{support}}',
  mail_closed_ignore: '如非您本人操作，请立即联系客服。',
  mail_reopened: '账号存续期间不会清除数据。资讯和优惠通知保持关闭，直到您重新开启。',
};

export const cnErrors: Words<typeof enErrors> = {
  account_closed: '此账号已注销。如需恢复，请联系客服',
  account_erased: '此账号已被清除',
  account_has_withdrawal: '有提现正在处理：请等待完成或取消',
  account_has_round: '有一局尚未结束：请先完成',
  account_has_bonus: '有奖金正在进行：请先完成或放弃',
  account_has_money: '账号中仍有资金：请先提现',
};
