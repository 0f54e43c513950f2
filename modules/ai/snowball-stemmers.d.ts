declare module "snowball-stemmers" {
  interface Stemmer {
    stem(word: string): string;
  }
  const snowball: {
    /** @param language "english", "german" … */
    newStemmer(language: string): Stemmer;
  };
  export default snowball;
}
