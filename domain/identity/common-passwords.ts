/**
 * Passwords of 8 characters and more that lead every list of leaked ones, in lower case: the first that anybody tries who
 * has a list of email addresses. Those that only repeat or count are found by rule.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `password passw0rd p@ssword p@ssw0rd pa55word pa$$word password1 password1! password12 password123 password123! password1234
  password2024 password2025 password2026 passwort passwords mypassword yourpassword newpassword changeme changeme1 changeme123
  welcome1 welcome12 welcome123 welcome1! letmein1 letmein12 letmein123 letmeinnow trustno1 iloveyou iloveyou1 iloveyou2 iloveyou!
  ilovegod iloveme1 loveyou1 lovelove sunshine sunshine1 princess princess1 football football1 baseball baseball1 basketball
  superman superman1 spiderman spiderman1 starwars starwars1 batman123 pokemon1 pokemon123 dragon123 monkey123 shadow123 master123
  michael1 michelle jennifer jessica1 jordan23 ashley123 charlie1 charlie123 daniel123 thomas123 samantha victoria alexander
  elizabeth christian benjamin anthony1 nicholas jonathan matthew1 whatever whatever1 computer computer1 internet internet1
  corvette mercedes ferrari1 porsche1 mustang1 yamaha123 chelsea1 liverpool liverpool1 arsenal1 barcelona manchester
  chocolate butterfly rainbow1 flower123 summer123 summer2024 summer2025 winter123 winter2024 winter2025 spring2025 autumn2025
  qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4 q1w2e3r4t5
  1qaz2wsx 1qaz2wsx3edc qazwsxedc qazwsx123 zaq12wsx zaq1zaq1 zxcvbnm1 zxcvbnm123 asdfghjk asdfghjkl asdfasdf asdf1234 qwer1234
  abcd1234 abc12345 abc123456 a1b2c3d4 a123456789 aa123456 aa12345678 a12345678 1234qwer 12qwaszx 123qweasd 123qwe123 123abc123
  abcdefg1 abcdefgh1 test1234 test12345 testtest testing1 testing123 admin123 admin1234 admin12345 administrator adminadmin
  root1234 rootroot default1 default123 guest1234 user1234 username secret12 secret123 topsecret mysecret access14 login123
  company1 company123 business1 business123 office123 office2025 foolscap foolscap1 foolscap123 supplies supplies1 shopping
  shopping1 hello123 hello1234 hellohello helloworld goodluck freedom1 blessed1 jesus123 jesuschrist godisgood heaven123 blink182
  metallica nirvana1 slipknot eminem123 fuckyou1 fuckyou123 asshole1 696969696 88888888a zxcvbnm12 k1234567 987654321a 147258369
  159753456 741852963 123654789 963852741 321654987 789456123 456789123 11223344 1122334455 12341234 123123123 12121212 13131313
  10101010 20202020 69696969 78787878 121314151617 31415926 3141592653 27182818`.split(/\s+/),
);
