import { formatter } from '@lingui/format-po'
import { expect, test } from 'vitest'
import { filesBelow } from './source-files.ts'

/*
 * A particle with two forms fits what it follows, which is not known where that is a placeholder: `{name}은` is wrong after 온기.
 * Another sentence does without (`이름: {name}`, `이름({name})은`); what is composed has its particle from `#model/hangul/josa.ts`.
 */

/** 은/는 and the like, also with further particles behind them; not the beginning of a longer word, and not 의, 에, 도, 만, 부터. */
const particle =
  '(?:은|는|이|가|을|를|과|와|으?로(?:서|써|부터|는|도|만)?|이?(?:나|나마|랑|든|든지|며|고|라|라고|라는|라도|라면|라서|야|지만|다|면|에요)|예요|이?었어요|였어요|이어서|여서)'
/** What may stand between: closing quotes and tags, not a bracket, which has a word before it that is read. */
const fixed = new RegExp(`(?:\\{[\\w.]+\\}+|#)(?:[’”'"」』]|</?\\d+/?>)*${particle}(?![가-힣])`, 'gu')

/** Patterns of composition name the particle inside of the slot, and their slots are filled by what knows it. */
const composed = /\/drafts(?:-\w+)?\.json$/

test('no Korean text has a particle with two forms behind a placeholder', async () => {
  const texts = await koreanTexts()
  expect(texts.length).toBeGreaterThan(5000)
  expect(
    texts.flatMap(({ path, text }) => (text.match(fixed) ?? []).map((found) => `${path}: ${found}: ${text}`)),
  ).toEqual([])
})

test('the rule finds each particle, behind quotes and tags as well, and nothing else', () => {
  const wrong = [
    '{name}은 없어요',
    '‘{name}’를 지웠어요',
    '{email}로 보내요',
    '<0>{name}</0>으로 바꿔요',
    '역할은 {role}예요.',
    '값은 {price}이에요',
    '{size}라 달라요',
    '{{company.email}}로도 알려요',
    '{name}이라는 이름',
    '{count, plural, other {#을 지웠어요}}',
  ]
  for (const text of wrong) expect(text.match(fixed), text).not.toBeNull()
  const right = [
    '{count}개를 지웠어요',
    '{count, plural, other {#개를 지웠어요}}',
    '{name} 님이 초대했어요',
    '이메일({email})로 보내요',
    '{name}의 가이드',
    '{day}부터 {last}까지',
    '{size} px로 만들었어요',
    '{place}에서 {name}도',
    '{count}이닝',
  ]
  for (const text of right) expect(text.match(fixed), text).toBeNull()
})

interface Text {
  readonly path: string
  readonly text: string
}

/** Texts of screens, of the server and its mails, and of policies. */
async function koreanTexts(): Promise<readonly Text[]> {
  const po = formatter({ lineNumbers: false })
  const files = filesBelow(['locales/ko'], /\.(?:po|json|md)$/).filter(({ path }) => !composed.test(path))
  const all = files.map(async ({ path, text }) => {
    if (path.endsWith('.po')) {
      const messages = await po.parse(text, { locale: 'ko', sourceLocale: 'ko', filename: path })
      return Object.entries(messages as Readonly<Record<string, { message?: string }>>).map(
        ([id, { message }]) => ({
          path,
          text: message ?? id,
        }),
      )
    }
    return text.split('\n').map((line) => ({ path, text: line }))
  })
  return (await Promise.all(all)).flat()
}
