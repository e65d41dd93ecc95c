/** What the test game says, by language code; places are filled by its page. */
interface GameWords {
  readonly test: string;
  readonly balance: string;
  readonly stake: string;
  readonly heads: string;
  readonly tails: string;
  readonly choose: string;
  readonly won: string;
  readonly lost: string;
  readonly poor: string;
  readonly over: string;
}

export const gameWords: Record<string, GameWords> = {
  en: {
    test: 'Test game of the sandbox',
    balance: 'Balance here',
    stake: 'Stake',
    heads: 'Heads',
    tails: 'Tails',
    choose: 'Choose a side of the coin',
    won: 'Right! You were paid',
    lost: 'Not this time',
    poor: 'Not enough balance here',
    over: 'This game session is over. Open the game again',
  },
  pt: {
    test: 'Jogo de teste do ambiente de demonstração',
    balance: 'Saldo aqui',
    stake: 'Aposta',
    heads: 'Cara',
    tails: 'Coroa',
    choose: 'Escolha um lado da moeda',
    won: 'Acertou! Você recebeu',
    lost: 'Não foi desta vez',
    poor: 'Saldo insuficiente aqui',
    over: 'Esta sessão de jogo terminou. Abra o jogo de novo',
  },
  cn: {
    test: '沙盒测试游戏',
    balance: '此处余额',
    stake: '投注',
    heads: '正面',
    tails: '反面',
    choose: '选择硬币的一面',
    won: '猜对了！获得',
    lost: '这次没中',
    poor: '此处余额不足',
    over: '本次游戏已结束，请重新打开',
  },
  ch: {
    test: '沙盒測試遊戲',
    balance: '此處餘額',
    stake: '投注',
    heads: '正面',
    tails: '反面',
    choose: '選擇硬幣的一面',
    won: '猜對了！獲得',
    lost: '這次沒中',
    poor: '此處餘額不足',
    over: '本次遊戲已結束，請重新開啟',
  },
  vi: {
    test: 'Trò chơi thử của môi trường mô phỏng',
    balance: 'Số dư tại đây',
    stake: 'Tiền cược',
    heads: 'Ngửa',
    tails: 'Sấp',
    choose: 'Chọn một mặt đồng xu',
    won: 'Chính xác! Bạn nhận được',
    lost: 'Lần này chưa trúng',
    poor: 'Số dư tại đây không đủ',
    over: 'Phiên chơi này đã kết thúc. Hãy mở lại trò chơi',
  },
  id: {
    test: 'Game uji coba sandbox',
    balance: 'Saldo di sini',
    stake: 'Taruhan',
    heads: 'Kepala',
    tails: 'Ekor',
    choose: 'Pilih satu sisi koin',
    won: 'Benar! Anda menerima',
    lost: 'Belum kali ini',
    poor: 'Saldo di sini tidak cukup',
    over: 'Sesi game ini telah berakhir. Buka lagi gamenya',
  },
  th: {
    test: 'เกมทดสอบของระบบจำลอง',
    balance: 'ยอดเงินที่นี่',
    stake: 'เดิมพัน',
    heads: 'หัว',
    tails: 'ก้อย',
    choose: 'เลือกด้านของเหรียญ',
    won: 'ถูกต้อง! คุณได้รับ',
    lost: 'ครั้งนี้ยังไม่ถูก',
    poor: 'ยอดเงินที่นี่ไม่พอ',
    over: 'รอบการเล่นนี้จบแล้ว โปรดเปิดเกมใหม่',
  },
  tr: {
    test: 'Deneme ortamının test oyunu',
    balance: 'Buradaki bakiye',
    stake: 'Bahis',
    heads: 'Tura',
    tails: 'Yazı',
    choose: 'Paranın bir yüzünü seç',
    won: 'Bildin! Kazancın',
    lost: 'Bu kez olmadı',
    poor: 'Buradaki bakiye yetersiz',
    over: 'Bu oyun oturumu bitti. Oyunu yeniden aç',
  },
  msa: {
    test: 'Permainan ujian kotak pasir',
    balance: 'Baki di sini',
    stake: 'Pertaruhan',
    heads: 'Kepala',
    tails: 'Ekor',
    choose: 'Pilih satu muka syiling',
    won: 'Betul! Anda menerima',
    lost: 'Bukan kali ini',
    poor: 'Baki di sini tidak cukup',
    over: 'Sesi permainan ini telah tamat. Buka semula permainan',
  },
};
