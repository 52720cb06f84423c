/*
 * A joiner or a non-joiner is seen inside of a word of the scripts below, where it changes the form of letters, and a joiner inside
 * of an emoji of several parts. Elsewhere neither is.
 */
const inWord =
  /(?<=(?=[\p{scx=Arab}\p{scx=Syrc}\p{scx=Mand}\p{scx=Nkoo}\p{scx=Mong}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Tibt}\p{scx=Mymr}\p{scx=Khmr}\p{scx=Bali}\p{scx=Java}])[\p{L}\p{M}])[\u200C\u200D](?=(?=[\p{scx=Arab}\p{scx=Syrc}\p{scx=Mand}\p{scx=Nkoo}\p{scx=Mong}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Tibt}\p{scx=Mymr}\p{scx=Khmr}\p{scx=Bali}\p{scx=Java}])[\p{L}\p{M}])/gu
const inEmoji =
  /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}]|\uFE0F)\u200D(?=\p{Extended_Pictographic})/gu
const unseen = /[\p{Cc}\p{Cf}\p{Cs}]/gu

/**
 * A name without control and format characters and without halves of surrogate pairs, which PostgreSQL refuses: two names that
 * look the same are the same, and none is shown in another order than it is read.
 */
export function withoutUnseen(name: string): string {
  const seen = new Set([...name.matchAll(inWord), ...name.matchAll(inEmoji)].map(({ index }) => index))
  return name.replace(unseen, (sign: string, index: number) => (seen.has(index) ? sign : ''))
}
