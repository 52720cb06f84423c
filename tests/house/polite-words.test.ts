import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './source-files.ts'

/** The Korean of screens, errors and mails is 해요체; policies are legal texts and stay formal. */
const formal = /(니다|십시오|니까)(?=[.?)"”’]|$)/m

/** REST answers that the specification quotes word by word (VAL-009, VAL-011, VAL-012, VAL-014, VAL-035, ERR-007, ERR-009). */
const quoted = [
  'errors.json ALREADY_EXIST_USER',
  'errors.json INVALID_EMAIL',
  'errors.json INVALID_BUSINESS_NUMBER',
  'errors.json INVALID_CARD_NUMBER',
  'errors.json INVALID_TAG_NAME',
]

/** Words of decision D76 on the campaign, of VAL-011, VAL-012 and VAL-014 on fields, and of VAL-035 on tags. */
const decided = [
  '유효하지 않은 이메일입니다.',
  '사업자번호 형식이 아닙니다.',
  '곧 시작합니다',
  '종료된 이벤트입니다',
  '카드 번호 항목의 값이 유효하지 않습니다.',
  '한글, 알파벳, 숫자만 입력 가능합니다.',
]

/** What a brand writes, not what the product says. */
const example =
  /^(workbook(-\w+)?\.json steps\.\S+\.(examples|fieldExamples)|examples\/[\w-]+\.json examples)\./

test('no text of the product is in formal Korean, except what the specification quotes', () => {
  const texts = [...messages(), ...content()]
  expect(texts.length).toBeGreaterThan(2000)
  const wrong = texts.filter(
    ({ place, text }) =>
      formal.test(text) && !example.test(place) && (quoted.includes(place) || !decided.includes(text)),
  )
  expect(wrong.map(({ place }) => place).filter((place) => !quoted.includes(place))).toEqual([])
  expect(quoted.filter((place) => !wrong.some((one) => one.place === place))).toEqual([])
})

/** Endings of questions alone: `끝나요` and `들어가요` say something. */
const question = /([하있담했]나요|[인은운]가요|까요)$/m

test('a question ends with its mark', () => {
  const unmarked = [...messages(), ...content()].filter(({ text }) => question.test(text))
  expect(unmarked).toEqual([])
})

test('finds a question without its mark', () => {
  expect(question.test('언제까지 쓸 수 있나요')).toBe(true)
  expect(question.test('언제까지 쓸 수 있나요?')).toBe(false)
  expect(question.test('곧 끝나요')).toBe(false)
})

test('finds a formal ending', () => {
  expect(formal.test('다시 시도해 주십시오.')).toBe(true)
  expect(formal.test('로그인이 필요합니다')).toBe(true)
  expect(formal.test('트리니다드 토바고')).toBe(false)
  expect(formal.test('합니다체로 말해요.')).toBe(false)
})

interface Text {
  readonly place: string
  readonly text: string
}

/** The Korean messages are the sources of all others. */
function messages(): Text[] {
  return readdirSync(join(root, 'locales/ko/messages')).flatMap((name) =>
    [
      ...read(`messages/${name}`)
        .replaceAll('"\n"', '')
        .matchAll(/^msgid "(.*)"$/gm),
    ].map(([, text = '']) => ({
      place: `messages/${name}`,
      text,
    })),
  )
}

function content(): Text[] {
  const files = readdirSync(join(root, 'locales/ko'), { recursive: true, encoding: 'utf8' })
  return files
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => leavesOf(JSON.parse(read(name)), `${name} `))
}

function leavesOf(value: unknown, place: string): Text[] {
  if (typeof value === 'string') return [{ place, text: value }]
  return Object.entries(value ?? {}).flatMap(([key, inner]) =>
    leavesOf(inner, place.endsWith(' ') ? `${place}${key}` : `${place}.${key}`),
  )
}

function read(path: string): string {
  return readFileSync(join(root, 'locales/ko', path), 'utf8')
}
