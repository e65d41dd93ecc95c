/** Words of nine languages, in one order, that titles are made of. */
const languages = ['en', 'pt', 'cn', 'ch', 'vi', 'id', 'th', 'tr', 'msa'] as const;
type Language = (typeof languages)[number];

/** en | pt | cn | ch | vi | id | th | tr | msa */
const subjects = [
  'Tiger|Tigre|老虎|老虎|Hổ|Harimau|เสือ|Kaplan|Harimau',
  'Dragon|Dragão|神龙|神龍|Rồng|Naga|มังกร|Ejderha|Naga',
  'Moon|Lua|月亮|月亮|Mặt trăng|Bulan|พระจันทร์|Ay|Bulan',
  'Sun|Sol|太阳|太陽|Mặt trời|Matahari|ตะวัน|Güneş|Matahari',
  'Forest|Floresta|森林|森林|Rừng|Hutan|ป่า|Orman|Hutan',
  'River|Rio|河流|河流|Dòng sông|Sungai|แม่น้ำ|Nehir|Sungai',
  'Temple|Templo|神殿|神殿|Đền thờ|Kuil|วิหาร|Tapınak|Kuil',
  'Crown|Coroa|王冠|王冠|Vương miện|Mahkota|มงกุฎ|Taç|Mahkota',
  'Heart|Coração|心|心|Trái tim|Hati|หัวใจ|Kalp|Hati',
  'Star|Estrela|星星|星星|Ngôi sao|Bintang|ดวงดาว|Yıldız|Bintang',
  'Garden|Jardim|花园|花園|Khu vườn|Taman|สวน|Bahçe|Taman',
  'Castle|Castelo|城堡|城堡|Lâu đài|Istana|ปราสาท|Kale|Istana',
  'Ocean|Oceano|海洋|海洋|Đại dương|Samudra|มหาสมุทร|Okyanus|Lautan',
  'Mountain|Montanha|山峰|山峰|Ngọn núi|Gunung|ภูเขา|Dağ|Gunung',
  'Mask|Máscara|面具|面具|Mặt nạ|Topeng|หน้ากาก|Maske|Topeng',
  'Drum|Tambor|鼓声|鼓聲|Tiếng trống|Genderang|กลอง|Davul|Gendang',
  'Horse|Cavalo|骏马|駿馬|Ngựa|Kuda|ม้า|At|Kuda',
  'Eagle|Águia|雄鹰|雄鷹|Đại bàng|Elang|อินทรี|Kartal|Helang',
  'Wolf|Lobo|狼|狼|Sói|Serigala|หมาป่า|Kurt|Serigala',
  'Panther|Pantera|黑豹|黑豹|Báo|Macan|เสือดำ|Panter|Harimau kumbang',
  'Lantern|Lanterna|灯笼|燈籠|Đèn lồng|Lentera|โคมไฟ|Fener|Tanglung',
  'Treasure|Tesouro|宝藏|寶藏|Kho báu|Harta|ขุมทรัพย์|Hazine|Harta karun',
  'Island|Ilha|岛屿|島嶼|Hòn đảo|Pulau|เกาะ|Ada|Pulau',
  'Night|Noite|夜晚|夜晚|Đêm|Malam|ราตรี|Gece|Malam',
  'Rain|Chuva|雨|雨|Mưa|Hujan|สายฝน|Yağmur|Hujan',
  'Wind|Vento|风|風|Gió|Angin|สายลม|Rüzgar|Angin',
  'Rose|Rosa|玫瑰|玫瑰|Hoa hồng|Mawar|กุหลาบ|Gül|Mawar',
  'Fountain|Fonte|喷泉|噴泉|Suối nguồn|Mata air|น้ำพุ|Pınar|Pancutan',
  'Queen|Rainha|女王|女王|Nữ hoàng|Ratu|ราชินี|Kraliçe|Ratu',
  'King|Rei|国王|國王|Vua|Raja|ราชา|Kral|Raja',
  'Ship|Navio|大船|大船|Con tàu|Kapal|เรือ|Gemi|Kapal',
  'Comet|Cometa|彗星|彗星|Sao chổi|Komet|ดาวหาง|Kuyruklu yıldız|Komet',
  'Butterfly|Borboleta|蝴蝶|蝴蝶|Bươm bướm|Kupu-kupu|ผีเสื้อ|Kelebek|Rama-rama',
  'Turtle|Tartaruga|海龟|海龜|Rùa|Penyu|เต่า|Kaplumbağa|Penyu',
  'Bull|Touro|公牛|公牛|Bò tót|Banteng|กระทิง|Boğa|Lembu jantan',
  'Falcon|Falcão|猎鹰|獵鷹|Chim ưng|Alap-alap|เหยี่ยว|Şahin|Falkon',
  'Bridge|Ponte|桥|橋|Cây cầu|Jembatan|สะพาน|Köprü|Jambatan',
  'Tower|Torre|高塔|高塔|Tháp|Menara|หอคอย|Kule|Menara',
  'Compass|Bússola|罗盘|羅盤|La bàn|Kompas|เข็มทิศ|Pusula|Kompas',
  'Shell|Concha|贝壳|貝殼|Vỏ sò|Kerang|เปลือกหอย|Deniz kabuğu|Kerang',
];

const matters = [
  'Gold|Ouro|黄金|黃金|Vàng|Emas|ทองคำ|Altın|Emas',
  'Silver|Prata|白银|白銀|Bạc|Perak|เงิน|Gümüş|Perak',
  'Fire|Fogo|火焰|火焰|Lửa|Api|ไฟ|Ateş|Api',
  'Ice|Gelo|冰霜|冰霜|Băng|Es|น้ำแข็ง|Buz|Ais',
  'Jade|Jade|翡翠|翡翠|Ngọc bích|Giok|หยก|Yeşim|Jed',
  'Ruby|Rubi|红宝石|紅寶石|Hồng ngọc|Rubi|ทับทิม|Yakut|Delima',
  'Emerald|Esmeralda|祖母绿|祖母綠|Ngọc lục bảo|Zamrud|มรกต|Zümrüt|Zamrud',
  'Diamond|Diamante|钻石|鑽石|Kim cương|Berlian|เพชร|Elmas|Berlian',
  'Pearl|Pérola|珍珠|珍珠|Ngọc trai|Mutiara|ไข่มุก|İnci|Mutiara',
  'Amber|Âmbar|琥珀|琥珀|Hổ phách|Ambar|อำพัน|Kehribar|Ambar',
  'Bronze|Bronze|青铜|青銅|Đồng|Perunggu|สำริด|Bronz|Gangsa',
  'Crystal|Cristal|水晶|水晶|Pha lê|Kristal|คริสตัล|Kristal|Kristal',
  'Thunder|Trovão|雷霆|雷霆|Sấm|Guntur|สายฟ้า|Yıldırım|Guntur',
  'Honey|Mel|蜂蜜|蜂蜜|Mật ong|Madu|น้ำผึ้ง|Bal|Madu',
  'Velvet|Veludo|天鹅绒|天鵝絨|Nhung|Beludru|กำมะหยี่|Kadife|Baldu',
  'Coral|Coral|珊瑚|珊瑚|San hô|Karang|ปะการัง|Mercan|Karang',
  'Marble|Mármore|大理石|大理石|Cẩm thạch|Marmer|หินอ่อน|Mermer|Marmar',
  'Silk|Seda|丝绸|絲綢|Lụa|Sutra|ผ้าไหม|İpek|Sutera',
  'Glass|Vidro|琉璃|琉璃|Thủy tinh|Kaca|แก้ว|Cam|Kaca',
  'Steel|Aço|钢铁|鋼鐵|Thép|Baja|เหล็กกล้า|Çelik|Keluli',
  'Mist|Névoa|迷雾|迷霧|Sương mù|Kabut|สายหมอก|Sis|Kabus',
  'Salt|Sal|海盐|海鹽|Muối|Garam|เกลือ|Tuz|Garam',
  'Cocoa|Cacau|可可|可可|Ca cao|Kakao|โกโก้|Kakao|Koko',
  'Coffee|Café|咖啡|咖啡|Cà phê|Kopi|กาแฟ|Kahve|Kopi',
  'Ebony|Ébano|乌木|烏木|Gỗ mun|Kayu hitam|ไม้มะเกลือ|Abanoz|Kayu arang',
];

/** Later games of one name. */
const series = [
  '',
  'II',
  'Max',
  'III',
  'Plus',
  'Turbo',
  'Extra',
  'Mega',
  'IV',
  'Ultra',
  'Prime',
  'V',
  'XL',
  'VI',
  'Gala',
  'VII',
  'Nova',
  'VIII',
  'IX',
  'X',
];

/** How many different titles there are. */
export const titlesMax = subjects.length * matters.length * series.length;

/** What joins the two words, and whether what it is made of comes first. */
function join(language: Language, subject: string, matter: string): string {
  switch (language) {
    case 'pt':
      return `${subject} de ${matter}`;
    case 'en':
    case 'tr':
      return `${matter} ${subject}`;
    case 'cn':
    case 'ch':
      return `${matter}${subject}`;
    case 'th':
      return `${subject}${matter}`;
    case 'vi':
    case 'id':
    case 'msa':
      return `${subject} ${matter}`;
  }
}

/** The title with a number, in nine languages; two numbers below `titlesMax` never have the same. */
export function titleOf(number: number): Record<Language, string> {
  const names = subjects.length * matters.length;
  const name = number % names;
  const subject = (subjects[name % subjects.length] ?? '').split('|');
  // Steps through the matters so that neighbours differ in both words.
  const matter = (matters[(name + Math.floor(name / subjects.length)) % matters.length] ?? '').split('|');
  const suffix = series[Math.floor(number / names) % series.length] ?? '';
  const titles = languages.map((language, at) => {
    const title = join(language, subject[at] ?? '', matter[at] ?? '');
    return [language, suffix === '' ? title : `${title} ${suffix}`] as const;
  });
  // One entry for each language.
  return Object.fromEntries(titles) as Record<Language, string>;
}

/** Letters, digits and hyphens of the Portuguese title. */
export function idOf(title: { readonly pt: string }): string {
  return title.pt
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');
}
