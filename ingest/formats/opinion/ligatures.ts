/** Some prints of the Supreme Court code the ligatures "fi", "ffi" and "fl" as "f" and "ff": "offcer", "frst", "refect". */

const MENDED: readonly (readonly [broken: RegExp, whole: string])[] = [
  [/ffc(?=[a-z])/g, "ffic"],
  [/ffrm/g, "ffirm"],
  [/\b([Ff])(?=l(?:e|ed|es|ing|ings)\b)/g, "$1i"],
  [/\b([Ff])(?=rst|nd(?:s|ing|ings)?\b|eld|nal|nanc|ne[ds]?\b|ve\b|ft|duciar|gure|scal|xed|nger)/g, "$1i"],
  [/fcation/g, "fication"],
  [/([a-z]i|[a-z]s)fed\b/g, "$1fied"],
  [/([Dd])ef(?=ci|n[ei]|nit)/g, "$1efi"],
  [/([Cc])onf(?=rm|ne|scat|den)/g, "$1onfi"],
  [/([Bb])enef(?=c|t)/g, "$1enefi"],
  [/(peci|igni|cienti|ravi|raf)f(?=c)/g, "$1fi"],
  [/\b([Rr])ef(?=ect)/g, "$1efl"],
  [/\b([Cc])onf(?=ict)/g, "$1onfl"],
  [/\b([Ii])nf(?=uenc|ict|ation)/g, "$1nfl"],
];
const BROKEN = /\b(?:offc|frst\b|suffc|effc|defne|satisfed|affrm)/;

/** The text with its ligatures, where it shows that it lost them; else as it is. Ranges are not kept. */
export function withLigatures(text: string): string {
  return MENDED.reduce((mended, [broken, whole]) => mended.replace(broken, whole), text);
}

export function hasLostLigatures(texts: readonly string[]): boolean {
  return texts.filter((text) => BROKEN.test(text)).length >= 2;
}
