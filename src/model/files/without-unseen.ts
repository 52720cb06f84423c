/** Scripts whose letters change their form by a joiner or a non-joiner between them. */
const joining =
  'Arabic Syriac Mandaic Nko Mongolian Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Tibetan Myanmar Khmer Balinese Javanese'
    .split(' ')
    .map((script) => `\\p{scx=${script}}`)
    .join('')

/** A joiner inside of an emoji of several parts, and either inside of a word of such a script. Elsewhere they are not seen. */
const seenJoiners = `(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\uFE0F])\\u200D(?=\\p{Extended_Pictographic})|(?<=(?=[${joining}])[\\p{L}\\p{M}])[\\u200C\\u200D](?=(?=[${joining}])[\\p{L}\\p{M}])`
const unseen = new RegExp(`(${seenJoiners})|[\\p{Cc}\\p{Cf}\\p{Cs}]`, 'gu')

/**
 * A name without control and format characters and without halves of surrogate pairs, which PostgreSQL refuses: two names that
 * look the same are the same, and none is shown in another order than it is read.
 */
export function withoutUnseen(name: string): string {
  return name.replace(unseen, '$1')
}
