import type { Words } from '../words.ts';
import type { en, enErrors } from './en.ts';

export const ch: Words<typeof en> = {
  data_title: '您的資料',
  download: '下載我的資料',
  download_short: '下載',
  download_about: '一個檔案，包含您在此的全部資料',
  download_text:
    '註冊資料、登入、儲值、提領、帳戶明細、遊戲局、限額與訊息，全部在一個 JSON 檔案中。請妥善保管：取得它的人能看到一切。',
  download_started: '下載已開始',
  close: '註銷帳號',
  close_short: '註銷',
  close_about: '在所有裝置上永久註銷',
  close_title: '要註銷您的帳號嗎？',
  close_before: '請先提出資金並完成遊戲局與獎金：仍有未了事項時無法註銷。',
  close_sessions: '所有工作階段結束，帳號不能再登入。',
  close_news: '我們不再寄送消息與優惠。',
  close_kept:
    '依法律要求，紀錄至少保存五年，之後清除可識別您身分的資料。在此之前，您的 CPF 無法再開立其他帳號。',
  close_excluded: '自我禁制持續有效，直至到期。',
  closed: '帳號已註銷',
  closed_text: '日後如需恢復，請聯絡客服。',
  mail_kept:
    '依法律要求，我們將註冊資料、儲值、提領、投注及帳號紀錄保存 {{years}} 年，之後清除可識別您身分的資料；法律或未結事項要求更長時間者除外。在此之前，您的 CPF 無法再開立其他帳號。',
  mail_back: '如需在此之前恢復帳號，請聯絡客服：{{support}}',
  mail_money: '這筆款項仍歸您所有。如需提領，請聯絡客服：{{support}}',
  mail_closed_ignore: '若非您本人操作，請立即聯絡客服。',
  mail_reopened: '帳號存續期間不會清除資料。資訊與優惠通知保持關閉，直到您重新開啟。',
};

export const chErrors: Words<typeof enErrors> = {
  account_closed: '此帳號已註銷。如需恢復，請聯絡客服',
  account_erased: '此帳號已被清除',
  account_has_withdrawal: '有提領正在處理：請等待完成或取消',
  account_has_round: '有一局尚未結束：請先完成',
  account_has_bonus: '有獎金正在進行：請先完成或放棄',
  account_has_money: '帳號中仍有資金：請先提領',
};
