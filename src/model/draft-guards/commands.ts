import { registerOf } from '../voice/registers.ts'
import { sentencesOf } from '../voice/sentences.ts'

/** What commands its reader, instead of telling of the brand. */
const command = new RegExp(
  [
    // To forget what was said, to show it, to play another role.
    /지시(?:를|는|사항)?.{0,12}(?:무시|잊|따르)|프롬프트/,
    /(?:너|넌|당신)(?:는|은)?\s?(?:이제|지금부터|앞으로)|(?:이제|지금부터|앞으로)\s?(?:너|넌|당신)/,
    /앞으로.{0,12}(?:말해|답해|써)/,
    // To say, or not to say, something.
    /(?:라고|다고|이라|로)만?\s?(?:답|쓰|써|말|출력|적)(?:하|해)?\s?(?:세요|십시오|라|줘|주세요|지\s?마)/,
    /(?:붙이|감싸|따르)(?:세요|십시오|라|어\s?줘)/,
    /\b(?:ignore|disregard)\b.{0,40}\b(?:above|previous|instructions?|prompt)\b|\bsystem\s*(?:prompt|:)/,
    // What is read by machines: headings of turns, links.
    /###|!\[|\]\(|https?:/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'iu',
)
/**
 * Base64 has letters of both cases; a word of a language has digits or a second capital inside seldom, and not both. It is looked for
 * from the first letter of a word alone, or a long one would be read again from each.
 */
const encoded =
  /(?<![A-Za-z0-9+/])(?=[a-z0-9+/]*[A-Z][a-z0-9+/]*[A-Z])(?=[A-Za-z+/]*\d)[A-Za-z0-9+/]{10,}={0,2}/

/** Syllables by which two words are the same, whatever ends them. */
const stemLetters = 2
/** Beginnings of words that any text may have. */
const common = new Set(
  '모두 모든 이제 지금 당신 너는 나는 우리 글을 위의 끝에 라고 반드 다음 다른 가게 답하 쓰세 쓰지 마세 말해 보여 앞으'.split(
    ' ',
  ),
)

/** The source without sentences that command: what they say is no fact of the brand. */
export function withoutCommands(source: string): string {
  return saidIn(source)
    .filter((said) => !isCommand(said))
    .join('\n')
}

/**
 * Whether a text does what a sentence of its source commands: it has a word that is only there, or speaks plainly (반말) where there
 * are commands at all. `told`: the source without them.
 */
export function obeysCommand(text: string, source: string, told: string): boolean {
  const commands = saidIn(source).filter(isCommand)
  if (commands.length === 0) return false
  if (sentencesOf(text).some((sentence) => registerOf(sentence.text) === 'plain')) return true
  const stems = new Set(commands.flatMap(stemsOf))
  return stemsOf(text).some((stem) => stems.has(stem) && !told.includes(stem))
}

/** Sentences, and what is before, between and behind tags. */
function saidIn(source: string): string[] {
  return sentencesOf(source.replaceAll(/<\/?[a-z_]{1,20}>/giu, '\n')).map(({ text }) => text)
}

function isCommand(sentence: string): boolean {
  return command.test(sentence) || encoded.test(sentence)
}

function stemsOf(text: string): string[] {
  const words = text.match(/[가-힣]+/g) ?? []
  return words
    .filter(({ length }) => length >= stemLetters)
    .map((word) => word.slice(0, stemLetters))
    .filter((stem) => !common.has(stem))
}
