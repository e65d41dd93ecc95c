/** True for a password that is tried first when somebody guesses: common ones, one repeated sign, the account's own name. */
export function isCommonPassword(password: string, account: string): boolean {
  const plain = password.toLowerCase();
  return common.has(plain) || plain === account.toLowerCase() || /^(.)\1*$/u.test(plain);
}

/** The most common passwords of six signs or more in published leaks, with those of Brazil. */
const common = new Set(
  `
  123456 1234567 12345678 123456789 1234567890 0123456789 0123456 012345 01234567 012345678 123123 123321 1234321
  12341234 123456a 123456q 1234qwer 123abc 123qwe 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 102030 10203040 1020304050 101010
  11223344 112233 1122334455 121212 123654 123698745 131313 142536 147147 147258 147258369 159357 159753 159951 147852
  1478963 1478963250 12344321 123454321 123465 1234554321 123456123 1234567891 12345679 123456654321 123456789a a123456
  a1234567 a12345678 a123456789 abc123 abc12345 abc123456 abcd1234 abcdef abcdefg abcdefgh abcd123 aa123456 aa12345678
  aaa111 asd123 asd123456 asdasd asdasd123 asdf1234 asdfasdf asdfgh asdfghj asdfghjk asdfghjkl azerty azertyuiop
  159632 192837 192837465 198080 200000 202020 212121 222333 232323 246810 2468101214 252525 258258 258456 282828 303030
  314159 321321 321654 321654987 3215987 333444 456123 456456 456789 5201314 520520 5211314 54321a 543210 567890 654123
  654321 7654321 741852 741852963 753159 753951 777888 789123 789456 789456123 789789 852456 87654321 963852 963852741
  987456 987456321 987654 9876543 98765432 987654321 9876543210 0987654321 098765 963258 951753 951357 999888 qazwsx
  qazwsxedc qaz123 q1w2e3 q1w2e3r4 q1w2e3r4t5 q123456 qqww1122 qwe123 qwe123456 qweasd qweasd123 qweasdzxc qweqwe qwer1234
  qwerasdf qwert1 qwert123 qwerty qwerty1 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwertyu qwertyui
  qwertyuiop poiuyt poiuytrewq mnbvcxz zaq12wsx zaq1zaq1 zxc123 zxcvbn zxcvbnm zxcvbnm123 zxczxc lkjhgfdsa
  password password1 password12 password123 password1234 passw0rd p@ssw0rd p@ssword passwort motdepasse contrasena
  changeme default letmein welcome welcome1 welcome123 login123 admin123 admin1234 admin@123 administrator rootroot
  root123 test123 test1234 testtest teste123 testing testando iloveyou iloveyou1 ilovegod loveyou lovely lovelove
  sunshine princess princess1 monkey dragon master master123 shadow superman batman spiderman pokemon naruto starwars
  football football1 baseball basketball soccer hockey michael michelle jordan jordan23 jessica jennifer ashley daniel
  charlie thomas andrew george robert joshua matthew anthony nicole nicolas hannah samantha summer winter flower
  freedom whatever trustno1 computer internet google facebook youtube instagram samsung iphone killer hunter ranger
  buster harley pepper ginger cookie cheese chocolate banana orange purple silver golden diamond secret secret123
  access matrix merlin mustang corvette ferrari mercedes yamaha maggie tigger blink182 metallica slipknot nirvana
  hello123 hellohello hello1 unknown nothing private phoenix eminem
  brasil brasil1 brasil10 brasil123 brasil2014 brasil2022 brazil brasileiro senha1 senha12 senha123 senha1234 senha12345
  senha123456 minhasenha novasenha suasenha asenha senhas senhaforte mudar123 mudarsenha trocar123 trocarsenha
  flamengo flamengo1 flamengo10 flamengo123 corinthians corinthians1 corinthians10 corinthians123 timao1 timao123
  palmeiras palmeiras1 palmeiras123 verdao saopaulo saopaulo1 saopaulofc santos santos123 santosfc gremio gremio123
  internacional colorado vasco123 vascodagama cruzeiro cruzeiro1 galo13 atletico fluminense botafogo mengao mengo81
  deusefiel deuseamor deuseobom deuseobrasil deusnocomando deusnoscomanda deus123 deus777 jesus1 jesus123 jesuscristo
  jesus777 jesusteama jesuseomeupastor meudeus gloriaadeus senhorjesus amordeus familia familia1 familia123 meuamor
  meuamor1 meuamor123 teamo1 teamo123 teamomuito amoreterno amorzinho amoreamor amominhafamilia amomeufilho
  minhavida minhafilha meufilho meusfilhos princesa princesa1 princesinha gatinha gatinho gostosa gostoso lindinha
  felicidade felizes saudade esperanca estrela estrelinha borboleta cachorro cachorra papagaio passarinho tartaruga
  chocolate1 morango melancia abacaxi pipoca bolinha bolinho florzinha juliana juliana1 fernanda fernando gabriel
  gabriel1 gabriel123 gabriela gabriela1 gustavo henrique rafael rafael1 rafaela ricardo roberto rodrigo leonardo
  leticia larissa mariana mariana1 mariana123 marcelo marcos carlos carlos123 camila camila123 amanda amanda123
  beatriz bianca bruna123 bruno123 daniela eduardo eduarda felipe felipe123 isabela isabella joaovictor joao123
  julia123 lucas123 luciana manuela matheus mateus maria123 mariaeduarda mariaclara miguel nathalia patricia pedro123
  pedrohenrique priscila renata samuel sandra sabrina simone tatiana thiago thiago123 tiago123 vanessa victor
  victor123 vinicius vitoria vitoria1 vitoria123 yasmin aparecida antonio francisco sebastiao terezinha
  bemvindo bomdia acesso acesso123 cassino casino casino123 apostas aposta123 tigrinho fortunetiger jogodobicho
  dinheiro dinheiro1 vencedor ganhar campeao milionario cerveja futebol neymar neymar10 neymar11 ronaldinho ronaldo9
  pelada carnaval caipirinha guarana feijoada riodejaneiro
  `
    .trim()
    .split(/\s+/),
);
