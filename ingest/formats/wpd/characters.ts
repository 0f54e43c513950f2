/** Characters of WordPerfect beside ASCII, by set and number; those that no paper of the IRS or of a court has are left out. */

const MULTINATIONAL = 1;
const TYPOGRAPHIC = 4;

/** Set 1 from 26 on: capital and small letter in turn. */
const ACCENTED = "ÁáÂâÄäÀàÅåÆæÇçÉéÊêËëÈèÍíÎîÏïÌìÑñÓóÔôÖöÒòÚúÛûÜüÙùŸÿÃãĐđØøÕõÝýÐðÞþ";
const FIRST_ACCENTED = 26;
const TYPOGRAPHICS = "●○■•*¶§¡¿«»£¥₧ƒªº½¼¢²ⁿ®©¤¾³‛’‘‟”“–—‹›○□†‡™℠℞";
/** What WordPerfect 6 writes in one byte below the blank: letters of set 1. */
const SHORT = "ÅåÄäÀàÉéÆæÑñÖöØøÜüÇçÊêËëÈèÏïÎîÓóÔô";

/** A box for a character without a name here, so that none is dropped unseen. */
export function characterOf(set: number, number: number): string {
  if (set === 0) return String.fromCharCode(number);
  const known =
    set === TYPOGRAPHIC
      ? [...TYPOGRAPHICS][number]
      : set === MULTINATIONAL
        ? [...ACCENTED][number - FIRST_ACCENTED]
        : undefined;
  return known ?? "□";
}

/** WordPerfect 6: a byte from 1 to 32. */
export function shortCharacter(byte: number): string {
  return [...SHORT][byte - 1] ?? "□";
}
