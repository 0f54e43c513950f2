/** Words and keyboard rows that leaked-password lists are built from; not the lists themselves. */

const WORDS = `
  abc abcd access account admin administrator asdf azerty baseball basketball batman buster changeme charlie
  cheese computer cookie cpa default demo dragon eagle football freedom friend friends george ginger guest hello
  hockey hunter iloveyou internet jennifer jessica jordan killer letmein login love lovely maggie master matrix
  michael michelle monkey mustang my myspace new nothing office pass passw passwd passwort password passwords
  pepper pokemon princess purple pw qazwsx qwer qwert qwerty qwertyuiop ranger robert root samsung secret secure
  shadow soccer software starwars summer sunshine superman superuser taxes tax taxrag temp temporary test tester
  testing thomas tigger trustno trustnoone user username welcome whatever winter work spring autumn fall the is
  january february march april june july august september october november december monday friday sunday
  zaq zxcvbn zxcvbnm iamthe youand me you i
`;

export const COMMON_WORDS: readonly string[] = WORDS.trim().split(/\s+/);

const DIGITS = "1234567890".repeat(14);
const KEYBOARD = ["qwertyuiopasdfghjklzxcvbnm", "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik", "1q2w3e4r5t6y7u8i9o0p"];

/** Keyboard and alphabet sequences; a password that is a substring of one was not chosen at random. */
export const SEQUENCES: readonly string[] = [
  DIGITS,
  "0123456789".repeat(14),
  "abcdefghijklmnopqrstuvwxyz".repeat(6),
  ...KEYBOARD.map((row) => row.repeat(5)),
];
